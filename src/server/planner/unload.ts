import { evaluate } from './evaluate.ts';
import { distanceBetween, type Problem, type Stop, type Vehicle } from './problem.ts';

/** Unloads where the next stop does not fit any more: with the fewest trips for a given order, not with the shortest. */
function fewestTrips({ stops, vehicles }: Problem, vehicle: number, order: readonly number[]): number[][] {
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
function shortestTrips(problem: Problem, index: number, order: readonly number[]): number[][][] {
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
export function driven(problem: Problem, vehicle: number, order: readonly number[], known?: number[][]) {
  const ways = [known ?? fewestTrips(problem, vehicle, order), ...shortestTrips(problem, vehicle, order)];
  return ways
    .map((trips) => ({ tour: { vehicle, trips }, is: evaluate(problem, { vehicle, trips }) }))
    .reduce((best, one) => {
      const worse = one.is.violations.length - best.is.violations.length || one.is.distance - best.is.distance;
      return worse < 0 ? one : best;
    });
}
