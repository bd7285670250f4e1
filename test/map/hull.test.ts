import { expect, test } from 'vitest';
import { hullOf } from '@/map/hull';

const at = (...points: [number, number][]) => points.map(([longitude, latitude]) => ({ longitude, latitude }));

test('an outline is around all places, closed, and has no corner inside', () => {
  const ring = hullOf(at([7, 51], [8, 51], [8, 52], [7, 52], [7.5, 51.5], [7.2, 51.9], [7.5, 51]));
  expect(ring).toHaveLength(5);
  expect(ring[4]).toEqual(ring[0]);
  expect(Math.min(...ring.map(([longitude]) => longitude))).toBeCloseTo(6.97);
  expect(Math.max(...ring.map(([, latitude]) => latitude))).toBeCloseTo(52.03);
});

test('two places, places in a line and none have no outline', () => {
  expect(hullOf([])).toEqual([]);
  expect(hullOf(at([7, 51], [8, 52]))).toEqual([]);
  expect(hullOf(at([7, 51], [8, 52], [9, 53]))).toEqual([]);
  expect(hullOf(at([7, 51], [7, 51], [7, 51]))).toEqual([]);
});
