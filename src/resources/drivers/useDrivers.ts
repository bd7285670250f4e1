import { keepPreviousData } from '@tanstack/react-query';
import { listDrivers, useListDrivers } from '@/api/generated/drivers/drivers';
import type { Driver, ListDriversFacetsItem } from '@/api/generated/dashboard.schemas';
import type { UseCounts } from '@/table/filters';
import type { DriversSearch } from './filters';

interface Scope {
  areas: number[];
}

/** The list as the URL asks for it: loaded once and kept until something changes it; the previous page shows meanwhile. */
export function useDrivers({ id: _id, open: _open, areas, ...params }: DriversSearch & Scope) {
  const asked = { ...params, disposition_area_ids: areas };
  const query = useListDrivers(asked, {
    query: { placeholderData: keepPreviousData },
  });
  const useCounts: UseCounts = (facet) => {
    const { data } = useListDrivers({ ...asked, page: 1, page_size: 1, facets: [facet as ListDriversFacetsItem] });
    return data?.facets?.[facet];
  };
  const load = async (signal: AbortSignal) =>
    (await import('@/api/rowStream')).openRows<Driver, typeof asked>(listDrivers, asked, signal);
  return { query, useCounts, load };
}
