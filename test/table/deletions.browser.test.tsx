import { http, HttpResponse } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';
import { clearToasts } from '@/ui/toast';
import { siteWorld } from '../resources/world';
import { problem } from '../setup/problem';
import { renderApp } from '../setup/renderApp';

afterEach(clearToasts);

test('twelve deleted at once are all sent before the page could be left', async () => {
  const world = siteWorld(12);
  const sent: string[] = [];
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const slow = http.delete('*/api/locations/:id', async ({ request, params }) => {
    sent.push(`${String(params.id)} ${String(request.keepalive)}`);
    await held;
    return new HttpResponse(null, { status: 204 });
  });
  const { screen } = await renderApp({ path: '/dt/locations?page_size=25', handlers: [slow, ...world.handlers] });
  await expect.element(screen.getByText('1 to 12 of 12')).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  await screen.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => sent).toHaveLength(12);
  expect(new Set(sent)).toEqual(new Set(world.locations.map(({ id }) => `${id} true`)));
  // Unanswered, they would fail half a minute later, with a message in the middle of another test.
  answer();
  await expect.element(screen.getByText('12 entries deleted successfully')).toBeVisible();
});

test('when a whole page was deleted the focus is in the rows that follow', async () => {
  const { screen } = await renderApp({ path: '/dt/locations?page_size=10', handlers: siteWorld(12).handlers });
  await screen.getByRole('checkbox', { name: 'Select all rows of this page' }).click();
  await screen.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  await expect.element(screen.getByText('10 entries deleted successfully')).toBeVisible();
  await expect.element(screen.getByText('1 to 2 of 2')).toBeVisible();
  await expect.poll(() => document.activeElement?.closest('tbody tr')?.textContent).toContain('07/11');
});

test.each(['its row', 'the bar of bulk actions'])(
  'when the last row is deleted by %s the focus is in what is shown instead',
  async (by) => {
    const world = siteWorld(1);
    world.bins.length = 0;
    const { screen } = await renderApp({ path: '/dt/locations', handlers: world.handlers });
    if (by !== 'its row') await screen.getByRole('checkbox', { name: 'Select 07/01' }).click();
    const remove =
      by === 'its row'
        ? screen.getByRole('button', { name: 'Delete 07/01' })
        : screen.getByRole('toolbar').getByRole('button', { name: 'Delete' });
    await expect.element(remove).toBeVisible();
    (remove.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Entry deleted successfully: 07/01')).toBeVisible();
    await expect.poll(() => document.activeElement?.className).toBe('dt-frame');
  },
);

test('two bulk deletions after each other have a message each, and each Undo restores its own; failures are named', async () => {
  const told = vi.spyOn(console, 'error');
  const world = siteWorld(6);
  const { screen, use } = await renderApp({ path: '/dt/locations', handlers: world.handlers });
  const ids = () => world.locations.map(({ id }) => id).toSorted((a, b) => a - b);
  // Pressed without the pointer, which rests on the messages: they wait for it however slow this machine is.
  const press = async (button: Locator) => {
    await expect.element(button).toBeVisible();
    (button.element() as HTMLElement).click();
  };
  const remove = async (...names: string[]) => {
    for (const name of names) await press(screen.getByRole('checkbox', { name: `Select ${name}` }));
    await press(screen.getByRole('toolbar').getByRole('button', { name: 'Delete' }));
  };
  const undo = screen.getByRole('button', { name: 'Undo' });
  await remove('07/01', '07/02');
  await undo.hover();
  await remove('07/03', '07/04');
  await expect.element(screen.getByText('2 entries deleted successfully')).toHaveLength(2);
  expect(ids()).toEqual([5, 6]);
  // The newest message is the first.
  await undo.last().click();
  await expect.poll(ids).toEqual([1, 2, 5, 6]);
  await expect.element(screen.getByRole('gridcell', { name: '07/01', exact: true })).toBeVisible();
  // Somebody takes the key of one of the others.
  const [one] = world.locations;
  if (one) world.locations.push({ ...one, id: 99, location_id: '07/03' });
  await expect.element(undo).toHaveLength(1);
  await undo.click();
  await expect.poll(ids).toEqual([1, 2, 4, 5, 6, 99]);
  await expect.element(screen.getByText('07/03: Its key was given to another record.')).toBeVisible();
  expect(told).toHaveBeenCalledWith(expect.stringMatching(/^POST \/locations\/3\/restore failed: 409/));
  // Or archives its area.
  const detail = 'Its disposition area is archived. Restore the area first, then the location.';
  use(http.post('*/api/locations/:id/restore', () => problem(409, { detail })));
  await remove('07/01');
  await undo.click();
  await expect.element(screen.getByText(`07/01: ${detail}`)).toBeVisible();
});
