import type { RowData } from '@tanstack/react-table';
import { createContext, useContext } from 'react';
import { useIntl } from 'react-intl';
import { commandIcons } from './commandIcons';
import type { DataColumn } from './features';
import { tableMessages } from './messages';
import { RowAction, RowActions, RowActionsHead } from './RowActions';

/** What can be done with a row. Give the provider a stable value, or every row renders again. */
export interface RowCommands<T = never> {
  edit: (row: T) => void;
  /** Without it rows are not deleted. */
  remove?: (row: T) => void;
  /** Why this row cannot be edited (deleted), if so. */
  whyNotEdit?: (row: T) => string | undefined;
  whyNotRemove?: (row: T) => string | undefined;
}

const Commands = createContext<RowCommands | null>(null);
/** Around a table whose columns hold `actionsColumn`. */
export function RowCommandsProvider<T>({ value, children }: { value: RowCommands<T>; children: React.ReactNode }) {
  return <Commands value={value}>{children}</Commands>;
}

function EditRemove<T>({ row, name }: { row: T; name: string }) {
  const intl = useIntl();
  const commands = useContext(Commands) as RowCommands<T> | null;
  if (!commands) return null;
  const { edit, remove, whyNotEdit, whyNotRemove } = commands;
  const noEdit = whyNotEdit?.(row);
  const noRemove = whyNotRemove?.(row);
  return (
    <RowActions>
      <RowAction
        label={intl.formatMessage(tableMessages.editRow, { name })}
        disabled={Boolean(noEdit)}
        reason={noEdit}
        onClick={() => edit(row)}
      >
        {commandIcons.edit}
      </RowAction>
      {remove ? (
        <RowAction
          label={intl.formatMessage(tableMessages.deleteRow, { name })}
          disabled={Boolean(noRemove)}
          reason={noRemove}
          onClick={() => remove(row)}
        >
          {commandIcons.remove}
        </RowAction>
      ) : null}
    </RowActions>
  );
}

/** Edit and delete at the end of a row; `name` says of which record. */
export const actionsColumn = <T extends RowData>(name: (row: T) => string): DataColumn<T> => ({
  id: 'actions',
  enableHiding: false,
  enableSorting: false,
  meta: { label: tableMessages.rowActions, width: 74, isFrame: true, align: 'end' },
  header: RowActionsHead,
  cell: ({ row }) => <EditRemove row={row.original} name={name(row.original)} />,
});
