import { deleteDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DriverUnloading } from '@/api/generated/dashboard.schemas';
import { closeStore } from '@/resources/drive/store';
import { nextRevision } from '@/resources/drive/tour';
import { renderApp } from '../../setup/renderApp';
import { taps } from '../../setup/taps';
import { fakeServer } from './world';

beforeEach(async () => {
  await closeStore();
  await deleteDB('drive');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
});

const BEGIN = Date.parse('2026-11-25T07:00:00Z');
const elsewhere: DriverUnloading = {
  ...{ key: null, revision: 0, recorded_at: '2026-11-25T06:30:00.000Z' },
  ...{ location_name: 'Hafen', material_type: '11', weight: 1 },
};
const minutesOf = (recordedAt = '') => Math.round((Date.parse(recordedAt) - BEGIN) / 60_000);

test('what was not emptied is emptied after all; a corrected level does not move when it was emptied', async () => {
  const { server, handlers } = fakeServer();
  vi.useFakeTimers({ toFake: ['Date'], now: BEGIN });
  const { screen } = await renderApp({ path: '/drive#token-of-a-driver-who-corrects', as: null, handlers });
  const tap = taps(screen);
  const last = () => [...server.rows.values()].map((row) => [row.is_emptied, row.level, minutesOf(row.recorded_at)]);
  await tap('Record 07/01-1', 'Full', 'Not emptied', 'Parked in', 'Save');
  await expect.element(screen.getByText('Not emptied: Parked in')).toBeVisible();
  await expect.poll(last).toEqual([[false, 100, 0]]);
  vi.setSystemTime(BEGIN + 10 * 60_000);
  await tap('Change 07/01-1', 'Emptied');
  await expect.element(screen.getByText('Emptied at 100%')).toBeVisible();
  await expect.poll(last).toEqual([[true, 100, 10]]);
  vi.setSystemTime(BEGIN + 90 * 60_000);
  await tap('Change 07/01-1', 'Half', 'Emptied');
  await expect.element(screen.getByText('Emptied at 50%')).toBeVisible();
  await expect.poll(last).toEqual([[true, 50, 10]]);
});

test('an unloading typed wrong is corrected where it is listed, and stays one of its time', async () => {
  const { server, handlers } = fakeServer();
  server.tour = { ...server.tour, unloadings: [elsewhere] };
  vi.useFakeTimers({ toFake: ['Date'], now: BEGIN });
  const { screen } = await renderApp({ path: '/drive#token-of-a-driver-who-unloads', as: null, handlers });
  const tap = taps(screen);
  let elsewhereRevision = 0;
  const sent = () =>
    [...server.rows.values()].map((row) => [
      (row.revision ?? 0) > elsewhereRevision,
      row.material_type,
      row.weight,
      minutesOf(row.recorded_at),
    ]);
  await tap('Unload');
  await screen.getByLabelText('Weight (t)').fill('25');
  await tap('Save');
  await expect.poll(sent).toEqual([[false, '11', 25, 0]]);
  // Of a second phone, which has corrected it before: this one does not know it yet, and is no repetition.
  vi.setSystemTime(BEGIN + 20 * 60_000);
  elsewhereRevision = nextRevision(0);
  vi.setSystemTime(BEGIN + 30 * 60_000);
  await tap('Unload');
  await expect.element(screen.getByText('Recorded elsewhere')).toBeVisible();
  await tap('Change this entry');
  await expect.element(screen.getByRole('heading', { name: 'Change this entry' })).toHaveFocus();
  await expect.element(screen.getByLabelText('Weight (t)')).toHaveValue('25');
  await screen.getByLabelText('Weight (t)').fill('2.5');
  await screen.getByLabelText('Material').selectOptions('12');
  await tap('Save');
  await expect.poll(sent).toEqual([[true, '12', 2.5, 0]]);
  await tap('Unload');
  await expect.element(screen.getByText(/^2\.5\st of Green glass/)).toBeVisible();
  await expect.element(screen.getByText(/^25\st/)).not.toBeInTheDocument();
});

test('an unloading recorded twice is removed without a network, after a question, and sent once', async () => {
  const { server, handlers } = fakeServer();
  const path = '/drive#token-of-a-driver-who-unloads-twice';
  const { screen } = await renderApp({ path, as: null, handlers });
  const tap = taps(screen);
  const unload = async () => {
    await tap('Unload');
    await screen.getByLabelText('Weight (t)').fill('3');
    await tap('Save');
  };
  await unload();
  await unload();
  await expect.poll(() => server.rows.size).toBe(2);
  server.away = true;
  await tap('Unload');
  const entries = screen.getByText(/^3\st of White glass/);
  await expect.poll(() => entries.elements().length).toBe(2);
  await screen.getByRole('button', { name: 'Change this entry' }).last().click();
  // It is in the form, no longer in the list.
  await expect.poll(() => entries.elements().length).toBe(1);
  await tap('Remove this entry');
  await expect.element(screen.getByRole('heading', { name: 'Remove this entry?' })).toHaveFocus();
  await tap('Cancel');
  await expect.element(screen.getByLabelText('Weight (t)')).toHaveValue('3');
  await tap('Remove this entry', 'Remove it', 'Unload');
  await expect.poll(() => entries.elements().length).toBe(1);
  await closeStore();
  const { screen: again } = await renderApp({ path: '/drive', as: null, handlers });
  await taps(again)('Unload');
  await expect.poll(() => again.getByText(/^3\st of White glass/).elements().length).toBe(1);
  const calls = server.calls;
  server.away = false;
  window.dispatchEvent(new Event('online'));
  await expect.element(again.getByText('Everything is sent')).toBeVisible();
  expect([...server.rows.values()].map(({ removed = false }) => removed)).toEqual([false, true]);
  expect(server.calls).toBe(calls + 1);
});
