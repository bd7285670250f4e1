import { useCallback, useEffect, useMemo } from 'react';
import type { TablePrefs } from './prefs';
import type { TableSearch } from './search';

interface NavigateOptions<S> {
  search: (previous: S) => S;
  replace?: boolean;
}

/** The state of a table: what is in the URL, and the ways to change it. */
export interface TableState<S extends TableSearch = TableSearch> {
  search: S;
  /** Rows of a page: of the URL, or as chosen last. */
  pageSize: number;
  /** Changes filters or the search text and goes to the first page; what is so already changes nothing. `replace` leaves no entry in the history. */
  set: (patch: Partial<S>, replace?: boolean) => void;
  /** Changes what is no filter, such as the record whose details are open; the page stays. */
  patch: (patch: Partial<S>) => void;
  setPage: (page: number, replace?: boolean) => void;
  /** So many pages on from where the URL is, which what is shown may be behind. */
  turnPage: (by: number) => void;
  setPageSize: (size: number) => void;
  sorting: { id: string; desc: boolean }[];
  setSorting: (column: string, desc: boolean) => void;
}

/**
 * The URL is the table's only state: pass what `getRouteApi(…).useSearch()` and `.useNavigate()` give. Nothing is copied,
 * so Back, links and reload restore filters, sort and page. Only the number of rows is remembered besides, in the preferences.
 */
export function useTableState<S extends TableSearch>(
  search: S,
  navigate: (options: NavigateOptions<S>) => unknown,
  prefs: Pick<TablePrefs, 'pageSize'>,
  changePrefs: (patch: Partial<TablePrefs>) => void,
): TableState<S> {
  const set = useCallback(
    (patch: Partial<S>, replace = false) =>
      void navigate({
        search: (previous) => (holds(previous, patch) ? previous : { ...previous, page: 1, ...patch }),
        replace,
      }),
    [navigate],
  );
  const patch = useCallback(
    (change: Partial<S>) => void navigate({ search: (previous) => ({ ...previous, ...change }) }),
    [navigate],
  );
  const setPage = useCallback(
    (page: number, replace = false) => void navigate({ search: (previous) => ({ ...previous, page }), replace }),
    [navigate],
  );
  const turnPage = useCallback(
    (by: number) => void navigate({ search: (previous) => ({ ...previous, page: Math.max(1, previous.page + by) }) }),
    [navigate],
  );
  const setPageSize = useCallback(
    (page_size: number) => {
      changePrefs({ pageSize: page_size });
      void navigate({ search: (previous) => ({ ...previous, page: 1, page_size }) });
    },
    [navigate, changePrefs],
  );
  const setSorting = useCallback(
    (column: string, desc: boolean) => {
      const [wanted, other] = desc ? [`-${column}`, column] : [column, `-${column}`];
      // Who asks for the order in force has pressed again before the page had followed, and means the other one.
      void navigate({
        search: (previous) => ({ ...previous, page: 1, sort: previous.sort === wanted ? other : wanted }),
      });
    },
    [navigate],
  );
  const { sort, page_size: pageSize = prefs.pageSize } = search;
  const sorting = useMemo(() => (sort ? [{ id: sort.replace(/^-/u, ''), desc: sort.startsWith('-') }] : []), [sort]);
  return useMemo(
    () => ({ search, pageSize, set, patch, setPage, turnPage, setPageSize, sorting, setSorting }),
    [search, pageSize, set, patch, setPage, turnPage, setPageSize, sorting, setSorting],
  );
}

const holds = <S extends object>(search: S, patch: Partial<S>) =>
  Object.entries(patch).every(([name, value]) => search[name as keyof S] === value);

/** Number of the last page; 1 for an empty list. */
export const lastPage = (total: number, pageSize: number) => Math.max(1, Math.ceil(total / pageSize));

/** Leads from a page past the end to the last one, as when the list has shrunk. `total` is undefined while it is not known. */
export function useNoPagePastEnd(
  { search, pageSize, setPage }: Pick<TableState, 'search' | 'pageSize' | 'setPage'>,
  total: number | undefined,
) {
  const last = total === undefined ? undefined : lastPage(total, pageSize);
  useEffect(() => {
    if (last !== undefined && search.page > last) setPage(last, true);
  }, [last, search.page, setPage]);
}
