import { describe, expect, it } from 'vitest';
import { arrange } from '@/server/planner/arrange';
import type { Day, DayContainer } from '@/server/planner/day';
import type { DayPlan } from '@/server/planner/plan';
import { planDays } from '@/server/planner/plans';
import { Random } from '@/world/random';

const plant = { latitude: 52, longitude: 9 };
/** A day of two areas and three colours, with two trucks of two compartments. */
function dayOf(seed: number, count = 40): Day {
  const random = new Random(seed);
  const containers = Array.from({ length: count }, (_, index): DayContainer => ({
    ...{ latitude: 52 + random.between(-0.05, 0.05), longitude: 9 + random.between(-0.05, 0.05) },
    ...{ areaId: index % 2, material: (['11', '12', '13'] as const)[index % 3] ?? '11', level: random.int(30, 110) },
    ...{ daysLeft: random.between(0, 8), daysLeftLow: 0, urgent: random.chance(0.5), blocked: [] },
  }));
  const shift = { from: 6 * 3600, to: 14 * 3600, capacity: 10, compartments: 2, areaId: null };
  const shifts = [
    { ...shift, material: '11+12' },
    { ...shift, material: '12+13' },
  ];
  return { containers, shifts, plant, density: 0.3 };
}
const orderOf = ({ tours }: DayPlan) =>
  tours.map(({ shift, visited }) => ({ shift, containers: visited.flatMap(({ container }) => container ?? []) }));
const planOf = (day: Day) => planDays([{ day, goal: 'no_overflow' }])[0] as DayPlan;

describe('tours arranged by hand', () => {
  it('come to the same as the plan they were, in the same order, for many days', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const day = dayOf(seed);
      const plan = planOf(day);
      const same = arrange(day, 'no_overflow', orderOf(plan));
      const lifts = ({ tours }: DayPlan) => orderOf({ tours } as DayPlan);
      expect(lifts(same)).toEqual(lifts(plan));
      expect(same.tours.flatMap(({ conflicts }) => conflicts)).toEqual([]);
      // Unloading is moved by nobody, only to where it is needed: never more trips than the planner's.
      for (const [index, { loads }] of same.tours.entries())
        expect(loads.length).toBeLessThanOrEqual(plan.tours[index]?.loads.length ?? 0);
      expect(same.fill).toBeCloseTo(plan.fill ?? 0);
    }
  });

  it('unload where that is shortest: near the plant before two that are far away, not between the two', () => {
    const { containers, shifts, ...day } = dayOf(1, 3);
    const at = [0.01, 0.2, 0.21].map((east) => ({ latitude: 52, longitude: 9 + east }));
    const full = containers.map((one, n) => ({ ...one, ...at[n], material: '11' as const, level: 100 }));
    const order = [{ shift: 0, containers: [0, 1, 2] }];
    // The smallest truck that takes two.
    const made = [1, 2, 3, 4, 5, 6]
      .map((capacity) =>
        arrange({ ...day, containers: full, shifts: shifts.map((one) => ({ ...one, capacity })) }, 'least_km', order),
      )
      .find(({ tours }) => tours[0]?.loads.length === 2);
    expect(made?.tours[0]?.visited.map(({ container }) => container)).toEqual([0, null, 1, 2, null]);
  });

  it('say what is wrong with them, at which container', () => {
    const day = dayOf(3, 6);
    const [white = 0, , brown = 0] = [0, 1, 2].map((m) => day.containers.findIndex((_, index) => index % 3 === m));
    const wrong = arrange(day, 'least_km', [{ shift: 0, containers: [white, brown] }]);
    expect(wrong.tours[0]?.conflicts).toEqual([{ container: brown, kind: 'wrong_material' }]);
    const area = { ...day, shifts: [{ ...day.shifts[0], areaId: 1 }, day.shifts[1]] as Day['shifts'] };
    expect(arrange(area, 'least_km', [{ shift: 0, containers: [white] }]).tours[0]?.conflicts).toEqual([
      { container: white, kind: 'wrong_area' },
    ]);
    const blocked = [{ from: 0, to: 23 * 3600 }];
    const closed = { ...day, containers: day.containers.map((one, n) => (n === white ? { ...one, blocked } : one)) };
    expect(arrange(closed, 'least_km', [{ shift: 0, containers: [white] }]).tours[0]?.conflicts).toMatchObject([
      { kind: 'past_shift' },
    ]);
    const short = { ...day, shifts: day.shifts.map((one) => ({ ...one, to: 6.5 * 3600 })) };
    expect(arrange(short, 'least_km', [{ shift: 0, containers: [white] }]).tours[0]?.conflicts).toContainEqual({
      ...{ container: null, kind: 'past_shift' },
    });
    const small = { ...day, shifts: day.shifts.map((one) => ({ ...one, capacity: 0.1 })) };
    expect(arrange(small, 'least_km', [{ shift: 0, containers: [white] }]).tours[0]?.conflicts).toContainEqual({
      ...{ container: white, kind: 'truck_full' },
    });
  });

  it('take in what is pinned where it adds least, and leave out what is banned', () => {
    const day = dayOf(5);
    const plan = planOf(day);
    const order = orderOf(plan);
    const served = new Set(order.flatMap(({ containers }) => containers));
    const [pinned = 0] = day.containers.flatMap(({ urgent }, index) => (urgent || served.has(index) ? [] : [index]));
    const wish = (index: number, what: 'pinned' | 'banned'): Day => ({
      ...day,
      containers: day.containers.map((one, n) => (n === index ? { ...one, wish: what } : one)),
    });
    const more = arrange(wish(pinned, 'pinned'), 'no_overflow', order);
    const at = orderOf(more).findIndex(({ containers }) => containers.includes(pinned));
    expect(at).not.toBe(-1);
    const added = (more.tours[at]?.distance ?? 0) - (plan.tours[at]?.distance ?? 0);
    for (let place = 0; place <= (order[at]?.containers.length ?? 0); place++) {
      const tours = order.map((tour, n) =>
        n === at ? { ...tour, containers: tour.containers.toSpliced(place, 0, pinned) } : tour,
      );
      const other = arrange(day, 'no_overflow', tours).tours[at]?.distance ?? 0;
      expect(added).toBeLessThanOrEqual(other - (plan.tours[at]?.distance ?? 0) + 1e-6);
    }

    const urgent = day.containers.findIndex((one, index) => one.urgent && served.has(index));
    const rest = order.map((tour) => ({ ...tour, containers: tour.containers.filter((one) => one !== urgent) }));
    const less = arrange(wish(urgent, 'banned'), 'no_overflow', rest);
    expect(less.leftOut).toContainEqual({ container: urgent, reason: 'banned' });
    // The planner keeps to both as well.
    expect(orderOf(planOf(wish(urgent, 'banned'))).flatMap(({ containers }) => containers)).not.toContain(urgent);
    expect(orderOf(planOf(wish(pinned, 'pinned'))).flatMap(({ containers }) => containers)).toContain(pinned);
  });
});
