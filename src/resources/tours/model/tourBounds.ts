import { boundsOf } from '@/map/level';
import type { Bounds, LngLat } from '@/map/types';

/** So many times as far as the stops reach, the whole tour makes them too small to tell apart. */
const FAR = 2;

/** What a map of a tour shows at first: all of it, or the stops alone where the way to a far depot would make them small. */
export function tourBounds(stops: readonly LngLat[], rest: readonly LngLat[]): Bounds | undefined {
  const all = boundsOf([...stops, ...rest]);
  const own = boundsOf(stops);
  if (!all || !own || stops.length < 2) return all;
  return reach(all) > FAR * reach(own) ? own : all;
}

/** The longer side in degrees of latitude; those of longitude are shorter by the cosine of it. */
const reach = ([west, south, east, north]: Bounds) =>
  Math.max(north - south, (east - west) * Math.cos((((south + north) / 2) * Math.PI) / 180));
