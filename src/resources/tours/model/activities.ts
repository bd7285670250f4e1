import { isHalfDone } from '@/i18n/domain';
import type { RouteEvent, TourStop } from '@/api/generated/dashboard.schemas';

/** A stop of a tour with all that was recorded at its containers. */
export interface Activity extends TourStop {
  overflowing: boolean;
  /** Percent of the fullest container, as found. */
  level: number | null;
  /** First record at this stop, ms since the epoch. */
  at: number | undefined;
  /** In the order they were recorded. */
  events: RouteEvent[];
}

/** Events by the location where they were recorded, in the order of their time; null where the location is gone. */
export function byLocation(events: readonly RouteEvent[]): Map<string | null, RouteEvent[]> {
  const found = new Map<string | null, RouteEvent[]>();
  const ordered = [...events].sort((a, b) => Date.parse(a.recorded_at) - Date.parse(b.recorded_at) || a.id - b.id);
  for (const event of ordered) found.set(event.location_id, [...(found.get(event.location_id) ?? []), event]);
  return found;
}

/**
 * Stops in the order of the tour, each with its events. Events where the plan had no stop come apart: nothing that was
 * recorded is left out, but those have no position on the map.
 */
export function activitiesOf(
  stops: readonly TourStop[],
  events: readonly RouteEvent[],
): { activities: Activity[]; unplanned: RouteEvent[] } {
  const remaining = byLocation(events);
  const activities = stops.map((stop): Activity => {
    // A site that the tour passes twice keeps its events at the first pass.
    const here = remaining.get(stop.location_id) ?? [];
    remaining.delete(stop.location_id);
    const [first] = here;
    return {
      ...stop,
      // A stop where something overflowed counts as emptied or skipped all the same, one where a container is left as planned.
      state: isHalfDone(stop) ? 'planned' : stop.state,
      overflowing: here.some((event) => event.overflowing),
      level: here.length === 0 ? null : Math.max(...here.map((event) => event.level)),
      at: first ? Date.parse(first.recorded_at) : undefined,
      events: here,
    };
  });
  return { activities, unplanned: [...remaining.values()].flat() };
}

/** Pairs of neighbouring stops as the distance matrix takes them: `a:b,b:c`; undefined when there are none. */
export function pairsOf(activities: readonly Pick<Activity, 'location_id'>[]): string | undefined {
  const pairs = activities.slice(1).flatMap((activity, index) => {
    const [from, to] = [activities[index]?.location_id, activity.location_id];
    return from && to && from !== to ? [`${from}:${to}`] : [];
  });
  // At most 200 in one call; tours have some 17 stops.
  const some = [...new Set(pairs)].slice(0, 200);
  return some.length > 0 ? some.join(',') : undefined;
}
