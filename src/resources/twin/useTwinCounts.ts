import { useListBins } from '@/api/generated/bins/bins';
import type { Facets } from '@/api/generated/dashboard.schemas';
import { useListDrivers } from '@/api/generated/drivers/drivers';
import { useListLocations } from '@/api/generated/locations/locations';
import { useListTrucks } from '@/api/generated/trucks/trucks';

interface Page {
  data: { total_routes: number; facets?: Facets } | undefined;
  isError: boolean;
}

const total = ({ data, isError }: Page) => (isError ? null : data?.total_routes);
const without = ({ data }: Page, facet: string) =>
  data && (data.facets?.[facet]?.find(({ value }) => value === 'false')?.count ?? 0);

/** How many of each there are in the chosen areas, and how many need attention. Undefined while loading, null if failed. */
export function useTwinCounts(areas: number[]) {
  const scope = { disposition_area_ids: areas, page_size: 1 };
  const locations = useListLocations({ ...scope, facets: ['is_active'] });
  const emptySites = useListLocations({ ...scope, has_containers: false });
  const bins = useListBins({ ...scope, facets: ['active'] });
  const stray = useListBins({ ...scope, has_location: false });
  const trucks = useListTrucks({ ...scope, facets: ['available'] });
  const drivers = useListDrivers({ ...scope, facets: ['available'] });
  const phoneless = useListDrivers({ ...scope, has_phone: false });
  return {
    locations: total(locations),
    inactiveSites: without(locations, 'is_active'),
    emptySites: emptySites.data?.total_routes,
    bins: total(bins),
    inactiveBins: without(bins, 'active'),
    strayBins: stray.data?.total_routes,
    trucks: total(trucks),
    unavailableTrucks: without(trucks, 'available'),
    drivers: total(drivers),
    unavailableDrivers: without(drivers, 'available'),
    phonelessDrivers: phoneless.data?.total_routes,
  };
}
