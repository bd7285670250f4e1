import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { change } from '@/dashboard/stats/figures';

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
