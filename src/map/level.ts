import { levelBand } from '@/ui/level';
import type { Bounds, LevelBand, LngLat, MapSite, Shares } from './types';

export const bands = ['empty', 'ok', 'full', 'overfull'] as const;

/** The bands of the scale by their name in the theme. */
const names = { low: 'empty', mid: 'ok', high: 'full', over: 'overfull' } as const;

/** The band of a level in percent, by the limits of `levelBand`. */
export const bandOf = (level: number | null | undefined): LevelBand =>
  level === null || level === undefined || Number.isNaN(level) ? 'unknown' : names[levelBand(level)];

const none: Shares = { empty: 0, ok: 0, full: 0, overfull: 0 };

/** Containers per band of one site. A site without shares counts as one container, one without a level as none. */
export function sharesOf(site: Pick<MapSite, 'level' | 'shares'>): Shares {
  if (site.shares) return site.shares;
  const band = bandOf(site.level);
  return band === 'unknown' ? none : { ...none, [band]: 1 };
}

/** The smallest bounds around the places, or undefined for none. */
export function boundsOf(places: readonly LngLat[]): Bounds | undefined {
  if (places.length === 0) return undefined;
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { longitude, latitude } of places) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  return [west, south, east, north];
}
