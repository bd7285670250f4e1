import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { RowData } from '@tanstack/react-table';
import type { Facets } from '@/api/generated/dashboard.schemas';
import type { RowStream } from '@/api/rowStream';
import type { TableQuery } from './DataTable';
import type { TableInstance } from './features';
import type { Filter, UseCounts } from './filters';
import type { TablePrefs } from './prefs';
import type { ListSource } from './resource';
import type { TableSearch } from './search';
import { useDataTable } from './useDataTable';
import { useNoPagePastEnd, useTableState, type TableState } from './useTableState';

type Page = { total_routes: number; facets?: Facets };
type Options = UseQueryOptions<Page>;

/** A list on its screen, as its parts take it. */
export interface List<R extends RowData, S extends TableSearch> {
  source: ListSource<R>;
  state: TableState<S>;
  filters: Filter<S>[];
  query: TableQuery;
  /** Counts the matching rows by each value of a field. */
  useCounts: UseCounts;
  /** All rows as filtered and sorted, for the file. */
  load: (signal: AbortSignal) => Promise<RowStream<R>>;
  table: TableInstance<R>;
  prefs: TablePrefs;
  changePrefs: (patch: Partial<TablePrefs>) => void;
  /** The rows of the page, and how many match in all; undefined until they are here. */
  rows: R[] | undefined;
  total: number | undefined;
}

/**
 * A list at the page where its URL is: loaded once and cached until something changes it; the previous page shows meanwhile. Leads to
 * the last page when the list has become too short for this one. `search` and `navigate` are the route's.
 */
export function useList<R extends RowData & { id: number }, S extends TableSearch & { areas: number[] }>(
  source: ListSource<R>,
  search: S,
  navigate: Parameters<typeof useTableState<S>>[1],
): List<R, S> {
  const state = useTableState(search, navigate);
  const { list, own } = source;
  const asked = {
    ...Object.fromEntries(Object.entries(search).filter(([name]) => name !== 'areas' && !own.includes(name))),
    disposition_area_ids: search.areas,
  };
  const query = useQuery({ ...(source.query(asked as never) as Options), placeholderData: keepPreviousData });
  const useCounts: UseCounts = (facet) =>
    useQuery(source.query({ ...asked, page: 1, page_size: 1, facets: [facet] } as never) as Options).data?.facets?.[
      facet
    ];
  const load = async (signal: AbortSignal) =>
    (await import('@/api/rowStream')).openRows<R, never>(source.rows, asked as never, signal);

  const rows = query.data && ((query.data as unknown as Record<string, R[]>)[list] ?? []);
  const total = query.data?.total_routes;
  useNoPagePastEnd(state, query.isPlaceholderData ? undefined : total);
  const scope = JSON.stringify(asked);
  const table = useDataTable({ tableId: list, columns: source.columns, rows, state, scope, getRowId: rowId });
  return { ...table, source, state, filters: source.filters as Filter<S>[], query, useCounts, load, rows, total };
}

const rowId = ({ id }: { id: number }) => String(id);
