import { useIntl } from 'react-intl';
import { EmptyRows } from './EmptyRows';
import { CreateButton } from './ListHeader';
import { ListTable } from './ListTable';
import type { Rec } from './resource';
import { RowCommandsProvider } from './rowCommands';
import type { TableSearch } from './search';
import type { List } from './useList';
import type { Records } from './useRecords';

interface RecordRowsProps<R extends Rec, I, S extends TableSearch> {
  list: List<R, S>;
  records: Records<R, I>;
  onOpen: (record: R) => void;
  openId: number | undefined;
}

/** The rows of a list whose records are edited and deleted; without any, the first can be created. */
export function RecordRows<R extends Rec, I, S extends TableSearch>(props: RecordRowsProps<R, I, S>) {
  const { list, records, onOpen, openId } = props;
  const intl = useIntl();
  return (
    <RowCommandsProvider value={records.commands}>
      <ListTable
        list={list}
        onOpen={onOpen}
        openId={openId}
        empty={
          <EmptyRows state={list.state} filters={list.filters} action={<CreateButton records={records} />}>
            {intl.formatMessage(records.resource.texts.empty)}
          </EmptyRows>
        }
      />
    </RowCommandsProvider>
  );
}
