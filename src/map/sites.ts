import type { LocationLevels } from '@/api/generated/dashboard.schemas';
import type { MapSite } from './types';

/** The levels of a location as a site of the map, under the id by which the screen opens it. */
export const siteOf = (
  { location_id, location_name, longitude, latitude, max_level, empty, ok, full, overfull }: LocationLevels,
  id: string,
): MapSite => ({
  id,
  label: location_name || location_id,
  detail: location_id,
  longitude,
  latitude,
  level: max_level,
  shares: { empty, ok, full, overfull },
});
