import { keepPreviousData } from '@tanstack/react-query';
import { listTrucks, useListTrucks } from '@/api/generated/trucks/trucks';
import type { ListTrucksFacetsItem, Truck } from '@/api/generated/dashboard.schemas';
import type { UseCounts } from '@/table/filters';
import type { TrucksSearch } from './filters';

interface Scope {
  areas: number[];
}

/** The list as the URL asks for it: loaded once and kept until something changes it; the previous page shows meanwhile. */
export function useTrucks({ plate: _open, areas, ...params }: TrucksSearch & Scope) {
  const asked = { ...params, disposition_area_ids: areas };
  const query = useListTrucks(asked, {
    query: { placeholderData: keepPreviousData },
  });
  const useCounts: UseCounts = (facet) => {
    const { data } = useListTrucks({ ...asked, page: 1, page_size: 1, facets: [facet as ListTrucksFacetsItem] });
    return data?.facets?.[facet];
  };
  const load = async (signal: AbortSignal) =>
    (await import('@/api/rowStream')).openRows<Truck, typeof asked>(listTrucks, asked, signal);
  return { query, useCounts, load };
}
