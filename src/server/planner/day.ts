import type { components } from '@/api/generated/server';
import type { Position } from '@/world/distance.ts';
import { distanceBetween, type Problem, type Stop, type Vehicle } from './problem.ts';

type Schemas = components['schemas'];
type Material = Schemas['MaterialCode'];
export type Goal = Schemas['TourGoal'];

/** A container on the day to plan. */
export interface DayContainer extends Position {
  areaId: number | null;
  material: Material;
  /** Percent at noon of the day. */
  level: number;
  /** Days from the begin of the day until it is full; null if that is not known. */
  daysLeft: number | null;
  /** The same, by the low bound of the forecast. */
  daysLeftLow: number | null;
  /** Full by the end of the day, or reported full. */
  urgent: boolean;
  /** When it may not be emptied, in seconds of the day. */
  blocked: readonly { from: number; to: number }[];
  /** Index of the shift on whose tour it is already. */
  of?: number;
  /** Indices of the shifts whose tours have been at its location already. */
  passed?: readonly number[] | undefined;
  /** Somebody wants it to be emptied, or left alone, that day. */
  wish?: 'pinned' | 'banned' | undefined;
}

/** A pair of truck and driver with their hours. */
export interface DayShift {
  from: number;
  to: number;
  /** Tonnes. */
  capacity: number;
  compartments: number;
  /** Codes with + between them; null for any. */
  material: string | null;
  areaId: number | null;
  /** Of a tour under way: when and where it goes on, and the containers emptied since it unloaded. */
  begun?: { at: number; place: Position; aboard: readonly Pick<DayContainer, 'level' | 'material'>[] };
}

/** Metres along roads between positions, row by row. */
interface Roads {
  places: readonly Position[];
  metres: Float64Array;
}

export interface Day {
  containers: readonly DayContainer[];
  shifts: readonly DayShift[];
  /** Where loads are tipped. */
  plant: Position;
  /** Where tours begin and end; the plant if none is known. */
  yard?: Position | undefined;
  /** Tonnes in a cubic metre of glass. */
  density: number;
  /** As far as they are known; between others the straight line is taken, and a third more. */
  roads?: Roads | undefined;
}

const COLOURS = ['11', '12', '13'] as const;
const coloursOf = (material: string) => COLOURS.filter((colour) => material.split('+').includes(colour));
const MINUTE = 60;
const HOUR = 3600;
/** Litres of a container, minutes to empty one, to unload, before the first and after the last drive of a shift. */
const LITRES = 2000;
const TAKES = { lift: 6 * MINUTE, unload: 27 * MINUTE, before: 9 * MINUTE, after: 15 * MINUTE };
/** Metres in a second of a truck in the city, and how much longer streets are than the crow's flight. */
const SPEED = 7;
const DETOUR = 1.35;
/** Of its load, by the compartments that it needs, what a truck takes of one colour: those for no other colour are for it as well. */
const CHAMBER = [1, 1, 0.65, 0.52];
/** Density for which trucks are built: their volume follows from their payload. */
const USUAL_DENSITY = 0.3;
const MOST_TRIPS = 4;
/** Breaks by law (Germany, ArbZG § 4): 30 minutes in more than six hours, 45 in more than nine, after the half of the shift. */
const breakOf = (from: number, to: number): Vehicle['pause'] =>
  to - from > 6 * HOUR ? { at: from + (to - from) / 2, seconds: (to - from > 9 * HOUR ? 45 : 30) * MINUTE } : undefined;

/** What leaving a container out costs, in metres. Whatever is urgent is worth any way, and what is on a tour already stays there. */
const PRIZE = { planned: 10_000_000, pinned: 3_000_000, urgent: 1_000_000, soon: 100_000 };
/** Days ahead that "no overflow" looks to, and "balanced" for what it takes along. */
const AHEAD = { no_overflow: 4, balanced: 14 } as const;
/** From this level in percent "balanced" takes a container along, and the metres that one is worth which is full: found by `npm run simulate`. */
const ALONG = { from: 50, worth: 2500 };

function prize({ of, wish, urgent, daysLeft, level }: DayContainer, goal: Goal): number {
  if (of !== undefined) return PRIZE.planned;
  if (wish) return wish === 'pinned' ? PRIZE.pinned : 0;
  if (urgent) return PRIZE.urgent;
  if (goal === 'least_km' || daysLeft === null) return 0;
  if (daysLeft >= AHEAD[goal]) return 0;
  // Half full costs two lifts where one would do.
  return goal === 'no_overflow' ? PRIZE.soon : (ALONG.worth * Math.max(0, level - ALONG.from)) / (100 - ALONG.from);
}

/** Of the times in which a container may be emptied, the one of which most is within the hours of the shifts. */
function openHours(blocked: DayContainer['blocked'], shifts: readonly DayShift[]): { open: number; close: number } {
  const begin = Math.min(...shifts.map(({ from }) => from));
  const end = Math.max(...shifts.map(({ to }) => to));
  let best = { open: 0, close: -1 };
  let most = -Infinity;
  let open = 0;
  // A shift of the night goes on after midnight.
  const last = Math.max(24 * HOUR, end);
  for (const { from, to } of [...blocked, { from: last, to: last }].toSorted((a, b) => a.from - b.from)) {
    // Emptying takes its time before the constraint begins.
    const close = from < last ? from - TAKES.lift : from;
    const within = Math.min(close, end) - Math.max(open, begin);
    if (close >= open && within > most) {
      best = { open, close };
      most = within;
    }
    open = Math.max(open, to);
  }
  return best;
}

function demandOf({ level, material }: Pick<DayContainer, 'level' | 'material'>, density: number): number[] {
  const litres = Math.round((Math.min(level, 120) / 100) * LITRES);
  const kilograms = Math.round(litres * density);
  // A mixed load goes into the compartment of its darkest colour.
  const colour = coloursOf(material).at(-1);
  return [
    ...COLOURS.map((one) => (one === colour ? litres : 0)),
    ...COLOURS.map((one) => (one === colour ? kilograms : 0)),
    kilograms,
  ];
}

/** Colours that trucks collect on their shifts; where it is not said, those that most of the urgent containers are for. */
function coloursOfShifts(shifts: readonly DayShift[], containers: readonly DayContainer[]) {
  const urgent = containers.filter((one) => one.urgent).flatMap((one) => coloursOf(one.material));
  const count = new Map(COLOURS.map((colour) => [colour, urgent.filter((own) => own === colour).length]));
  const most = COLOURS.toSorted((a, b) => (count.get(b) ?? 0) - (count.get(a) ?? 0));
  return shifts.map(({ material, compartments }) =>
    material ? coloursOf(material) : most.slice(0, Math.max(1, compartments)).toSorted(),
  );
}

/** Represents what is aboard of a tour under way. */
export const ABOARD = -1;

export interface DayProblem extends Problem {
  /** Index of the container of each stop; of what is aboard of a tour under way there is none. */
  containers: readonly number[];
  /** What each shift collects. */
  colours: ReturnType<typeof coloursOfShifts>;
}

export const serves = (container: DayContainer, shift: Pick<DayShift, 'areaId'>, colours: readonly string[]) => ({
  area: shift.areaId === null || shift.areaId === container.areaId,
  material: coloursOf(container.material).every((one) => colours.includes(one)),
});

const keyOf = ({ latitude, longitude }: Position) => `${latitude} ${longitude}`;

/** The places of a day between which roads are asked for: its containers, the plant and the yard. */
export function placesOf({ containers, plant, yard }: Pick<Day, 'containers' | 'plant' | 'yard'>): Position[] {
  const all = [plant, yard ?? plant, ...containers].map(({ latitude, longitude }) => ({ latitude, longitude }));
  return [...new Map(all.map((place) => [keyOf(place), place])).values()];
}

/** Distances of a problem's places (`keys` are their positions), by road where it is known. */
function alongRoads({ places: known, metres }: Roads, keys: readonly string[], problem: DayProblem): Float64Array {
  const indices = new Map(known.map((place, index) => [keyOf(place), index]));
  const at = keys.map((key) => indices.get(key));
  return Float64Array.from({ length: keys.length ** 2 }, (_, cell) => {
    const [from, to] = [Math.floor(cell / keys.length), cell % keys.length];
    const [a, b] = [at[from], at[to]];
    return a === undefined || b === undefined
      ? distanceBetween(problem, from, to)
      : (metres[a * known.length + b] as number);
  });
}

/** The day as a problem: stops are the containers that are worth something for the goal. */
export function problemOf({ containers, shifts, plant, yard, density, roads }: Day, goal: Goal): DayProblem {
  const scale = (Math.PI / 180) * 6_371_000;
  const flat = ({ latitude, longitude }: Position) => ({
    x: (longitude - plant.longitude) * scale * Math.cos((plant.latitude * Math.PI) / 180),
    y: (latitude - plant.latitude) * scale,
  });
  const colours = coloursOfShifts(shifts, containers);
  const places = [{ x: 0, y: 0 }];
  const keys = [keyOf(plant)];
  const placeAt = (position: Position) => {
    keys.push(keyOf(position));
    return places.push(flat(position)) - 1;
  };
  const placeOf = new Map<string, number>();
  const home = yard && keyOf(yard) !== keyOf(plant) ? placeAt(yard) : 0;
  const chosen: number[] = [];
  const stops: Stop[] = [];
  for (const [index, container] of containers.entries()) {
    const worth = prize(container, goal);
    if (worth === 0) continue;
    const key = keyOf(container);
    const place = placeOf.get(key) ?? placeAt(container);
    placeOf.set(key, place);
    const able = shifts.flatMap((shift, v) => {
      if (container.of !== undefined) return container.of === v ? [v] : [];
      const { area, material } = serves(container, shift, colours[v] ?? []);
      return area && material && !container.passed?.includes(v) ? [v] : [];
    });
    chosen.push(index);
    stops.push({
      ...{ place, demand: demandOf(container, density), service: TAKES.lift, prize: worth },
      ...openHours(container.blocked, shifts),
      ...(able.length < shifts.length ? { vehicles: able } : {}),
    });
  }
  const vehicles = shifts.map((shift, v): Vehicle => {
    const payload = shift.capacity * 1000;
    const own = colours[v] ?? [];
    const share = CHAMBER[Math.min(shift.compartments, own.length)] ?? 0.5;
    const chambers = (most: number) => COLOURS.map((one) => (own.includes(one) ? most * share : 0));
    const pause = breakOf(shift.from, shift.to);
    const ready = Math.max(shift.from + TAKES.before, shift.begun?.at ?? 0);
    const rested = pause && ready >= pause.at ? pause.at + pause.seconds : 0;
    const from = Math.max(ready, rested);
    const to = shift.to - TAKES.after;
    const capacity = [...chambers(payload / USUAL_DENSITY), ...chambers(payload), payload];
    let start = home;
    if (shift.begun) {
      const { place, aboard } = shift.begun;
      start = placeAt(place);
      // What is aboard is loaded first, where and when the tour goes on; by its estimate it can be more than fits, and is in the truck all the same.
      const loads = aboard.map((one) => demandOf(one, density));
      const loaded = (d: number) => loads.reduce((sum, load) => sum + (load[d] ?? 0), 0);
      chosen.push(ABOARD);
      stops.push({
        ...{ place: start, service: 0, prize: PRIZE.planned, open: 0, close: from, vehicles: [v] },
        demand: capacity.map((most, d) => Math.min(most, loaded(d))),
      });
    }
    return {
      ...{ start, home, plant: 0, unloading: TAKES.unload, trips: MOST_TRIPS, from, to },
      capacity,
      ...(pause ? { pause } : {}),
    };
  });
  const problem: DayProblem = { places, detour: DETOUR, speed: SPEED, stops, vehicles, containers: chosen, colours };
  return roads ? { ...problem, distances: alongRoads(roads, keys, problem) } : problem;
}
