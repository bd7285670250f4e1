import { type Day, type DayProblem, type Goal, problemOf } from './day.ts';
import { type DayPlan, dayPlan } from './plan.ts';
import { driven } from './unload.ts';

/** A shift's tour as a person wants it: indices of containers in the order in which they are emptied. */
export interface ArrangedTour {
  shift: number;
  containers: readonly number[];
}

/** A stop for a vehicle that should not serve it takes no compartment: there is none for it. */
function withoutChambers(problem: DayProblem, orders: readonly number[][]): DayProblem {
  const foreign = new Set(
    orders.flatMap((order, v) => order.filter((s) => !(problem.stops[s]?.vehicles ?? [v]).includes(v))),
  );
  const stops = problem.stops.map((stop, s) =>
    foreign.has(s)
      ? { ...stop, demand: stop.demand.map((value, d) => (d === stop.demand.length - 1 ? value : 0)) }
      : stop,
  );
  return { ...problem, stops };
}

/**
 * Tours as they are arranged by hand, with what is wrong with them. Containers that are pinned and on no tour go where they add
 * least, if nothing is wrong with it there, or else are left out.
 */
export function arrange(day: Day, goal: Goal, tours: readonly ArrangedTour[]): DayPlan {
  const wanted = new Set(tours.flatMap(({ containers }) => containers));
  const containers = day.containers.map((one, index) =>
    wanted.has(index) ? { ...one, wish: 'pinned' as const } : one,
  );
  const bare = problemOf({ ...day, containers }, 'least_km');
  const stopOf = new Map(bare.containers.map((container, stop) => [container, stop]));
  const orders = day.shifts.map((_, v) =>
    tours.flatMap((tour) => (tour.shift === v ? tour.containers.flatMap((one) => stopOf.get(one) ?? []) : [])),
  );
  const problem = withoutChambers(bare, orders);
  const pinned = bare.containers.flatMap((container, stop) =>
    !wanted.has(container) && containers[container]?.wish === 'pinned' ? [stop] : [],
  );
  for (const stop of pinned) {
    let best: { v: number; order: number[]; added: number } | undefined;
    for (const [v, order] of orders.entries()) {
      const { is: before } = driven(problem, v, order);
      for (let at = 0; at <= order.length; at++) {
        const longer = order.toSpliced(at, 0, stop);
        const { is: after } = driven(problem, v, longer);
        const added = after.distance - before.distance;
        if (after.violations.length <= before.violations.length && added < (best?.added ?? Infinity))
          best = { v, order: longer, added };
      }
    }
    if (best) orders[best.v] = best.order;
  }
  const served = new Set(orders.flat());
  const left = problem.stops.flatMap((_, stop) => (served.has(stop) ? [] : [stop]));
  const made = orders.flatMap((order, v) => (order.length > 0 ? [driven(problem, v, order).tour] : []));
  return dayPlan({ ...day, containers }, goal, problem, { tours: made, left });
}
