import { keepPreviousData } from '@tanstack/react-query';
import { listBins, useListBins } from '@/api/generated/bins/bins';
import type { Bin, ListBinsFacetsItem } from '@/api/generated/dashboard.schemas';
import type { UseCounts } from '@/table/filters';
import type { BinsSearch } from './filters';

interface Scope {
  areas: number[];
}

/** The list as the URL asks for it: loaded once and kept until something changes it; the previous page shows meanwhile. */
export function useBins({ id: _id, open: _open, areas, ...params }: BinsSearch & Scope) {
  const asked = { ...params, disposition_area_ids: areas };
  const query = useListBins(asked, {
    query: { placeholderData: keepPreviousData },
  });
  const useCounts: UseCounts = (facet) => {
    const { data } = useListBins({ ...asked, page: 1, page_size: 1, facets: [facet as ListBinsFacetsItem] });
    return data?.facets?.[facet];
  };
  const load = async (signal: AbortSignal) =>
    (await import('@/api/rowStream')).openRows<Bin, typeof asked>(listBins, asked, signal);
  return { query, useCounts, load };
}
