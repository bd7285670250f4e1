import type { LngLat } from '@/map/types';

interface Typed {
  latitude: number | null;
  longitude: number | null;
}
const known = (n: number | null): n is number => n !== null && !Number.isNaN(n);

/** Degrees apart, roughly; enough to tell a city from another continent. */
const apart = (a: LngLat, b: LngLat) => Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude);

/**
 * Whether the two coordinates look exchanged: the latitude is outside the world and would fit the other way round, or
 * the place is far from where the operation works (`home`) and the exchanged one is near (within 5 degrees).
 */
export function looksSwapped({ latitude, longitude }: Typed, home: LngLat | undefined): boolean {
  if (!known(latitude) || !known(longitude) || Math.abs(longitude) > 90 || Math.abs(latitude) > 180) return false;
  if (Math.abs(latitude) > 90) return true;
  if (!home) return false;
  const here = { latitude, longitude };
  const exchanged = { latitude: longitude, longitude: latitude };
  return apart(exchanged, home) < 5 && apart(here, home) > 10;
}
