import { createContext, useContext } from 'react';
import { useIntl } from 'react-intl';
import type { Complaint } from '@/api/generated/dashboard.schemas';
import { commandIcons } from '@/table/commandIcons';
import type { DataColumn } from '@/table/features';
import { tableMessages } from '@/table/messages';
import { RowAction, RowActions, RowActionsHead } from '@/table/RowActions';
import type { RowCommands } from '@/table/rowCommands';
import { complaintMessages as messages } from './messages';

export interface ComplaintCommands extends RowCommands<Complaint> {
  /** Closes an open one, reopens a closed one. */
  toggle: (complaint: Complaint) => void;
  /** Why nothing may be changed, if so. */
  whyNot: string | undefined;
}

const Commands = createContext<ComplaintCommands | null>(null);

/** Around the table: what its rows can do. Give it a stable value. */
export const ComplaintCommandsProvider = Commands.Provider;

/** Close or reopen, edit and delete at the end of a row. */
function ComplaintActions({ complaint }: { complaint: Complaint }) {
  const intl = useIntl();
  const commands = useContext(Commands);
  if (!commands) return null;
  const { toggle, edit, remove, whyNot } = commands;
  const name = intl.formatMessage(messages.name, { id: complaint.id });
  const open = complaint.status === 'open';
  const actions = [
    {
      message: open ? messages.closeOne : messages.reopenOne,
      icon: open ? commandIcons.done : commandIcons.again,
      act: toggle,
    },
    { message: tableMessages.editRow, icon: commandIcons.edit, act: edit },
    { message: tableMessages.deleteRow, icon: commandIcons.remove, act: remove },
  ];
  return (
    <RowActions>
      {actions.map(({ message, icon, act }) => (
        <RowAction
          key={message.id}
          label={intl.formatMessage(message, { name })}
          disabled={whyNot !== undefined}
          reason={whyNot}
          onClick={() => act?.(complaint)}
        >
          {icon}
        </RowAction>
      ))}
    </RowActions>
  );
}

export const complaintActions: DataColumn<Complaint> = {
  id: 'actions',
  enableHiding: false,
  enableSorting: false,
  meta: { label: tableMessages.rowActions, width: 104, isFrame: true, align: 'end' },
  header: RowActionsHead,
  cell: ({ row }) => <ComplaintActions complaint={row.original} />,
};
