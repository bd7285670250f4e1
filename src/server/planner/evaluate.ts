import { distanceBetween, type Problem, type Stop, type Tour, wallClock, workClock } from './problem.ts';

/** A stop of a tour, or (`stop` null) its unloading at the plant. */
interface Visit {
  stop: number | null;
  /** Seconds of the day. */
  at: number;
}

export type Violation = 'capacity' | 'window' | 'hours' | 'vehicle' | 'trips';

export interface Evaluation {
  visits: Visit[];
  distance: number;
  end: number;
  /** Of each trip, in each dimension. */
  loads: number[][];
  violations: { stop: number | null; what: Violation }[];
}

/** What a tour takes, computed from its stops alone: figures of a proposal, and the proof that the solver keeps its word. */
export function evaluate(problem: Problem, { vehicle: index, trips }: Tour): Evaluation {
  const vehicle = problem.vehicles[index];
  if (!vehicle) throw new Error(`No vehicle ${index}`);
  const violations: Evaluation['violations'] = [];
  const visits: Visit[] = [];
  const loads: number[][] = [];
  let distance = 0;
  let work = workClock(vehicle, vehicle.from);
  let place = vehicle.start;
  const drive = (to: number) => {
    const metres = distanceBetween(problem, place, to);
    distance += metres;
    work += metres / problem.speed;
    place = to;
  };
  const serve = (number: number, stop: Stop) => {
    drive(stop.place);
    work = Math.max(work, workClock(vehicle, stop.open));
    if (work > workClock(vehicle, stop.close, true)) violations.push({ stop: number, what: 'window' });
    if (stop.vehicles && !stop.vehicles.includes(index)) violations.push({ stop: number, what: 'vehicle' });
    visits.push({ stop: number, at: wallClock(vehicle, work) });
    work += stop.service;
  };
  const driven = trips.filter(({ length }) => length > 0);
  if (driven.length > vehicle.trips) violations.push({ stop: null, what: 'trips' });
  for (const trip of driven) {
    const load = vehicle.capacity.map(() => 0);
    for (const number of trip) {
      const stop = problem.stops[number];
      if (!stop) throw new Error(`No stop ${number}`);
      serve(number, stop);
      for (const [dimension, demand] of stop.demand.entries()) load[dimension] = (load[dimension] ?? 0) + demand;
      if (load.some((value, dimension) => value > (vehicle.capacity[dimension] ?? 0) + 1e-6))
        violations.push({ stop: number, what: 'capacity' });
    }
    drive(vehicle.plant);
    visits.push({ stop: null, at: wallClock(vehicle, work) });
    work += vehicle.unloading;
    loads.push(load);
  }
  if (driven.length > 0) drive(vehicle.home ?? vehicle.start);
  if (work > workClock(vehicle, vehicle.to, true) + 1e-6) violations.push({ stop: null, what: 'hours' });
  return { visits, distance, end: wallClock(vehicle, work), loads, violations };
}
