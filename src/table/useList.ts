import {
  keepPreviousData,
  skipToken,
  useQuery,
  type FetchQueryOptions,
  type QueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query';
import type { RowData } from '@tanstack/react-table';
import { useCallback, useMemo, useState } from 'react';
import type { Facets } from '@/api/generated/dashboard.schemas';
import { useMe } from '@/auth/useSession';
import type { RowStream } from '@/api/rowStream';
import { getSession } from '@/api/session';
import type { TableQuery } from './DataTable';
import type { TableInstance } from './features';
import type { Filter, UseCounts } from './filters';
import { readPrefs, useTablePrefs, type TablePrefs } from './prefs';
import type { ListSource } from './resource';
import type { TableSearch } from './search';
import { isLost, statusOf } from '@/form/problem';
import { useDataTable } from './useDataTable';
import { useNoPagePastEnd, useTableState, type TableState } from './useTableState';

type Page = { total_routes: number; facets?: Facets };
type Options = UseQueryOptions<Page> & FetchQueryOptions<Page>;
type ListSearch = TableSearch & { areas: number[] };

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
  /** Shows a record that was just created above the rows, where its page is another one; nothing takes it back. */
  pin: (pinned: Pinned<R> | undefined) => void;
}

/** A record, and the query of its details, which knows what becomes of it. */
export interface Pinned<R> {
  record: R;
  one: string;
  query: object;
}

/** The parameters of a list's request at a URL. */
const askedOf = ({ own, areas }: Pick<ListSource<RowData>, 'own' | 'areas'>, search: ListSearch, pageSize: number) => ({
  ...Object.fromEntries(Object.entries(search).filter(([name]) => name !== 'areas' && !own.includes(name))),
  page_size: pageSize,
  ...(areas === false ? {} : { disposition_area_ids: search.areas }),
});

/** Asks for the rows that a URL shows. */
export function prefetchList<R extends RowData>(client: QueryClient, source: ListSource<R>, search: ListSearch) {
  const { user } = getSession();
  if (!user) return;
  const { pageSize } = readPrefs(source.list, user.id);
  const asked = askedOf(source, search, search.page_size ?? pageSize);
  void client.prefetchQuery(source.query(asked as never) as Options);
}

/**
 * A list at the page where its URL is: loaded once and cached until something changes it; the previous page shows meanwhile. Leads to
 * the last page when the list has become too short for this one. `search` and `navigate` are the route's; `only` are
 * the columns where the table shares the width, besides those that its user asked for.
 */
export function useList<R extends RowData & { id: number }, S extends ListSearch>(
  source: ListSource<R>,
  search: S,
  navigate: Parameters<typeof useTableState<S>>[1],
  only?: readonly string[],
): List<R, S> {
  const { list } = source;
  const [prefs, changePrefs] = useTablePrefs(list, useMe().id);
  const state = useTableState(search, navigate, prefs, changePrefs);
  const asked = askedOf(source, search, state.pageSize);
  const options = source.query(asked as never) as Options;
  const query = useQuery({ ...options, placeholderData: keepPreviousData });
  const useCounts: UseCounts = (facet) =>
    useQuery(source.query({ ...asked, page: 1, page_size: 1, facets: [facet] } as never) as Options).data?.facets?.[
      facet
    ];
  const load = async (signal: AbortSignal) =>
    (await import('@/api/rowStream')).openRows<R, never>(source.rows, asked as never, signal);

  // What was seen before is no longer this user's to see.
  const data = statusOf(query.error) === 403 ? undefined : query.data;
  const scope = JSON.stringify(asked);
  const [kept, setKept] = useState<Pinned<R> & { scope: string }>();
  const pin = useCallback((one: Pinned<R> | undefined) => setKept(one && { ...one, scope }), [scope]);
  const pinned = kept?.scope === scope ? kept : undefined;
  const details = useQuery<Record<string, R>>({ queryKey: ['none'], queryFn: skipToken, ...pinned?.query });
  const above = pinned && !isLost(details.error) ? (details.data?.[pinned.one] ?? pinned.record) : undefined;
  const rows = useMemo(() => {
    const found = data && ((data as unknown as Record<string, R[]>)[list] ?? []);
    return found && above && !found.some(({ id }) => id === above.id) ? [above, ...found] : found;
  }, [data, list, above]);
  const total = data?.total_routes;
  useNoPagePastEnd(state, query.isPlaceholderData ? undefined : total);
  const table = useDataTable({
    columns: source.columns,
    rows,
    state,
    scope,
    getRowId: rowId,
    prefs,
    changePrefs,
    only,
  });
  const filters = source.filters as Filter<S>[];
  return { table, prefs, changePrefs, source, state, filters, query, useCounts, load, rows, total, pin };
}

const rowId = ({ id }: { id: number }) => String(id);
