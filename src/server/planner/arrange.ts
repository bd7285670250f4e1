import { type Day, type DayProblem, type Goal, problemOf } from './day.ts';
import { evaluate } from './evaluate.ts';
import { type DayPlan, dayPlan } from './plan.ts';
import { distanceBetween, type Stop, type Vehicle } from './problem.ts';

/** A shift's tour as a person wants it: indices of containers in the order in which they are emptied. */
export interface ArrangedTour {
  shift: number;
  containers: readonly number[];
}

/** Unloads where the next stop does not fit any more: with the fewest trips for a given order, not with the shortest. */
function fewestTrips({ stops, vehicles }: DayProblem, vehicle: number, order: readonly number[]): number[][] {
  const { capacity } = vehicles[vehicle] as Vehicle;
  const trips: number[][] = [];
  let load = capacity.map(() => 0);
  for (const stop of order) {
    const { demand } = stops[stop] as Stop;
    const next = load.map((value, d) => value + (demand[d] ?? 0));
    const trip = trips.at(-1);
    if (trip && next.every((value, d) => value <= (capacity[d] ?? 0))) {
      trip.push(stop);
      load = next;
    } else {
      trips.push([stop]);
      load = [...demand];
    }
  }
  return trips;
}

/** The shortest way to drive some stops, and where its last trip begins. */
interface Way {
  metres: number;
  from: number;
}

/**
 * The shortest trips for a given order, one result for each number of trips: the shortest path over the places between stops, where each edge is a trip that
 * fits (the split of Prins, A simple and effective evolutionary algorithm for the vehicle routing problem, Computers & Operations Research 31, 2004).
 */
function shortestTrips(problem: DayProblem, index: number, order: readonly number[]): number[][][] {
  const { capacity, start, plant, trips: most } = problem.vehicles[index] as Vehicle;
  const stops = order.map((stop) => problem.stops[stop] as Stop);
  const found: number[][][] = [];
  const rounds: (Way | undefined)[][] = [[{ metres: 0, from: 0 }]];
  for (let trip = 1; trip <= Math.min(most, order.length); trip++) {
    const ends: (Way | undefined)[] = [];
    for (const [from, way] of (rounds[trip - 1] ?? []).entries()) {
      if (!way) continue;
      let { metres } = way;
      let place = trip === 1 ? start : plant;
      const load = capacity.map(() => 0);
      for (let end = from; end < stops.length; end++) {
        const stop = stops[end] as Stop;
        for (const [d, demand] of stop.demand.entries()) load[d] = (load[d] ?? 0) + demand;
        if (end > from && load.some((value, d) => value > (capacity[d] ?? 0))) break;
        metres += distanceBetween(problem, place, stop.place);
        ({ place } = stop);
        const whole = metres + distanceBetween(problem, place, plant);
        if (whole < (ends[end + 1]?.metres ?? Infinity)) ends[end + 1] = { metres: whole, from };
      }
    }
    rounds.push(ends);
    if (!ends[order.length]) continue;
    const trips: number[][] = [];
    for (let round = trip, end = order.length; round > 0; round--) {
      const { from } = (rounds[round] as typeof ends)[end] as Way;
      trips.unshift(order.slice(from, end));
      end = from;
    }
    found.push(trips);
  }
  return found;
}

/**
 * A tour along an order, unloading where least is wrong with it, then where it is shortest.
 * @param known trips of that order which may be better where windows matter
 */
export function driven(problem: DayProblem, vehicle: number, order: readonly number[], known?: number[][]) {
  const ways = [known ?? fewestTrips(problem, vehicle, order), ...shortestTrips(problem, vehicle, order)];
  return ways
    .map((trips) => ({ tour: { vehicle, trips }, is: evaluate(problem, { vehicle, trips }) }))
    .reduce((best, one) => {
      const worse = one.is.violations.length - best.is.violations.length || one.is.distance - best.is.distance;
      return worse < 0 ? one : best;
    });
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
