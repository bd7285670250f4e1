import { keepPreviousData } from '@tanstack/react-query';
import type { ListLocationsFacetsItem, Location } from '@/api/generated/dashboard.schemas';
import { listLocations, useListLocations } from '@/api/generated/locations/locations';
import type { UseCounts } from '@/table/filters';
import type { LocationsSearch } from './filters';

interface Scope {
  areas: number[];
}

/** The list as the URL asks for it: loaded once and kept until something changes it; the previous page shows meanwhile. */
export function useLocations({ id: _id, open: _open, areas, ...params }: LocationsSearch & Scope) {
  const asked = { ...params, disposition_area_ids: areas };
  const query = useListLocations(asked, {
    query: { placeholderData: keepPreviousData },
  });
  const useCounts: UseCounts = (facet) => {
    const { data } = useListLocations({ ...asked, page: 1, page_size: 1, facets: [facet as ListLocationsFacetsItem] });
    return data?.facets?.[facet];
  };
  const load = async (signal: AbortSignal) =>
    (await import('@/api/rowStream')).openRows<Location, typeof asked>(listLocations, asked, signal);
  return { query, useCounts, load };
}
