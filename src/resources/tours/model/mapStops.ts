import type { MapStop, StopState } from '@/map/types';
import type { Activity } from './activities';

/** How a stop is drawn: overflowing outweighs what was done about it. */
export const stopStateOf = ({ overflowing, state }: Pick<Activity, 'overflowing' | 'state'>): StopState =>
  overflowing ? 'overflowing' : state;

/** Stops as the map kit takes them. @param nameless the name of a location that is gone */
export const mapStops = (activities: readonly Activity[], nameless: string): MapStop[] =>
  activities.map((activity) => ({
    id: String(activity.position),
    n: activity.position,
    label: activity.location_name ?? nameless,
    longitude: activity.longitude,
    latitude: activity.latitude,
    level: activity.level,
    state: stopStateOf(activity),
    ...(activity.at === undefined ? {} : { at: activity.at }),
  }));
