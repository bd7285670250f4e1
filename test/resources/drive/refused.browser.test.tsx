import { deleteDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DriverEventInput } from '@/api/generated/dashboard.schemas';
import { getRecordDriverEventsMockHandler } from '@/api/generated/drive/drive.msw';
import { closeStore } from '@/resources/drive/store';
import { renderApp } from '../../setup/renderApp';
import { taps } from '../../setup/taps';
import { begin, fakeServer } from './world';

beforeEach(async () => {
  await closeStore();
  await deleteDB('drive');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
});

test('of an entry that was not accepted the driver reads which container it is about', async () => {
  const refuses = getRecordDriverEventsMockHandler(async ({ request }) => {
    const { rows } = (await request.json()) as { rows: DriverEventInput[] };
    const errors = [{ path: 'rows.0.container_id', message: 'There is no such container.' }];
    const judged = rows.map(({ key }) => ({ key, status: 'rejected' as const, errors }));
    return { result: { created: 0, corrected: 0, duplicate: 0, rejected: rows.length, rows: judged }, tour: begin };
  });
  const { screen } = await renderApp({
    path: '/drive#token-of-a-driver-who-is-refused',
    as: null,
    handlers: [refuses, ...fakeServer().handlers],
  });
  await taps(screen)('Record 07/01-1', 'Full', 'Emptied');
  await expect.element(screen.getByText('1 entry was not accepted')).toBeVisible();
  await expect.element(screen.getByText('07/01-1: There is no such container.')).toBeVisible();
});
