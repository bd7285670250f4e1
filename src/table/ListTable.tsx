import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { DataTable, type TableQuery } from './DataTable';
import type { TableInstance } from './features';
import type { TablePrefs } from './prefs';
import type { TableSearch } from './search';
import type { TableState } from './useTableState';

interface ListTableProps<T extends RowData, S extends TableSearch> {
  /** What `useListTable` or `useDataTable` gives. */
  list: { table: TableInstance<T>; prefs: TablePrefs };
  /** Rows in all pages together; undefined until the first page is here. */
  total: number | undefined;
  state: TableState<S>;
  query: TableQuery;
  /** Name of the table for screen readers. */
  label: MessageDescriptor;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
  onOpen: (record: T) => void;
  /** Id of the record whose details are open. */
  openId: number | undefined;
}

/** The rows of a list at the page where its URL is, as wide apart as its user likes them. */
export function ListTable<T extends RowData, S extends TableSearch>(props: ListTableProps<T, S>) {
  const { list, total, state, query, label, empty, onOpen, openId } = props;
  const intl = useIntl();
  const { page, page_size } = state.search;
  return (
    <DataTable
      table={list.table}
      query={query}
      label={intl.formatMessage(label)}
      dense={list.prefs.density === 'dense'}
      offset={(page - 1) * page_size}
      total={total}
      onOpen={(row) => onOpen(row.original)}
      openId={openId === undefined ? undefined : String(openId)}
      empty={empty}
    />
  );
}
