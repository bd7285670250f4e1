/** A day to plan. Metres, seconds; places, stops and vehicles are named by their index. */
export interface Problem {
  /** In metres on a plane. */
  places: readonly { x: number; y: number }[];
  /** Metres between places, row by row; without it the straight line times `detour`. */
  distances?: Float64Array;
  detour: number;
  /** Metres in a second. */
  speed: number;
  stops: readonly Stop[];
  vehicles: readonly Vehicle[];
}

export interface Stop {
  place: number;
  /** What it adds to the load, in each dimension (litres and kilograms of a colour, kilograms in all). */
  demand: readonly number[];
  /** Seconds at the stop. */
  service: number;
  /** When it may begin, in the vehicle's seconds of the day. */
  open: number;
  close: number;
  /** Metres that serving it is worth. */
  prize: number;
  /** Vehicles that may serve it; all, if not said. */
  vehicles?: readonly number[];
}

export interface Vehicle {
  start: number;
  /** Where each trip ends and its load is tipped. */
  plant: number;
  /** Where it drives after the last trip; to `start`, if not said. */
  home?: number;
  unloading: number;
  /** Most trips in a shift. */
  trips: number;
  /** Most load in each dimension. */
  capacity: readonly number[];
  from: number;
  to: number;
  /** The driver's break, taken from this second on, after the stop that was begun before. */
  pause?: { at: number; seconds: number };
}

/** Stops of the trips of a vehicle, in order. */
export interface Tour {
  vehicle: number;
  trips: number[][];
}

export interface Plan {
  tours: Tour[];
  /** Stops that nobody serves. */
  left: number[];
  /** Metres. */
  distance: number;
  /** Metres and the prizes of what is left. */
  cost: number;
  iterations: number;
}

/** Seconds at work until a time of the day: the clock stops in the break. @param late for the end of a window */
export function workClock({ pause }: Vehicle, time: number, late = false): number {
  if (!pause || time < pause.at) return time;
  if (time < pause.at + pause.seconds) return late ? pause.at - 1 : pause.at;
  return time - pause.seconds;
}

/** The time of the day after so many seconds at work. */
export const wallClock = ({ pause }: Vehicle, work: number) =>
  pause && work >= pause.at ? work + pause.seconds : work;

export function distanceBetween({ places, distances, detour }: Problem, from: number, to: number): number {
  if (distances) return distances[from * places.length + to] ?? 0;
  const [a, b] = [places[from], places[to]];
  return a && b ? detour * Math.hypot(a.x - b.x, a.y - b.y) : 0;
}
