import { deleteDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeStore } from '@/resources/drive/store';
import { renderApp } from '../../setup/renderApp';
import { taps } from '../../setup/taps';
import { begin, fakeServer } from './world';

beforeEach(async () => {
  await closeStore();
  await deleteDB('drive');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
});

const path = '/drive#token-of-a-tour-that-changes';
const look = () => window.dispatchEvent(new Event('online'));

test('another truck, day and note are told until they are read, also after a reload', async () => {
  const { server, handlers } = fakeServer();
  const { screen } = await renderApp({ path, as: null, handlers });
  await expect.element(screen.getByText('Schlüssel am Tor')).toBeVisible();
  await expect.element(screen.getByText('Stadtwerke · Wed 25 Nov')).toBeVisible();
  server.tour = { ...begin, license_plate: 'GL-CD 34', date: '2026-11-26', details: 'Schlüssel bei Frau Meier' };
  look();
  await expect.element(screen.getByText('The truck is now GL-CD 34')).toBeVisible();
  await closeStore();
  const { screen: again } = await renderApp({ path: '/drive', as: null, handlers });
  for (const text of [
    'The truck is now GL-CD 34',
    'The tour is now on Thu 26 Nov',
    'New note: Schlüssel bei Frau Meier',
  ])
    await expect.element(again.getByText(text)).toBeVisible();
  await taps(again)('Understood');
  await expect.element(again.getByText('The truck is now GL-CD 34')).not.toBeInTheDocument();
  await closeStore();
  const { screen: later } = await renderApp({ path: '/drive', as: null, handlers });
  await expect.element(later.getByText('Schlüssel bei Frau Meier', { exact: true })).toBeVisible();
  await expect.element(later.getByText('The truck is now GL-CD 34')).not.toBeInTheDocument();
});

test('a stop that is taken away and put back is no news', async () => {
  const { server, handlers } = fakeServer();
  const { screen } = await renderApp({ path, as: null, handlers });
  await expect.element(screen.getByRole('heading', { name: 'Marktplatz' })).toBeVisible();
  server.tour = { ...begin, stops: begin.stops.slice(0, 2) };
  look();
  await expect.element(screen.getByText('No longer on the tour: Hafen')).toBeVisible();
  server.tour = begin;
  look();
  await expect.element(screen.getByText('0 of 3 stops')).toBeVisible();
  await expect.element(screen.getByText('No longer on the tour: Hafen')).not.toBeInTheDocument();
  await expect.element(screen.getByText('New stop: Hafen')).not.toBeInTheDocument();
});

test('what is being recorded at a stop that is taken from the tour meanwhile can be finished', async () => {
  const { server, handlers } = fakeServer();
  const { screen } = await renderApp({ path, as: null, handlers });
  const tap = taps(screen);
  await tap('Record 07/01-1', 'Full', 'Not emptied', 'Parked in');
  await screen.getByLabelText('Comment (optional)').fill('Red car');
  server.tour = { ...begin, stops: begin.stops.slice(1) };
  look();
  await expect.element(screen.getByText('No longer on the tour: Marktplatz')).toBeVisible();
  await expect.element(screen.getByLabelText('Comment (optional)')).toHaveValue('Red car');
  await tap('Save');
  await expect.element(screen.getByRole('heading', { name: 'Bahnhof' })).toBeVisible();
  await expect.poll(() => [...server.rows.values()]).toMatchObject([{ container_id: '07/01-1', comment: 'Red car' }]);
});

test('a tour that is cancelled under way: what is being recorded can be finished, and what was loaded is unloaded', async () => {
  const { server, handlers } = fakeServer();
  server.tour = { ...begin, status: 'in_progress', started_at: '2026-11-25T06:00:00.000Z' };
  const { screen } = await renderApp({ path, as: null, handlers });
  const tap = taps(screen);
  await tap('Record 07/01-1', 'Full', 'Not emptied', 'Parked in');
  await screen.getByLabelText('Comment (optional)').fill('Red car');
  server.tour = { ...server.tour, status: 'cancelled' };
  look();
  await expect.element(screen.getByRole('heading', { name: 'This tour was cancelled' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'End the tour' })).not.toBeInTheDocument();
  await tap('Save', 'Unload');
  await screen.getByLabelText('Weight (t)').fill('3');
  await tap('Save');
  await expect.poll(() => [...server.rows.values()]).toMatchObject([{ comment: 'Red car' }, { weight: 3 }]);
});

test('a tour that is cancelled before it began offers nothing to record', async () => {
  const { server, handlers } = fakeServer();
  server.tour = { ...begin, status: 'cancelled' };
  const { screen } = await renderApp({ path, as: null, handlers });
  await expect.element(screen.getByRole('heading', { name: 'This tour was cancelled' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Unload' })).not.toBeInTheDocument();
});

test('a link that is revoked while something is being recorded lets it be finished; it is kept on the phone', async () => {
  const { server, handlers } = fakeServer();
  const { screen } = await renderApp({ path, as: null, handlers });
  const tap = taps(screen);
  const ended = screen.getByRole('heading', { name: 'This link is no longer valid' });
  await tap('Record 07/01-1', 'Full', 'Not emptied', 'Parked in');
  await screen.getByLabelText('Comment (optional)').fill('Red car');
  server.ended = true;
  look();
  await expect.element(ended).toBeVisible();
  await expect.element(screen.getByLabelText('Comment (optional)')).toHaveValue('Red car');
  await tap('Save');
  await expect
    .element(screen.getByText(/^1 entry of Nord 1 Mi could not be sent. It stays on this phone/u))
    .toBeVisible();
  await expect.element(ended).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Unload' })).not.toBeInTheDocument();
});
