import { deleteDB } from 'idb';
import { http } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DriverEventInput } from '@/api/generated/dashboard.schemas';
import { getRecordDriverEventsMockHandler } from '@/api/generated/drive/drive.msw';
import { sendWaiting } from '@/resources/drive/send';
import { closeStore, keepRow, openLink, waitingRows } from '@/resources/drive/store';
import { problem } from '../../setup/problem';
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

test('a row that makes a call fail does not leave the rest to be sent one by one: a link has 200 calls in ten seconds', async () => {
  const token = 'token-of-a-driver-with-a-long-queue';
  const { server, handlers } = fakeServer();
  let calls = 0;
  const picky = http.post('*/api/drive/events', async ({ request }) => {
    calls += 1;
    const { rows } = (await request.clone().json()) as { rows: DriverEventInput[] };
    return rows.some(({ key }) => key === 'row-00000040') ? problem(400) : undefined;
  });
  await renderApp({ path: '/drive', as: null, handlers: [picky, ...handlers] });
  await openLink(token);
  for (let index = 0; index < 300; index++)
    await keepRow(token, {
      ...{ key: `row-${String(index).padStart(8, '0')}`, kind: 'start' },
      recorded_at: '2026-11-25T06:00:00.000Z',
    });
  await sendWaiting(token);
  expect(await waitingRows(token)).toEqual([]);
  expect([server.rows.size, server.rows.has('row-00000040')]).toEqual([299, false]);
  expect(calls).toBeLessThan(40);
});
