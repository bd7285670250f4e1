import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { DataTable } from './DataTable';
import { EmptyRows } from './EmptyRows';
import { Pager } from './Pager';
import type { TableSearch } from './search';
import type { List } from './useList';

interface ListTableProps<R extends RowData, S extends TableSearch> {
  list: List<R, S>;
  /** Shown instead of rows when there are none. */
  empty?: ReactNode;
  onOpen: (record: R) => void;
  /** Id of the record whose details are open. */
  openId?: number | undefined;
  /** Heading above the first row of each group, where the rows come in groups. */
  groupOf?: (record: R) => string;
}

/** The rows of a list at the page where its URL is, as wide apart as its user likes them, and the way to the other pages. */
export function ListTable<R extends RowData, S extends TableSearch>(props: ListTableProps<R, S>) {
  const { list, empty = <EmptyRows list={list} />, onOpen, openId, groupOf } = props;
  const intl = useIntl();
  const { search, pageSize } = list.state;
  return (
    <>
      <DataTable
        table={list.table}
        query={list.query}
        label={intl.formatMessage(list.source.texts.title)}
        dense={list.prefs.density === 'dense'}
        offset={(search.page - 1) * pageSize}
        total={list.total}
        onOpen={(row) => onOpen(row.original)}
        openId={openId === undefined ? undefined : String(openId)}
        groupOf={groupOf}
        empty={empty}
      />
      <Pager state={list.state} total={list.total} />
    </>
  );
}
