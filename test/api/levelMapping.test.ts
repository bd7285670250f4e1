import { expect, test } from 'vitest';
import type { LevelMapping } from '@/api/generated/dashboard.schemas.ts';
import { readingsOf } from '../../src/contract/levelMapping.ts';

const now = new Date('2026-11-18T08:00:00Z');

/** What a value means: a level in percent, or why there is none. */
function read(value: unknown, more: object) {
  const devices = [{ device: 'd', container_id: 'C' }];
  const mapping: LevelMapping = { device: '/d', level: '/v', unit: 'percent', key: '/k', devices, ...more };
  const [reading] = readingsOf(mapping, { d: 'd', v: value, k: '1', t: '2026-11-18 08:00' }, now);
  return reading?.errors.map(({ path, message }) => `${path}: ${message}`).join() || reading?.level;
}

test.each([
  ['percent', 61.44, {}, 61.4],
  ['a text', '61', {}, 61],
  ['a fraction', 0.5, { unit: 'fraction', offset: 3 }, 53],
  ['a distance', 450, { unit: 'millimetre', offset: 200, height: 1200 }, 75],
  ['a distance a little below the ground', 1230, { unit: 'millimetre', height: 1200 }, 0],
  ['a level that its offset takes below 0', 4, { offset: -6 }, 0],
  ['a level below 0 that its offset lifts', -2, { offset: 5 }, 3],
])('%s is a level', (_, value, mapping, level) => {
  expect(read(value, mapping)).toBe(level);
});

test.each([
  [-1, {}, 'level: -1 is below 0.'],
  [-0.01, { unit: 'fraction' }, 'level: -0.01 is below 0.'],
  [-1, { unit: 'centimetre', height: 150 }, 'level: -1 is below 0.'],
  [65535, { unit: 'millimetre', height: 1200 }, 'level: 65535 is more than twice the distance when empty.'],
  [301, {}, 'level: 301% is more than 300%.'],
  ['57,5', {}, 'level: "57,5" is no number.'],
  [{ value: 57 }, {}, 'level: {"value":57} is no number.'],
  [57, { level: '/w' }, 'level: There is no number.'],
  [57, { recorded_at: '/t' }, 'recorded_at: "2026-11-18 08:00" is no time with its offset.'],
])('%s makes no container empty or full, and why is said: %o', (value, mapping, why) => {
  expect(read(value, mapping)).toBe(why);
});
