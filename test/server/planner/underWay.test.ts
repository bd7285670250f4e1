import { expect, it } from 'vitest';
import type { Day, DayContainer } from '@/server/planner/day';
import { planDays } from '@/server/planner/plans';

const plant = { latitude: 51.9, longitude: 7.6 };
const container = (n: number, more: Partial<DayContainer> = {}): DayContainer => ({
  ...{ latitude: 51.9 + n / 100, longitude: 7.6 + (n % 3) / 100, areaId: 1, material: '11' },
  ...{ level: 80, daysLeft: 1, daysLeftLow: 0, urgent: true, blocked: [] },
  ...more,
});
const own = Array.from({ length: 4 }, (_, n) => container(n, { of: 0 }));
const others = Array.from({ length: 6 }, (_, n) => container(n + 4));
/** Half past eight in the morning. */
const at = 8.5 * 3600;
const dayWith = (aboard: number): Day => ({
  containers: [...own, ...others],
  shifts: [
    {
      ...{ from: 6 * 3600, to: 14 * 3600, capacity: 10, compartments: 2, material: '11+12', areaId: null },
      begun: {
        at,
        place: { latitude: 51.95, longitude: 7.65 },
        aboard: Array.from({ length: aboard }, () => container(0)),
      },
    },
  ],
  ...{ plant, density: 0.3 },
});
const planned = (aboard: number) => planDays([{ day: dayWith(aboard), goal: 'least_km' }])[0];

it('a tour under way keeps its stops and takes on others, from where it is on', () => {
  const tour = planned(0)?.tours[0];
  const visited = tour?.visited.flatMap(({ container: index }) => index ?? []) ?? [];
  expect(visited.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(tour?.conflicts).toEqual([]);
  expect(tour?.visited[0]?.at).toBeGreaterThan(at);
  expect(tour?.end).toBeLessThanOrEqual(14 * 3600 - 15 * 60);
  // All in one trip: 10 containers of 480 kg in a compartment of 6.5 t.
  expect(tour?.loads).toHaveLength(1);
});

it('what is aboard already takes its room', () => {
  // 13 of 480 kg fill the compartment.
  const tour = planned(13)?.tours[0];
  expect(tour?.conflicts).toEqual([]);
  expect(tour?.visited[0]?.container).toBeNull();
  expect(tour?.tonnes).toBeCloseTo((13 + 10) * 0.48);
  const [first = [], ...rest] = tour?.loads ?? [];
  expect(first.at(-1)).toBe(13 * 480);
  expect(rest.flatMap((load) => load.at(-1) ?? 0).reduce((sum, kg) => sum + kg, 0)).toBe(10 * 480);
});

it('a truck that has emptied more than fits by the estimate unloads first', () => {
  const tour = planned(20)?.tours[0];
  expect(tour?.visited[0]?.container).toBeNull();
  expect(tour?.visited.filter(({ container: index }) => index !== null)).toHaveLength(10);
});

it('a tour under way without time to unload takes on nothing', () => {
  const [shift] = dayWith(1).shifts as [Day['shifts'][number]];
  const day = { ...dayWith(1), shifts: [{ ...shift, to: at + 20 * 60 }] };
  const [plan] = planDays([{ day, goal: 'least_km' }]);
  expect(plan?.tours.flatMap(({ visited }) => visited)).toEqual([]);
  expect(plan?.leftOut).toHaveLength(10);
});

it('a tour begins and ends at the yard, and unloads at the plant', () => {
  const yard = { latitude: 51.9, longitude: 7.3 };
  const of = (more: Partial<Day>) => {
    const day = dayWith(0);
    const [{ begun: _, ...shift } = {}] = day.shifts as [Day['shifts'][number]];
    return planDays([{ day: { ...day, shifts: [shift as Day['shifts'][number]], ...more }, goal: 'least_km' }])[0]
      ?.tours[0];
  };
  const [near, far] = [of({}), of({ yard })];
  expect(far?.visited.length).toBe(near?.visited.length);
  // From the yard to the sites, which lie about the plant, and back from it: twice some 20.6 km and a third more, less the way from the plant.
  const more = (far?.distance ?? 0) - (near?.distance ?? 0);
  expect([more > 40_000, more < 2 * 22_000 * 1.35]).toEqual([true, true]);
  expect(far?.visited[0]?.at).toBeGreaterThan((near?.visited[0]?.at ?? 0) + 1000);
  expect(far?.conflicts).toEqual([]);
});

it('a container is emptied in the hours of the shift in which it is open, however long it is open after them', () => {
  const [{ begun: _, ...shift } = {}] = dayWith(0).shifts as [Day['shifts'][number]];
  const blocked = [{ from: 7.5 * 3600, to: 16 * 3600 }];
  const day = { ...dayWith(0), containers: [container(1, { blocked })], shifts: [shift as Day['shifts'][number]] };
  const [plan] = planDays([{ day, goal: 'least_km' }]);
  expect(plan?.leftOut).toEqual([]);
  expect(plan?.tours[0]?.visited[0]?.at).toBeLessThan(7.5 * 3600);
});
