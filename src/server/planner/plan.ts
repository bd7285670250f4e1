import { ABOARD, type Day, type DayContainer, type DayProblem, type DayShift, type Goal, serves } from './day.ts';
import { evaluate, type Evaluation, type Violation } from './evaluate.ts';
import type { Plan, Stop, Vehicle } from './problem.ts';
import type { components } from '@/api/generated/server';

type LeftOutReason = components['schemas']['LeftOutReason'];
type ConflictKind = components['schemas']['TourConflictKind'];

/** Why an urgent container is left out. */
function reasonOf(day: Day, problem: DayProblem, tours: readonly Evaluation[], driven: Plan['tours'], stop: number) {
  const own = problem.stops[stop] as Stop;
  const container = day.containers[problem.containers[stop] as number] as DayContainer;
  const able = day.shifts.map((shift, v) => serves(container, shift, problem.colours[v] ?? []));
  if (!able.some(({ area }) => area)) return 'no_shift_in_area';
  const vehicles = able.flatMap(({ area, material }, v) => (area && material ? [v] : []));
  if (vehicles.length === 0) return 'no_truck_for_material';
  // With nothing else to do, and the way to the plant after it.
  const isInTime = (at: Stop) =>
    vehicles.some((vehicle) =>
      evaluate({ ...problem, stops: problem.stops.with(stop, at) }, { vehicle, trips: [[stop]] }).violations.every(
        ({ what }) => what !== 'window' && what !== 'hours',
      ),
    );
  if (!isInTime(own) && isInTime({ ...own, open: 0, close: Infinity })) return 'closed';
  const room = vehicles.some((v) => {
    const { capacity, trips } = problem.vehicles[v] as Vehicle;
    const loads = tours[driven.findIndex(({ vehicle }) => vehicle === v)]?.loads ?? [];
    const fits = (load: readonly number[]) => own.demand.every((one, d) => one + (load[d] ?? 0) <= (capacity[d] ?? 0));
    return (loads.length < trips && fits([])) || loads.some(fits);
  });
  return room ? 'no_time_left' : 'trucks_full';
}

export interface DayTour extends Omit<Evaluation, 'violations'> {
  shift: number;
  /** What it collects. */
  colours: DayProblem['colours'][number];
  /** What is wrong with it, at a container (by index) or as a whole. */
  conflicts: { container: number | null; kind: ConflictKind }[];
  /** Index of a container for each visit; null to unload. */
  visited: { container: number | null; at: number }[];
  tonnes: number;
}

export interface DayPlan {
  goal: Goal;
  tours: DayTour[];
  leftOut: { container: number; reason: LeftOutReason }[];
  /** Containers left out that may be full before the next day is over. */
  overflowRisk: number;
  /** Mean level in percent of those emptied. */
  fill: number | null;
}

const KINDS: Record<Exclude<Violation, 'vehicle'>, ConflictKind> = {
  capacity: 'truck_full',
  window: 'closed',
  hours: 'past_shift',
  trips: 'too_many_trips',
};

/** What a plan of the solver means for the day. */
export function dayPlan(
  day: Day,
  goal: Goal,
  problem: DayProblem,
  { tours, left }: Pick<Plan, 'tours' | 'left'>,
): DayPlan {
  const evaluated = tours.map((tour) => evaluate(problem, tour));
  const container = (stop: number | null) => (stop === null ? null : (problem.containers[stop] as number));
  const served = new Set(tours.flatMap(({ trips }) => trips.flat().map(container)));
  const kindOf = (what: Violation, shift: number, at: DayContainer | undefined) => {
    if (what !== 'vehicle') return KINDS[what];
    const isRight = at && serves(at, day.shifts[shift] as DayShift, problem.colours[shift] ?? []).material;
    return isRight ? 'wrong_area' : 'wrong_material';
  };
  const levels = day.containers.filter((_, index) => served.has(index)).map(({ level }) => Math.min(100, level));
  return {
    goal,
    tours: evaluated.map(({ violations, ...tour }, index) => ({
      ...tour,
      shift: tours[index]?.vehicle ?? 0,
      colours: problem.colours[tours[index]?.vehicle ?? 0] ?? [],
      conflicts: violations.map(({ stop, what }) => ({
        container: container(stop),
        kind: kindOf(what, tours[index]?.vehicle ?? 0, day.containers[container(stop) ?? -1]),
      })),
      visited: tour.visits.flatMap(({ stop, at }) => {
        const visited = container(stop);
        return visited === ABOARD ? [] : [{ container: visited, at }];
      }),
      tonnes: tour.loads.reduce((sum, load) => sum + (load.at(-1) ?? 0), 0) / 1000,
    })),
    leftOut: [
      ...left.flatMap((stop) => {
        const index = problem.containers[stop] as number;
        const one = day.containers[index];
        // What is aboard of a tour that has no time left is no container.
        if (!one?.urgent && !one?.wish) return [];
        return [{ container: index, reason: reasonOf(day, problem, evaluated, tours, stop) as LeftOutReason }];
      }),
      ...day.containers.flatMap(({ urgent, wish }, container) =>
        urgent && wish === 'banned' ? [{ container, reason: 'banned' as const }] : [],
      ),
    ],
    overflowRisk: day.containers.filter(
      ({ urgent, daysLeftLow: low }, index) => !served.has(index) && (urgent || (low !== null && low < 2)),
    ).length,
    fill: levels.length === 0 ? null : levels.reduce((sum, level) => sum + level, 0) / levels.length,
  };
}
