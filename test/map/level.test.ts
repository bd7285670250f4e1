import { expect, test } from 'vitest';
import { bandOf, boundsOf, sharesOf } from '@/map/level';
import { cutLine } from '@/map/line';
import { levelBand } from '@/ui/level';

test('the bands meet at 50, 80 and above 100, on the map as in a bar: a level is judged as it is shown, rounded', () => {
  const levels = [0, 49.4, 49.5, 79.4, 79.5, 100.4, 100.5, 140];
  expect(levels.map(levelBand)).toEqual('low low mid mid high high over over'.split(' '));
  expect(levels.map(bandOf)).toEqual('empty empty ok ok full full overfull overfull'.split(' '));
  expect([null, undefined, Number.NaN].map(bandOf)).toEqual(['unknown', 'unknown', 'unknown']);
  expect(sharesOf({ level: 90 })).toEqual({ empty: 0, ok: 0, full: 1, overfull: 0 });
  expect(sharesOf({ level: null })).toEqual({ empty: 0, ok: 0, full: 0, overfull: 0 });
});

test('bounds hold all places', () => {
  const places = [
    { longitude: 8.1, latitude: 51.8 },
    { longitude: 7.9, latitude: 51.95 },
  ];
  expect(boundsOf(places)).toEqual([7.9, 51.8, 8.1, 51.95]);
  expect(boundsOf([])).toBeUndefined();
});

test('a line is cut in proportion to the time between two points', () => {
  const points = [0, 1, 2].map((n) => ({ longitude: n, latitude: 10 * n, at: 100 * n }));
  expect(cutLine(points, 150)).toEqual({
    driven: [
      [0, 0],
      [1, 10],
      [1.5, 15],
    ],
    ahead: [
      [1.5, 15],
      [2, 20],
    ],
    head: [1.5, 15],
  });
  expect(cutLine(points, -1)).toMatchObject({ driven: [], head: [0, 0] });
  expect(cutLine(points, 900)).toMatchObject({ ahead: [], head: [2, 20] });
  expect(cutLine(points, undefined).driven).toHaveLength(3);
  expect(cutLine([], 5)).toEqual({ driven: [], ahead: [], head: undefined });
});
