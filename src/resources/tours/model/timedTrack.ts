import type { LngLat, MapLinePoint } from '@/map/types';

type Point = readonly number[];
/** A place of the line, with when it is passed if that is known. */
type Place = LngLat & { at?: number | undefined };
type Fix = { index: number; at: number };

const far = ([x1 = 0, y1 = 0]: Point, longitude: number, latitude: number) =>
  // A degree of longitude is shorter; for finding the nearest point of a line in a city this is exact enough.
  ((x1 - longitude) * Math.cos((latitude * Math.PI) / 180)) ** 2 + (y1 - latitude) ** 2;

/** Metres of a degree on the earth's great circle. */
const DEGREE = 111_195;
export const metresBetween = (from: Point, { longitude, latitude }: LngLat) =>
  Math.sqrt(far(from, longitude, latitude)) * DEGREE;

/**
 * Gives the points of a tour's line the times at which they were passed: known at start, stops and finish, and in between in
 * proportion to the way. Without a start the line has no times.
 * @param track `[longitude, latitude]`, degrees
 * @param started ms since the epoch
 * @param finished ms since the epoch; for a tour under way the time of the last record
 */
export function timedTrack(
  track: readonly Point[],
  activities: readonly Place[],
  started: number | undefined,
  finished: number | undefined,
): MapLinePoint[] {
  const places = track.map(([longitude = 0, latitude = 0]) => ({ longitude, latitude }));
  if (started === undefined || track.length < 2) return places;
  const fixes = fixesOf(track, activities, started, finished);
  const way = [0];
  for (let i = 1; i < track.length; i++) {
    const [x = 0, y = 0] = track[i] ?? [];
    way.push((way[i - 1] ?? 0) + Math.sqrt(far(track[i - 1] ?? [], x, y)));
  }
  return places.map((place, index) => {
    const next = fixes.findIndex((fix) => fix.index >= index);
    const [a, b] = [fixes[next - 1], fixes[next]];
    if (!b) return place;
    if (!a || a.index === b.index) return { ...place, at: b.at };
    const [from, to] = [way[a.index] ?? 0, way[b.index] ?? 0];
    const share = to > from ? ((way[index] ?? 0) - from) / (to - from) : 1;
    return { ...place, at: Math.round(a.at + share * (b.at - a.at)) };
  });
}

/** Points of the line whose time is known, in order along line and time alike. */
function fixesOf(
  track: readonly Point[],
  activities: readonly Place[],
  started: number,
  finished: number | undefined,
): Fix[] {
  const fixes: Fix[] = [{ index: 0, at: started }];
  const done = activities
    .flatMap(({ at, latitude, longitude }) => (at === undefined ? [] : [{ at, latitude, longitude }]))
    .sort((a, b) => a.at - b.at);
  for (const { at, latitude, longitude } of done) {
    const last = fixes.at(-1) ?? { index: 0, at: started };
    if (at < last.at) continue;
    let best = last.index;
    for (let i = last.index; i < track.length; i++)
      if (far(track[i] ?? [], longitude, latitude) < far(track[best] ?? [], longitude, latitude)) best = i;
    fixes.push({ index: best, at });
  }
  if (finished !== undefined && finished >= (fixes.at(-1)?.at ?? 0))
    fixes.push({ index: track.length - 1, at: finished });
  return fixes;
}
