import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { GetTourStatisticsParams, ListToursFacetsItem, Tour } from '@/api/generated/dashboard.schemas';
import { listTours, useGetTourStatistics, useListTours } from '@/api/generated/tours/tours';
import type { UseCounts } from '@/table/filters';
import type { ToursSearch } from './filters';

type Scope = Omit<ToursSearch, 'id' | 'details'> & { areas: number[] };

/** The list as the URL asks for it: loaded once and kept until something changes it; the previous page shows meanwhile. */
export function useTours(listed: Scope) {
  const asked = useMemo(() => {
    const { areas, ...params } = listed;
    return { ...params, disposition_area_ids: areas };
  }, [listed]);
  const query = useListTours(asked, {
    query: { placeholderData: keepPreviousData },
  });
  const more = useMemo(() => {
    const useCounts: UseCounts = (facet) => {
      const { data } = useListTours({ ...asked, page: 1, page_size: 1, facets: [facet as ListToursFacetsItem] });
      return data?.facets?.[facet];
    };
    const load = async (signal: AbortSignal) =>
      (await import('@/api/rowStream')).openRows<Tour, typeof asked>(listTours, asked, signal);
    return { useCounts, load };
  }, [asked]);
  return { query, ...more };
}

/** Statistics of the same tours, whatever the page or the order. */
export function useTourStatistics({ areas, ...search }: Scope) {
  const { page: _page, page_size: _size, sort: _sort, ...filters } = search;
  const params: GetTourStatisticsParams = { ...filters, disposition_area_ids: areas };
  return useGetTourStatistics(params, {
    query: { placeholderData: keepPreviousData },
  });
}
