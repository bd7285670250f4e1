import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearToasts } from '@/ui/toast';
import { siteWorld } from '../resources/world';
import { axeFindings } from '../setup/axe';
import { problem } from '../setup/problem';
import { renderApp } from '../setup/renderApp';

afterEach(clearToasts);

test('a bulk change shows at once, with progress when it takes long; what is refused or cancelled is taken back', async () => {
  const world = siteWorld(9);
  const answers: (() => void)[] = [];
  const slow = http.put('*/api/locations/:id', async ({ params }) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return params.id === '2' ? problem(409, { detail: 'It is on a tour.' }) : undefined;
  });
  const { screen } = await renderApp({ path: '/dt/locations', handlers: [slow, ...world.handlers] });
  const states = () =>
    [...document.querySelectorAll('tbody tr')]
      .map((row) => (row.textContent?.includes('Inactive') ? '-' : '+'))
      .join('');
  await expect.element(screen.getByText('1 to 9 of 9')).toBeVisible();
  await expect.poll(states).toBe('+++-+++-+');
  // The box of the head says what is chosen: nothing, all, some.
  const all = screen.getByRole('checkbox', { name: 'Select all rows of this page' });
  const first = screen.getByRole('checkbox', { name: /^Select 07/ }).first();
  await first.click();
  await expect.element(all).toBePartiallyChecked();
  await first.click();
  await expect.element(all).not.toBePartiallyChecked();
  await all.click();
  await expect.element(all).toBeChecked();
  await screen.getByRole('button', { name: 'Set inactive' }).click();
  // Four are on their way, none is answered, and all show what they will be.
  await expect.poll(() => answers).toHaveLength(4);
  await expect.poll(() => states()).toBe('---------');
  expect(world.locations.every((row) => !row.is_active)).toBe(false);

  const progress = screen.getByRole('dialog', { name: 'Set inactive' });
  await expect.element(progress.getByText('0 of 9 done')).toBeVisible();
  await progress.getByRole('button', { name: 'Cancel' }).click();
  for (const answer of answers.splice(0)) answer();
  await expect.element(progress.getByText('3 of 9 changed, 1 failed')).toBeVisible();
  await expect.element(progress.getByText(/^5 rows were not touched/)).toBeVisible();
  await expect.element(progress.getByRole('listitem')).toHaveTextContent('07/02: It is on a tour.');
  await expect.poll(() => states()).toBe('-+--+++-+');
  await progress.getByRole('button', { name: 'Close' }).last().click();
  await expect.element(screen.getByRole('toolbar')).not.toBeInTheDocument();
  await expect.poll(() => document.activeElement?.closest('[role=grid]')).not.toBeNull();
  await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}{ArrowRight}');
  screen.getByRole('button', { name: 'Delete 07/02' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.closest('tr')?.textContent).toContain('07/03');
  await screen.getByRole('button', { name: 'Undo' }).last().click();
});

test('all rows that match are selected and changed, on whatever page they are; they are not deleted at once', async () => {
  const world = siteWorld(25);
  const matching = () => world.locations.filter(({ is_active }) => is_active);
  let isBroken = true;
  const rows = http.get('*/api/locations/', ({ request }) => {
    if (!request.headers.get('accept')?.includes('ndjson')) return undefined;
    if (isBroken) return problem(500);
    return new HttpResponse(
      matching()
        .map((row) => `${JSON.stringify(row)}\n`)
        .join(''),
      { headers: { 'content-type': 'application/x-ndjson', 'x-total-count': String(matching().length) } },
    );
  });
  const handlers = [rows, ...world.handlers];
  const { screen } = await renderApp({ path: '/dt/locations?is_active=true', handlers });
  await expect.element(screen.getByText('1 to 10 of 19')).toBeVisible();
  const bar = screen.getByRole('toolbar');
  const page10 = screen.getByRole('checkbox', { name: 'Select all rows of this page' });
  const all = bar.getByRole('button', { name: 'All 19' });
  await screen.getByRole('checkbox', { name: 'Select 07/01' }).click();
  await expect.element(bar.getByText('1 row selected')).toBeVisible();
  expect(all.elements()).toHaveLength(0);
  await page10.click();
  await all.click();
  await expect.element(screen.getByText('The other rows could not be loaded.')).toBeVisible();
  await expect.element(bar.getByText('10 rows selected')).toBeVisible();
  isBroken = false;
  await all.click();
  await expect.element(bar.getByText('19 rows selected')).toBeVisible();
  await expect.element(all).toHaveAttribute('aria-pressed', 'true');
  await expect.element(bar.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  expect(await axeFindings()).toEqual([]);
  // A row taken out leaves those of the page.
  await screen.getByRole('checkbox', { name: 'Select 07/01' }).click();
  await expect.element(bar.getByText('9 rows selected')).toBeVisible();
  await page10.click();
  await all.click();
  await expect.element(bar.getByText('19 rows selected')).toBeVisible();
  // One that is on another page is changed by somebody meanwhile: refused, and read anew for the second try.
  const other = world.locations.find(({ id }) => id === 25);
  Object.assign(other ?? {}, { location_name: 'Neuer Platz', updated_at: '2026-11-02T08:00:00Z' });
  await bar.getByRole('button', { name: 'Set inactive' }).click();
  const report = screen.getByRole('dialog', { name: 'Set inactive' });
  await expect.element(report.getByText('18 of 19 changed, 1 failed')).toBeVisible();
  await report.getByRole('button', { name: 'Try the failed ones again' }).click();
  await expect.element(screen.getByText('1 row changed')).toBeVisible();
  expect(matching()).toEqual([]);
  expect(other?.location_name).toBe('Neuer Platz');
});

test('who leaves while rows are being changed is asked, and ends it', async () => {
  const world = siteWorld(9);
  const answers: (() => void)[] = [];
  const slow = http.put('*/api/locations/:id', async () => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return undefined;
  });
  const handlers = [slow, ...world.handlers];
  const { screen, href, router } = await renderApp({ path: '/dt/locations', handlers, language: 'de' });
  await screen.getByRole('checkbox', { name: 'Alle Zeilen dieser Seite auswählen' }).click();
  await screen.getByRole('button', { name: 'Als inaktiv markieren' }).click();
  await expect.element(screen.getByText('0 von 9 erledigt')).toBeVisible();
  void router.navigate({ to: '/dt' });
  const question = screen.getByRole('alertdialog', { name: 'Seite verlassen?' });
  await question.getByRole('button', { name: 'Abbrechen' }).click();
  await expect.element(screen.getByText('0 von 9 erledigt')).toBeVisible();
  expect(href()).toBe('/dt/locations');
  void router.navigate({ to: '/dt' });
  await question.getByRole('button', { name: 'Verlassen' }).click();
  await expect.poll(href).toBe('/dt');
  for (const answer of answers.splice(0)) answer();
  await expect.poll(() => world.locations.filter(({ is_active }) => !is_active).length).toBe(5);
  expect(answers).toEqual([]);
});
