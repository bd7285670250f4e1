import { expect, test } from 'vitest';
import { groupSites, indexSites, SINGLE } from '@/map/clusters';
import { donutImage } from '@/map/images/donut';
import type { Bounds, MapSite } from '@/map/types';
import { points } from './bench/measure';

const world: Bounds = [-180, -85, 180, 85];
const sites: MapSite[] = points(3000).map((point, n) => ({ ...point, id: `s${n}`, label: `${n}` }));
const index = indexSites(sites);
const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);

test('at any zoom each site is in exactly one group, and the shares add up', () => {
  for (const zoom of [2, 8.5, 11, 13.5, 15.5, SINGLE]) {
    const groups = groupSites(index, zoom, world);
    expect(total(groups.map(({ count }) => count))).toBe(sites.length);
    expect(total(groups.map(({ shares }) => shares.overfull))).toBe(
      sites.filter(({ level }) => (level ?? 0) > 100).length,
    );
  }
});

test('far out the city is one group, close by each site stands alone, in between their number grows', () => {
  const counts = [2, 10, 12, 14].map((zoom) => groupSites(index, zoom, world).length);
  expect(counts[0]).toBe(1);
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
  const alone = groupSites(index, SINGLE, world);
  expect(alone.map(({ site }) => site?.id)).toEqual(sites.map(({ id }) => id));
  expect(alone[0]?.bounds[0]).toBeCloseTo(sites[0]?.longitude ?? 0, 9);
  expect(alone[0]?.bounds[1]).toBeCloseTo(sites[0]?.latitude ?? 0, 9);
});

test('only what lies inside the bounds is grouped, and moving them does not change the groups within', () => {
  const near = groupSites(index, 13, [7.95, 51.85, 8.05, 51.95]);
  const moved = groupSites(index, 13, [7.951, 51.851, 8.051, 51.951]);
  const middle = (groups: typeof near) =>
    groups.filter(({ bounds }) => bounds[0] > 7.98 && bounds[2] < 8.02 && bounds[1] > 51.88 && bounds[3] < 51.92);
  expect(total(near.map(({ count }) => count))).toBeLessThan(sites.length);
  expect(middle(near).length).toBeGreaterThan(5);
  expect(middle(moved)).toEqual(middle(near));
});

test('a share that is there stays visible in the picture, and large numbers are short', () => {
  expect(donutImage({ empty: 999, ok: 0, full: 0, overfull: 1 }, 1000)).toBe('donut-24-0-0-1-1k');
  expect(donutImage({ empty: 0, ok: 0, full: 0, overfull: 0 }, 3)).toBe('donut-0-0-0-0-3');
  expect(donutImage({ empty: 1, ok: 1, full: 1, overfull: 1 }, 20_000)).toBe('donut-6-6-6-6-20k');
});
