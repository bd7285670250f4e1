import * as v from 'valibot';
import { expect, test } from 'vitest';
import { disruptionSearch } from '@/resources/tours/disruption/search';
import { searchOf } from '@/search/schema';

test('who drops out may have a key as long as any', () => {
  const long = { license_plate: 'L'.repeat(40), driver_id: 'F'.repeat(40) };
  expect(v.parse(searchOf(disruptionSearch).validateSearch, long)).toMatchObject(long);
});
