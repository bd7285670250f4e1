import type { Tour } from '@/api/generated/dashboard.schemas';
import type { LngLat, MapLinePoint } from '@/map/types';
import type { Activity } from './activities';
import { metresBetween } from './timedTrack';

const MINUTE = 60_000;

/** Minutes at the last stop (two lifts of 4.6 and 3 to set up), to unload, and to park and hand over. */
const TAKES = { stop: 12, unload: 27, handover: 15 };
/** Streets are so much longer than the crow's flight, and so many metres a minute are driven (30 km/h). */
const DETOUR = 1.35;
const SPEED = 500;

/** Times in ms since the epoch, where they are known. */
export interface Schedule {
  /** Behind the plan; below 0 ahead of it. Of a finished tour at its end, of one under way at its last record. */
  delay: number | undefined;
  /** First and last moment of plan and actual. */
  from: number;
  to: number;
  /** The last moment that is known: finish, or last record of a tour under way. */
  reached: number | undefined;
  /** Return, as it was or as it is to be expected. */
  back: number;
  /** Where the truck still goes, with the times to be expected. */
  ahead: MapLinePoint[];
}

const moment = (at: string | null | undefined) => (at ? Date.parse(at) : undefined);

/**
 * Plan and actual of a tour. Planned are the stops' times, and the return after the last: work there, the way to the place of
 * unloading and to where the tour began (great circle times 1.35 at 30 km/h), unloading and handover. So late as a tour under way is now it
 * reaches the other stops.
 * @param start where the tour began
 * @param tipped where it unloaded last, if it has
 */
export function scheduleOf(
  tour: Pick<Tour, 'status' | 'started_at' | 'finished_at' | 'delay'>,
  activities: readonly Activity[],
  records: readonly number[],
  start: LngLat | undefined,
  tipped: LngLat | undefined,
): Schedule | undefined {
  const planned = activities.flatMap((stop) => {
    const at = moment(stop.planned_at);
    return at === undefined ? [] : [{ ...stop, planned: at }];
  });
  const last = planned.at(-1);
  const [first] = planned;
  if (!first || !last) return undefined;
  const [started, finished] = [moment(tour.started_at), moment(tour.finished_at)];
  const home = start ?? first;
  const way = [last, ...(tipped ? [tipped] : []), home];
  const driven = way
    .slice(1)
    .reduce((sum, place, i) => sum + metresBetween([way[i]?.longitude ?? 0, way[i]?.latitude ?? 0], place), 0);
  const after = TAKES.stop + TAKES.unload + TAKES.handover + Math.round((driven * DETOUR) / SPEED);
  const plannedBack = last.planned + after * MINUTE;
  const begin = Math.min(started ?? first.planned, first.planned);
  const reached = finished ?? (started === undefined ? undefined : Math.max(started, ...records));
  if (finished !== undefined)
    return {
      delay: finished - plannedBack,
      from: begin,
      to: Math.max(finished, plannedBack),
      reached,
      back: finished,
      ahead: [],
    };
  const open = planned.filter(({ state, at }) => state === 'planned' && at === undefined);
  const delay = tour.delay === null ? undefined : tour.delay * MINUTE;
  const back = plannedBack + (delay ?? 0);
  const ahead = [
    ...open.map(({ longitude, latitude, planned: at }) => ({ longitude, latitude, at: at + (delay ?? 0) })),
    { longitude: home.longitude, latitude: home.latitude, at: back },
  ];
  return { delay, from: begin, to: back, reached, back, ahead };
}
