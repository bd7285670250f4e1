import { useIntl } from 'react-intl';
import type { Complaint } from '@/api/generated/dashboard.schemas';
import { common } from '@/i18n/common';
import { commandIcons } from '@/table/commandIcons';
import { RowAction, RowActions } from '@/table/RowActions';
import { useRowCommands } from './commands';
import { complaintMessages as messages } from './messages';

/** Close or reopen, edit and delete at the end of a row. */
export function ComplaintActions({ complaint }: { complaint: Complaint }) {
  const intl = useIntl();
  const commands = useRowCommands();
  if (!commands) return null;
  const { toggle, edit, remove, whyNot } = commands;
  const name = intl.formatMessage(messages.name, { id: complaint.id });
  const open = complaint.status === 'open';
  const actions = [
    {
      message: open ? messages.close : messages.reopen,
      icon: open ? commandIcons.done : commandIcons.again,
      act: toggle,
    },
    { message: common.edit, icon: commandIcons.edit, act: edit },
    { message: common.delete, icon: commandIcons.remove, act: remove },
  ];
  return (
    <RowActions>
      {actions.map(({ message, icon, act }) => (
        <RowAction
          key={message.id}
          label={`${intl.formatMessage(message)} ${name}`}
          disabled={whyNot !== undefined}
          reason={whyNot}
          onClick={() => act(complaint)}
        >
          {icon}
        </RowAction>
      ))}
    </RowActions>
  );
}
