import type { LngLat, MapLinePoint } from '@/map/types';
import type { Activity } from './activities';
import type { Schedule } from './schedule';
import { timedTrack } from './timedTrack';

interface Way {
  /** Driven, `[longitude, latitude]` in degrees; of a tour that has not begun, through its stops. */
  track: readonly number[][];
  /** What is ahead along the streets, where that is known. */
  byRoad: readonly number[][] | null | undefined;
  activities: readonly Activity[];
  schedule: Schedule | undefined;
  /** Ms since the epoch, as all times here. */
  started: number | undefined;
  finished: number | undefined;
  now: number | undefined;
  /** Where the truck is, if it has driven on since its last record. */
  live: (LngLat & { at: number }) | undefined;
}

/** The line of a tour on the map with its times: what was driven, then what is ahead. Before its start a tour is where its plan has it. */
export function drawnLine({ track, byRoad, activities, schedule, started, finished, now, live }: Way): MapLinePoint[] {
  if (started === undefined && schedule) {
    const planned = activities.map((one) => ({ ...one, at: one.planned_at ? Date.parse(one.planned_at) : undefined }));
    return timedTrack(byRoad ?? track, planned, schedule.from, schedule.to);
  }
  const open = (finished === undefined ? (schedule?.ahead ?? []) : []).map((one) =>
    // What was to be passed by now is still ahead.
    live && one.at !== undefined ? { ...one, at: Math.max(one.at, live.at + 1) } : one,
  );
  const ahead = byRoad && open.length > 0 ? timedTrack(byRoad, open, now, schedule?.back) : open;
  return [...timedTrack(track, activities, started, finished ?? now), ...(live ? [live] : []), ...ahead];
}
