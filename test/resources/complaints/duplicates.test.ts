import { createIntl } from 'react-intl';
import { beforeEach, expect, test, vi } from 'vitest';
import { listComplaints } from '@/api/generated/complaints/complaints';
import { setTimeZone } from '@/i18n/timeZone';
import { findDuplicates } from '@/resources/complaints/duplicates';
import { refusedEntries } from '@/resources/complaints/refused';
import type { Entry } from '@/resources/complaints/schema';
import { complaint, hoursAgo, NOW } from './world';

vi.mock('@/api/generated/complaints/complaints', () => ({ listComplaints: vi.fn() }));
const list = vi.mocked(listComplaints);
const entry = (key: number, location_id: string, material_type: Entry['material_type'] = '12'): Entry => ({
  key,
  location_id,
  material_type,
  reported_fill_level: 'full',
});

beforeEach(() => {
  list.mockReset();
  setTimeZone('Europe/Berlin');
});

test('the same site and material within 48 hours, or twice in the form; a silent server stops nobody', async () => {
  const recent = complaint(1, '07/12', { created_at: hoursAgo(47.9) });
  const old = complaint(2, '07/13', { created_at: hoursAgo(48.1) });
  list.mockImplementation((params) => {
    if (params?.location_id === '08/01') return Promise.reject(new Error('no answer'));
    const complaints = params?.location_id === '07/12' ? [recent] : [old];
    return Promise.resolve({ complaints, total_routes: 1 });
  });
  const entries = [entry(1, '07/12'), entry(2, '07/13'), entry(3, '08/01'), entry(4, '08/01', '11'), entry(5, '07/13')];
  expect(await findDuplicates(entries, NOW.getTime())).toEqual([
    { entry: entries[0], known: recent },
    { entry: entries[4], known: undefined },
  ]);
  // One call for each site and material; the list knows days, in the customer's zone.
  expect(list).toHaveBeenCalledTimes(4);
  expect(list.mock.calls[0]?.[0]).toMatchObject({
    location_id: '07/12',
    material_type: ['12'],
    created_start: '2026-11-19',
  });
});

test('refusals find their entry of the form, whichever of them were sent', () => {
  const intl = createIntl({ locale: 'en', onError: () => undefined });
  const data = {
    type: 'about:blank',
    title: 'Unprocessable',
    status: 422,
    errors: [
      { path: '1.location_id', message: 'There is no such location.' },
      { path: 'body.0.material_type', message: 'must be one of' },
      { path: '', message: 'must not be empty' },
    ],
  };
  const failed = refusedEntries({ response: { status: 422, data } }, [2, 5], intl);
  expect(failed).toMatchObject({
    response: {
      status: 422,
      data: {
        errors: [
          { path: 'complaints.5.location_id', message: 'Location not found' },
          { path: 'complaints.2.material_type', message: 'must be one of' },
          { path: '', message: 'must not be empty' },
        ],
      },
    },
  });
  const lost = new Error('no answer');
  expect(refusedEntries(lost, [0], intl)).toBe(lost);
});
