import type { RowData } from '@tanstack/react-table';
import type { DataColumn } from './features';
import { useDataTable } from './useDataTable';
import { useNoPagePastEnd, type TableState } from './useTableState';

interface ListTableOptions<T extends RowData> {
  /** Under this name columns are remembered. */
  list: string;
  /** Module-level columns. */
  columns: DataColumn<T>[];
  state: Pick<TableState, 'search' | 'sorting' | 'setSorting' | 'setPage'>;
  /** The rows of the page as the server has answered, and how many match in all. */
  rows: T[] | undefined;
  total: number | undefined;
  /** Whether they are of the page before, which shows until this one is here. */
  isBefore: boolean;
}

/** The table of a list. Leads to the last page when the list has become too short for this one. */
export function useListTable<T extends RowData & { id: number }>(options: ListTableOptions<T>) {
  const { list, columns, state, rows, total, isBefore } = options;
  useNoPagePastEnd(state, isBefore ? undefined : total);
  const table = useDataTable({ tableId: list, columns, rows, state, getRowId: rowId });
  return { ...table, rows, total };
}

const rowId = ({ id }: { id: number }) => String(id);
