import type { RowData, RowSelectionState } from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { useAppTable, type DataColumn } from './features';
import type { TablePrefs } from './prefs';
import type { TableState } from './useTableState';

interface DataTableOptions<T extends RowData> {
  /** The arrangement of columns. */
  prefs: TablePrefs;
  changePrefs: (patch: Partial<TablePrefs>) => void;
  /** Module-level columns. */
  columns: DataColumn<T>[];
  rows: T[] | undefined;
  state: Pick<TableState, 'sorting' | 'setSorting'>;
  /** What is shown: a selection is of the rows in sight, and another page or filter begins anew. */
  scope: string;
  getRowId: (row: T) => string;
  /** Ids of the columns where the table shares the width, besides those that its user asked for. */
  only?: readonly string[] | undefined;
}

const EMPTY: never[] = [];

/** The table instance of a screen: rows from the query, sorting from the URL, arrangement from the user's preferences. */
export function useDataTable<T extends RowData>({
  prefs,
  changePrefs,
  columns,
  rows,
  state,
  scope,
  getRowId,
  only,
}: DataTableOptions<T>) {
  const { sorting, setSorting } = state;
  const [selection, setSelection] = useState<{ scope: string; rows: RowSelectionState }>({ scope, rows: {} });
  const rowSelection = selection.scope === scope ? selection.rows : NOTHING_SELECTED;

  const usual = useMemo(
    () => ({
      ...Object.fromEntries(
        columns
          .filter((c) => c.meta?.isExtra || (c.meta?.isVaried && idOf(c) !== sorting[0]?.id && isSame(c, rows ?? [])))
          .map((c) => [idOf(c), false]),
      ),
      ...prefs.visibility,
    }),
    [columns, rows, sorting, prefs.visibility],
  );
  const columnVisibility = useMemo(() => {
    const left = columns.map(idOf).filter((id) => only && !only.includes(id));
    return { ...usual, ...Object.fromEntries(left.map((id) => [id, prefs.visibility[id] === true])) };
  }, [columns, only, usual, prefs.visibility]);
  const columnOrder = useMemo(() => orderOf(columns, prefs.order), [columns, prefs.order]);

  const data = rows ?? EMPTY;
  const shown = useMemo(
    () => ({ sorting, rowSelection, columnVisibility, columnOrder }),
    [sorting, rowSelection, columnVisibility, columnOrder],
  );
  return useAppTable<T>({
    columns,
    data,
    getRowId,
    state: shown,
    onSortingChange: (update) => {
      const [next] = typeof update === 'function' ? update(sorting) : update;
      if (next) setSorting(next.id, next.desc);
    },
    onRowSelectionChange: (update) =>
      setSelection({ scope, rows: typeof update === 'function' ? update(rowSelection) : update }),
    onColumnVisibilityChange: (update) =>
      changePrefs({ visibility: typeof update === 'function' ? update(usual) : update }),
    onColumnOrderChange: (update) =>
      changePrefs({ order: typeof update === 'function' ? update(columnOrder) : update }),
  });
}

const NOTHING_SELECTED: RowSelectionState = {};
/** Whether a column says the same of all rows. */
function isSame<T extends RowData>(column: DataColumn<T>, rows: readonly T[]): boolean {
  const read = 'accessorFn' in column ? column.accessorFn : () => undefined;
  return new Set(rows.map((row, index) => read(row, index))).size <= 1;
}
const idOf = (column: { id?: string; accessorKey?: unknown }) => column.id ?? String(column.accessorKey);

/** Selection and key stay in front and actions at the end; between them the user's order, then what it does not name. */
function orderOf<T extends RowData>(columns: DataColumn<T>[], wanted: string[]): string[] {
  const place = (column: DataColumn<T>) => {
    const id = idOf(column);
    if (id === 'select') return -2;
    if (column.meta?.isKey) return -1;
    if (column.meta?.isFrame || column.meta?.isEnd) return Number.MAX_SAFE_INTEGER;
    const at = wanted.indexOf(id);
    return at === -1 ? wanted.length : at;
  };
  return columns.toSorted((a, b) => place(a) - place(b)).map(idOf);
}
