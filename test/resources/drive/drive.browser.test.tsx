import { deleteDB } from 'idb';
import { http, HttpResponse } from 'msw';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeStore } from '@/resources/drive/store';
import { axeFindings } from '../../setup/axe';
import { problem } from '../../setup/problem';
import { renderApp } from '../../setup/renderApp';
import { taps } from '../../setup/taps';
import { begin, fakeServer, picture, stop } from './world';

/** Each test has a link of its own. */
let visit = 0;
beforeEach(async () => {
  visit += 1;
  await closeStore();
  await deleteDB('drive');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
});
afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(1280, 800);
});

const open = (
  handlers: Parameters<typeof renderApp>[0]['handlers'],
  path = `/drive#token-of-the-link-of-tour-${visit}`,
) => renderApp({ path, as: null, handlers });
/** Buttons that a thumb in a glove would miss. */
const small = () =>
  [...document.querySelectorAll('main button, main a')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 56)
    .map((one) => one.textContent);
async function fits() {
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
}

test('a driver empties, refuses with a reason, unloads and ends, at 320 px and with letters of twice their size', async () => {
  await page.viewport(320, 640);
  const { server, handlers } = fakeServer();
  const { screen, href } = await open(handlers);
  const tap = taps(screen);
  await expect.element(screen.getByRole('heading', { name: 'Nord 1 Mi' })).toBeVisible();
  expect(href()).toBe('/drive');
  await expect.element(screen.getByRole('heading', { name: 'Marktplatz' })).toHaveFocus();
  for (const text of ['Schlüssel am Tor', 'Gasse 1, Glasfurt', '<b>Zwei</b> Säcke', 'Green reported: Overfull'])
    await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(screen.getByText('Wednesday 06:00 to 13:00: Wochenmarkt')).toBeVisible();
  await expect.element(screen.getByText('Next stop · Stop 1 · Planned for 08:00')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Navigate' }))
    .toHaveAttribute('href', expect.stringMatching(/^(geo|maps):.*51\.91,8/));
  expect(await axeFindings()).toEqual([]);
  await fits();
  // The bar at the bottom leaves room for what is tapped.
  document.documentElement.style.fontSize = '200%';
  await fits();
  await tap('Start the tour', 'Record 07/01-1', 'Full');
  await fits();
  document.documentElement.style.fontSize = '';
  expect(small()).toEqual([]);
  expect(await axeFindings()).toEqual([]);
  await fits();
  await page.viewport(844, 390);
  await expect.poll(() => screen.getByRole('navigation').element().clientHeight).toBeLessThan(390 / 4);
  expect(screen.getByRole('combobox', { name: 'Language' }).element().clientHeight).toBeGreaterThanOrEqual(42);
  await page.viewport(320, 640);
  await tap('Emptied');
  await expect.element(screen.getByText('Emptied at 100%')).toBeVisible();
  await tap('Record 07/01-2', 'Not emptied', 'Save');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Say how full it is.');
  await tap('Half', 'Save');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Choose a reason.');
  await tap('Parked in');
  expect(small()).toEqual([]);
  await fits();
  await screen.getByLabelText('Comment (optional)').fill('White van');
  await tap('Save');
  await expect.element(screen.getByText('Not emptied: Parked in')).toBeVisible();
  await expect.element(screen.getByText('1 of 3 stops')).toBeVisible();
  await tap('To the next stop');
  await expect.element(screen.getByRole('heading', { name: 'Bahnhof' })).toHaveFocus();

  await tap('Unload');
  expect(small()).toEqual([]);
  expect(await axeFindings()).toEqual([]);
  await tap('Save');
  await expect.element(screen.getByText('Enter a weight in tonnes, up to 60.')).toBeVisible();
  await screen.getByLabelText('Weight (t)').fill('4,25');
  await screen.getByLabelText('Material').selectOptions('Green glass');
  await tap('Save', 'Break');
  await expect.element(screen.getByText(/^Break since \d\d:\d\d$/)).toBeVisible();
  await tap('End the break', 'End the tour');
  await expect.element(screen.getByText('2 stops are still open.')).toBeVisible();
  await tap('End it now');
  await expect.element(screen.getByText('The tour is over. Thank you!')).toBeVisible();
  await expect.element(screen.getByText('Everything is sent')).toBeVisible();
  const said = [...server.rows.values()].map(({ key: _key, recorded_at: _at, ...row }) => row);
  expect(said).toEqual([
    { kind: 'start' },
    { kind: 'container', container_id: '07/01-1', is_emptied: true, revision: 0, level: 100 },
    {
      ...{ kind: 'container', container_id: '07/01-2', is_emptied: false, revision: 0, level: 50 },
      ...{ reason: 'parked_in', comment: 'White van' },
    },
    { kind: 'unloading', material_type: '12', weight: 4.25, location_name: 'Glasaufbereitung Hafen' },
    { kind: 'break_start' },
    { kind: 'break_end' },
    { kind: 'end' },
  ]);
  expect(document.cookie).toBe('');
});

test('without a network everything goes on, is there after a reload, and is sent in order, once', async () => {
  const { server, handlers } = fakeServer();
  const { screen } = await open(handlers);
  await expect.element(screen.getByText('Everything is sent')).toBeVisible();
  server.away = true;
  await taps(screen)('Record 07/01-1');
  // Twice, as with a thumb that trembles.
  const emptied = screen.getByRole('button', { name: 'Emptied', exact: true }).element() as HTMLButtonElement;
  emptied.click();
  emptied.click();
  await expect.element(screen.getByText('Emptied at 100%')).toBeVisible();
  await expect.element(screen.getByText(/No connection\. Go on.*1 entry is kept on this phone/)).toBeVisible();
  // Killed and opened again, still without a network.
  const again = await open(handlers, '/drive');
  await expect.element(again.screen.getByText('Emptied at 100%')).toBeVisible();
  await taps(again.screen)('Change 07/01-1', 'Half', 'Emptied');
  await expect.element(again.screen.getByText('Emptied at 50%')).toBeVisible();
  await taps(again.screen)('Record 07/01-2', 'Emptied');
  await expect.element(again.screen.getByText(/3 entries are kept on this phone/)).toBeVisible();
  expect(server.rows.size).toBe(0);
  server.away = false;
  window.dispatchEvent(new Event('online'));
  await expect.element(again.screen.getByText('Everything is sent')).toBeVisible();
  const rows = [...server.rows.values()];
  expect(rows.map((row) => [row.container_id, row.revision, row.level])).toEqual([
    ['07/01-1', expect.any(Number), 50],
    ['07/01-2', 0, undefined],
  ]);
});

test('stops are skipped and put in another order; what the dispatcher changes is announced', async () => {
  const { server, handlers } = fakeServer();
  const { screen } = await open(handlers);
  const tap = taps(screen);
  await page.viewport(390, 844);
  await tap('Stops', 'Move Hafen forward');
  expect(small()).toEqual([]);
  await expect.element(screen.getByText('Hafen is now stop 2')).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await tap(/^Next stop/);
  await tap('Skip this stop');
  await expect.element(screen.getByRole('heading', { name: 'Hafen' })).toHaveFocus();
  await expect.element(screen.getByText('Everything is sent')).toBeVisible();
  const kinds = [...server.rows.values()].map(({ kind, location_id, location_ids }) => [
    kind,
    location_id ?? location_ids,
  ]);
  expect(kinds).toEqual([
    ['order', ['07/01', '07/03', '07/02']],
    ['skip', '07/01'],
  ]);
  server.tour = {
    ...begin,
    hidden_stops: 2,
    stops: [...begin.stops.filter(({ location_id }) => location_id !== '07/02'), stop(4, 'Schule', [])],
  };
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByText('New stop: Schule')).toBeVisible();
  await expect.element(screen.getByText('No longer on the tour: Bahnhof')).toBeVisible();
  await expect.element(screen.getByText(/^2 more stops of this tour are in areas/u)).toBeVisible();
  await tap('Understood');
  await expect.element(screen.getByText('New stop: Schule')).not.toBeInTheDocument();
});

test('a photo is drawn smaller; in German; a link that has ended and none at all are said in words', async () => {
  const { server, handlers } = fakeServer();
  const { screen } = await open(handlers);
  await screen.getByRole('combobox', { name: 'Language' }).selectOptions('Deutsch');
  const tap = taps(screen);
  await tap('07/01-1 erfassen', 'Überfüllt', 'Nicht geleert', 'Verschlossen');
  const file = document.querySelector('input[type=file]') as HTMLInputElement;
  const data = new DataTransfer();
  data.items.add(await picture(2400, 1800));
  file.files = data.files;
  file.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(screen.getByRole('img', { name: 'Dein Foto' })).toBeVisible();
  await tap('Speichern');
  await expect.element(screen.getByText('Nicht geleert: Verschlossen')).toBeVisible();
  await expect.element(screen.getByText('Alles ist gesendet')).toBeVisible();
  const [{ photo = '' } = {}] = [...server.rows.values()];
  expect(photo.slice(0, 4)).toBe('/9j/');
  expect((photo.length * 3) / 4).toBeLessThanOrEqual(300 * 1024);

  server.ended = true;
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByRole('heading', { name: 'Dieser Link gilt nicht mehr' })).toBeVisible();
  await closeStore();
  await deleteDB('drive');
  const none = await open(handlers, '/drive');
  await expect.element(none.screen.getByRole('heading', { name: 'No tour is open on this phone' })).toBeVisible();
  expect(await axeFindings()).toEqual([]);
});

test('what a link could not send before it was revoked goes with a new one of the same tour', async () => {
  const { server, handlers } = fakeServer();
  let revoked = false;
  const old = 'token-of-the-link';
  const session = http.post('*/api/drive/session', async ({ request }) => {
    const { token } = (await request.clone().json()) as { token: string };
    if (revoked && token === old) return problem(401);
    return HttpResponse.json({ session: `session-of-${token}`, expires_at: begin.expires_at });
  });
  const gone = http.all('*/api/drive/*', ({ request }) =>
    revoked && request.headers.get('authorization')?.endsWith(old) ? problem(401) : undefined,
  );
  const first = await open([gone, ...handlers.slice(0, 1), session, ...handlers.slice(1)]);
  await expect.element(first.screen.getByRole('heading', { name: 'Marktplatz' })).toBeVisible();
  server.away = true;
  await taps(first.screen)('Start the tour', 'Record 07/01-1', 'Full', 'Emptied');
  await expect.element(first.screen.getByText('Emptied at 100%')).toBeVisible();
  revoked = true;
  server.away = false;
  const second = await open(
    [gone, ...handlers.slice(0, 1), session, ...handlers.slice(1)],
    '/drive#another-link-of-the-tour',
  );
  await expect.element(second.screen.getByText('Emptied at 100%')).toBeVisible();
  await expect.poll(() => [...server.rows.values()].map(({ kind }) => kind)).toEqual(['start', 'container']);
});

test('what the phone cannot keep is said and not shown as done; a fragment that is no token hides no tour', async () => {
  const { server, handlers } = fakeServer();
  await open(handlers);
  const { screen } = await open(handlers, '/drive#main');
  await taps(screen)('Record 07/01-1', 'Full');
  const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
  await taps(screen)('Emptied');
  await expect.element(screen.getByText('The phone could not keep this. Please try again.')).toBeVisible();
  await expect.element(screen.getByText('Emptied at 100%')).not.toBeInTheDocument();
  full.mockRestore();
  await taps(screen)('Emptied');
  await expect.element(screen.getByText('Emptied at 100%')).toBeVisible();
  await expect.element(screen.getByText(/could not keep/)).not.toBeInTheDocument();
  await expect.poll(() => server.rows.size).toBe(1);
});
