import { http, HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { clearToasts } from '@/ui/toast';
import { axeFindings } from '../../setup/axe';
import { renderApp } from '../../setup/renderApp';
import { complaint, complaintServer } from '../complaints/world';
import { fleetWorld } from '../world';

afterEach(clearToasts);

const entry = {
  at: '2026-01-05T13:03:00.000Z',
  actor_id: 2,
  actor: 'Anke Brandt',
  source: 'screen',
  action: 'changed',
  kind: 'trucks',
  record_key: 'MS-ÄB 12',
  record: 'MS-ÄB 12',
  work_date: null,
  day_of_week: null,
};
const history = [
  { ...entry, id: 4, changes: [{ field: 'capacity', before: 12.5, after: 18.5 }] },
  {
    ...entry,
    id: 3,
    source: 'import',
    changes: [
      { field: 'available', before: false, after: true },
      { field: 'default_disposition_area_id', before: null, after: 1 },
    ],
  },
  { ...entry, id: 2, actor: null, actor_id: null, source: 'server', action: 'restored', changes: [] },
];
const handler = (asked: string[] = []) =>
  http.get('*/api/history/trucks/:key', ({ request }) => {
    asked.push(new URL(request.url).search);
    const size = Number(new URL(request.url).searchParams.get('page_size'));
    const rows = [...history, ...Array.from({ length: 9 }, (_, index) => ({ ...history[2], id: 100 + index }))];
    return HttpResponse.json({ history: rows.slice(0, size), total_routes: rows.length });
  });

test('the history of a truck is read in sentences, when it is asked for, page by page', async () => {
  const asked: string[] = [];
  const { screen } = await renderApp({ path: '/dt/trucks', handlers: [handler(asked), ...fleetWorld().handlers] });
  await screen.getByRole('gridcell', { name: 'MS-ÄB 12', exact: true }).click();
  const drawer = screen.getByRole('dialog', { name: 'Truck MS-ÄB 12' });
  const show = drawer.getByRole('button', { name: 'Show history' });
  await expect.element(show).toBeVisible();
  expect(asked).toEqual([]);
  await show.click();
  const section = drawer.getByRole('region', { name: 'History' });
  await expect.element(section.getByText('Anke Brandt changed Capacity (t) from 12.5 to 18.5')).toBeVisible();
  // The button is gone: the keyboard goes on at what it brought.
  await expect.element(section.getByRole('listitem').first()).toHaveFocus();
  await expect.element(section.getByText('Anke Brandt (import) changed 2 values')).toBeVisible();
  await expect.element(section.getByText('Available: Not available → Available')).toBeVisible();
  await expect.element(section.getByText('Default disposition area: No area → Nord')).toBeVisible();
  await expect.element(section.getByText('The server restored the record').first()).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await page.viewport(390, 800);
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(section.element().scrollWidth).toBeLessThanOrEqual(section.element().clientWidth);
  await section.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => section.getByRole('listitem').all().length).toBeGreaterThan(11);
  const entries = [...section.getByRole('list').first().element().children];
  expect(document.activeElement).toBe(entries[10]);
  expect(asked).toHaveLength(2);
});

test('earlier values are restored after they were shown, in German too', async () => {
  const world = fleetWorld();
  const { screen } = await renderApp({ path: '/dt/trucks', handlers: [handler(), ...world.handlers], language: 'de' });
  await screen.getByRole('gridcell', { name: 'MS-ÄB 12', exact: true }).click();
  const drawer = screen.getByRole('dialog', { name: 'Fahrzeug MS-ÄB 12' });
  await drawer.getByRole('button', { name: 'Verlauf anzeigen' }).click();
  await expect.element(drawer.getByText('Anke Brandt hat Nutzlast (t) von 12,5 auf 18,5 geändert')).toBeVisible();
  await drawer.getByRole('button', { name: 'Diese Werte wiederherstellen' }).first().click();
  const ask = screen.getByRole('alertdialog');
  await expect.element(ask.getByText('18,5 → 12,5')).toBeVisible();
  await ask.getByRole('button', { name: 'Diese Werte wiederherstellen' }).click();
  await expect.element(screen.getByText('Die Werte sind wiederhergestellt')).toBeVisible();
  expect(world.trucks[0]).toMatchObject({ capacity: 12.5 });
  // The keyboard goes on at the newest change.
  await expect.element(ask).not.toBeInTheDocument();
  await expect.element(drawer.getByRole('region', { name: 'Verlauf' }).getByRole('listitem').first()).toHaveFocus();
});

test('whoever was faster is compared before values are restored', async () => {
  const world = fleetWorld();
  const sent: (string | null)[] = [];
  const faster = http.patch('*/api/trucks/:key', ({ request }) => {
    sent.push(request.headers.get('if-match'));
    if (sent.length > 1) return undefined;
    const current = { ...world.trucks[0], capacity: 20, updated_at: '2026-11-20T10:00:00.000Z' };
    return HttpResponse.json(
      { type: 'about:blank', title: 'Precondition failed', status: 412, current },
      { status: 412, headers: { 'content-type': 'application/problem+json' } },
    );
  });
  const { screen } = await renderApp({ path: '/dt/trucks', handlers: [handler(), faster, ...world.handlers] });
  await screen.getByRole('gridcell', { name: 'MS-ÄB 12', exact: true }).click();
  const drawer = screen.getByRole('dialog', { name: 'Truck MS-ÄB 12' });
  await drawer.getByRole('button', { name: 'Show history' }).click();
  await drawer.getByRole('button', { name: 'Restore these values' }).first().click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Restore these values' }).click();
  await expect.element(screen.getByRole('radio', { name: /12\.5/ })).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /20/ })).toBeVisible();
  expect(sent[0]).toMatch(/^"20/);
  // There is no form to go back to.
  const conflict = screen.getByRole('dialog', { name: 'Somebody else has changed this meanwhile' });
  await conflict.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(conflict).not.toBeInTheDocument();
  expect(world.trucks[0]).toMatchObject({ capacity: 18.5 });
});

test('why values are refused is said', async () => {
  const refused = http.patch('*/api/trucks/:key', () =>
    HttpResponse.json(
      { type: 'about:blank', title: 'Unprocessable Content', status: 422, detail: 'There is no such area.' },
      { status: 422, headers: { 'content-type': 'application/problem+json' } },
    ),
  );
  const { screen } = await renderApp({
    path: '/dt/trucks',
    handlers: [handler(), refused, ...fleetWorld().handlers],
  });
  await screen.getByRole('gridcell', { name: 'MS-ÄB 12', exact: true }).click();
  const drawer = screen.getByRole('dialog', { name: 'Truck MS-ÄB 12' });
  await drawer.getByRole('button', { name: 'Show history' }).click();
  await drawer.getByRole('button', { name: 'Restore these values' }).first().click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Restore these values' }).click();
  const said = 'The values could not be restored: There is no such area.';
  await expect.element(screen.getByText(said)).toBeVisible();
});

test('a change whose earlier values the truck has again offers nothing to restore', async () => {
  const back = { ...entry, id: 5, changes: [{ field: 'capacity', before: 18.5, after: 12.5 }] };
  const own = http.get('*/api/history/trucks/:key', () =>
    HttpResponse.json({ history: [history[0], back], total_routes: 2 }),
  );
  const { screen } = await renderApp({ path: '/dt/trucks', handlers: [own, ...fleetWorld().handlers] });
  await screen.getByRole('gridcell', { name: 'MS-ÄB 12', exact: true }).click();
  const drawer = screen.getByRole('dialog', { name: 'Truck MS-ÄB 12' });
  await drawer.getByRole('button', { name: 'Show history' }).click();
  await expect.element(drawer.getByText('Anke Brandt changed Capacity (t) from 18.5 to 12.5')).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Restore these values' }).all()).toHaveLength(1);
});

test('who may only read has no button to restore', async () => {
  const { screen } = await renderApp({
    path: '/dt/trucks',
    handlers: [handler(), ...fleetWorld().handlers],
    as: 'viewer',
  });
  await screen.getByRole('gridcell', { name: 'MS-ÄB 12', exact: true }).click();
  const drawer = screen.getByRole('dialog', { name: 'Truck MS-ÄB 12' });
  await drawer.getByRole('button', { name: 'Show history' }).click();
  await expect.element(drawer.getByText('Anke Brandt (import) changed 2 values')).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Restore these values' }).query()).toBeNull();
});

test('a time in the history of a notification is said as on the screen', async () => {
  const closed = { field: 'closed_at', before: null, after: '2026-01-05T13:03:00.000Z' };
  const changed = { ...entry, id: 5, kind: 'complaints', record_key: '11', record: '#11', changes: [closed] };
  const { screen } = await renderApp({
    path: '/complaints?id=11',
    handlers: [
      http.get('*/api/history/complaints/11', () => HttpResponse.json({ history: [changed], total_routes: 1 })),
      ...complaintServer([complaint(11, '07/12')]).handlers,
    ],
  });
  await screen.getByRole('button', { name: 'Show history' }).click();
  await expect.element(screen.getByText(/^Anke Brandt changed Closed .* to 05 Jan 2026, 14:03$/u)).toBeVisible();
});
