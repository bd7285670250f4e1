import type { Location, LocationInput, LocationList } from '../../src/api/generated/dashboard.schemas.ts';
import type { Api } from '../lib/api.ts';

/** All locations of the customer by their key, read in pages of 1,000. */
export async function existingLocations(api: Api): Promise<Map<string, Location>> {
  const found = new Map<string, Location>();
  for (let page = 1; ; page++) {
    const { locations, total_routes } = await api.request<LocationList>(
      'GET',
      `/locations/?page=${page}&page_size=1000&sort=location_id`,
    );
    for (const location of locations) found.set(location.location_id, location);
    if (page * 1000 >= total_routes) return found;
  }
}

/** The input that would give this location. */
export const toInput = ({
  id: _i,
  containers: _c,
  container_site: _s,
  updated_at: _u,
  ...input
}: Location): LocationInput => input;
