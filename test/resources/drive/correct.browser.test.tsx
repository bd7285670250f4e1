import { deleteDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeStore } from '@/resources/drive/store';
import { renderApp } from '../../setup/renderApp';
import { taps } from '../../setup/taps';
import { fakeServer } from './world';

beforeEach(async () => {
  await closeStore();
  await deleteDB('drive');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
});

const BEGIN = Date.parse('2026-11-25T07:00:00Z');
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
