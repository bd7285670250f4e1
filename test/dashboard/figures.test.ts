import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { change } from '@/dashboard/stats/figures';
import { categories } from '@/dashboard/stats/series';

const intl = createIntl({ locale: 'en', onError: () => undefined });

test('a change is in percent, in points for a percentage, and says where there was hardly anything before', () => {
  expect(change(intl, 'num-routes', 12, 10)).toEqual({ text: '20%', direction: 'up' });
  expect(change(intl, 'overspilled-waste', 12, 10)).toEqual({ text: '20%', direction: 'up', good: false });
  expect(change(intl, 'avg-fill-level', 58, 60.5)).toEqual({ text: '2.5 pts', direction: 'down' });
  expect(change(intl, 'num-routes', 999, 4)).toEqual({ text: 'no earlier data', direction: 'unknown' });
  expect(change(intl, 'num-routes', 5, 0)).toBeUndefined();
});

test('a fall is rounded as a rise is', () => {
  expect(change(intl, 'num-routes', 11, 8)).toEqual({ text: '38%', direction: 'up' });
  expect(change(intl, 'num-routes', 5, 8)).toEqual({ text: '38%', direction: 'down' });
});

test('months of more than one year have their year on the axis, those of one have none', () => {
  const months = ['2026-11-01', '2026-12-01', '2027-01-01'].map((start) => ({ start, value: 1 }));
  const labels = (points: typeof months) => categories(intl, points, 'month').map(({ label }) => label);
  expect(labels(months)).toEqual(['Nov', 'Dec', 'Jan']);
  expect(labels([...months, ...months, ...months, ...months, ...months]).slice(1, 3)).toEqual([
    'Dec\n2026',
    'Jan\n2027',
  ]);
});
