import { expect, test } from 'vitest';
import * as v from 'valibot';
import { dashboardSearch } from '@/dashboard/search';
import { historySearch } from '@/resources/history/search';

const reversed = { start: '2026-11-29', end: '2026-11-01' };

test('a list is not asked for days that end before they begin', () => {
  expect(v.parse(historySearch, reversed)).toMatchObject({ start: '2026-11-29' });
  expect(v.parse(historySearch, reversed)).not.toHaveProperty('end');
  expect(v.parse(historySearch, { start: '2026-11-01', end: '2026-11-29' })).toHaveProperty('end', '2026-11-29');
});

test('the dashboard keeps such days, as it says so at its fields', () => {
  expect(v.parse(dashboardSearch, reversed)).toMatchObject(reversed);
});
