import type { ReactNode } from 'react';
import { EmptyRows } from './EmptyRows';
import { ListBulk, type Bulk } from './ListBulk';
import { CreateButton, ListHeader } from './ListHeader';
import { ListTable } from './ListTable';
import { ListToolbar } from './ListToolbar';
import { ListViews } from './ListViews';
import type { Rec } from './resource';
import { RowCommandsProvider } from './rowCommands';
import type { TableSearch } from './search';
import { TableFrame } from './TableFrame';
import type { List } from './useList';
import type { Records } from './useRecords';

interface RecordRowsProps<R extends Rec, I, S extends TableSearch> {
  list: List<R, S>;
  records: Records<R, I>;
}

/** The rows of a list whose records are edited and deleted; without any, the first can be created. */
export function RecordRows<R extends Rec, I, S extends TableSearch>({ list, records }: RecordRowsProps<R, I, S>) {
  return (
    <RowCommandsProvider value={records.commands}>
      <ListTable
        list={list}
        onOpen={records.open}
        openId={records.openId}
        empty={<EmptyRows list={list} action={<CreateButton records={records} />} />}
      />
    </RowCommandsProvider>
  );
}

interface RecordListProps<R extends Rec, I, S extends TableSearch> extends RecordRowsProps<R, I, S> {
  /** Buttons for the selected records, besides deleting them. */
  bulk?: (bulk: Bulk<R>) => ReactNode;
  mayDelete?: Bulk<R>['may'];
  /** Beside the button that creates. */
  head?: ReactNode;
  /** Details and form. */
  children: ReactNode;
}

/** A screen of records that has the usual parts. One with others is composed of them, as `ComplaintsScreen` is. */
export function RecordList<R extends Rec, I, S extends TableSearch>(props: RecordListProps<R, I, S>) {
  const { list, records, bulk, mayDelete, head, children } = props;
  return (
    <TableFrame>
      <ListHeader records={records}>{head}</ListHeader>
      <ListViews list={list} />
      <ListToolbar list={list} />
      <ListBulk list={list} records={records} mayDelete={mayDelete}>
        {bulk}
      </ListBulk>
      <RecordRows list={list} records={records} />
      {children}
    </TableFrame>
  );
}
