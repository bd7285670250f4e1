import { expect, it } from 'vitest';
import type { Day, DayContainer } from '@/server/planner/day';
import { planDays } from '@/server/planner/plans';

const HOUR = 3600;
const plant = { latitude: 51.9, longitude: 7.6 };
const market = (until: number): DayContainer => ({
  ...{ latitude: 51.95, longitude: 7.6, areaId: 1, material: '11', level: 80 },
  ...{ daysLeft: 1, daysLeftLow: 0, urgent: true, blocked: [{ from: 0, to: until * HOUR }] },
});
const reasonsOf = (until: number, from: number, to: number) => {
  const shift = { from: from * HOUR, to: to * HOUR, capacity: 10, compartments: 2, material: '11', areaId: null };
  const day: Day = { containers: [market(until)], shifts: [shift], plant, density: 0.3 };
  return planDays([{ day, goal: 'least_km' }])[0]?.leftOut.map(({ reason }) => reason);
};

it('what opens too late in a shift is closed; what no tour could reach in it has no time', () => {
  expect(reasonsOf(12, 6, 14.5)).toEqual([]);
  expect(reasonsOf(14, 6, 14.5)).toEqual(['closed']);
  expect(reasonsOf(24, 6, 14.5)).toEqual(['closed']);
  expect(reasonsOf(0, 14, 14.5)).toEqual(['no_time_left']);
  expect(reasonsOf(14, 13.75, 14.5)).toEqual(['no_time_left']);
});

it('a truck that collects one colour has all of its compartments for it', () => {
  const unloadings = (material: string) => {
    const shift = { from: 6 * HOUR, to: 14 * HOUR, capacity: 1, compartments: 3, material, areaId: null };
    // Of 480 kg each.
    const day: Day = { containers: [market(0), market(0)], shifts: [shift], plant, density: 0.3 };
    const visited = planDays([{ day, goal: 'no_overflow' }])[0]?.tours.flatMap((tour) => tour.visited) ?? [];
    return [visited.length, visited.filter(({ container }) => container === null).length];
  };
  expect(unloadings('11')).toEqual([3, 1]);
  expect(unloadings('11+12+13')).toEqual([4, 2]);
});
