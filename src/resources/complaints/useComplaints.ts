import { keepPreviousData } from '@tanstack/react-query';
import { listComplaints, useListComplaints } from '@/api/generated/complaints/complaints';
import type { Complaint, ListComplaintsFacetsItem } from '@/api/generated/dashboard.schemas';
import type { UseCounts } from '@/table/filters';
import type { ComplaintsSearch } from './filters';

interface Scope {
  areas: number[];
}

/** The list as the URL asks for it: loaded once and kept until something changes it; the previous page shows meanwhile. */
export function useComplaints({ id: _open, areas, ...params }: ComplaintsSearch & Scope) {
  const asked = { ...params, disposition_area_ids: areas };
  const query = useListComplaints(asked, {
    query: { placeholderData: keepPreviousData },
  });
  const useCounts: UseCounts = (facet) => {
    const { data } = useListComplaints({
      ...asked,
      page: 1,
      page_size: 1,
      facets: [facet as ListComplaintsFacetsItem],
    });
    return data?.facets?.[facet];
  };
  const load = async (signal: AbortSignal) =>
    (await import('@/api/rowStream')).openRows<Complaint, typeof asked>(listComplaints, asked, signal);
  return { query, useCounts, load };
}
