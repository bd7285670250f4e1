import { CircleCheck, RotateCcw } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useGetComplaint } from '@/api/generated/complaints/complaints';
import type { Complaint } from '@/api/generated/dashboard.schemas';
import { CommandButton } from '@/table/CommandButton';
import { RecordDrawer } from '@/table/RecordDrawer';
import type { ComplaintCommands } from './commands';
import { ComplaintFacts } from './ComplaintFacts';
import { complaintMessages as messages } from './messages';
import { SameLocation } from './SameLocation';

interface ComplaintDrawerProps {
  /** System id, from the URL; undefined is closed. */
  id: number | undefined;
  onClose: () => void;
  commands: ComplaintCommands;
}

/** All about one notification. */
export function ComplaintDrawer({ id, onClose, commands }: ComplaintDrawerProps) {
  const intl = useIntl();
  const { data, error, refetch } = useGetComplaint(id ?? 0, { query: { enabled: id !== undefined } });
  const complaint = data?.complaint;
  return (
    <RecordDrawer
      open={id !== undefined}
      onClose={onClose}
      title={
        complaint ? intl.formatMessage(messages.details, { id: complaint.id }) : intl.formatMessage(messages.title)
      }
      record={complaint}
      error={error}
      onRetry={() => void refetch()}
      notFound={intl.formatMessage(messages.notFound)}
      commands={commands}
    >
      {(shown) => (
        <>
          <ComplaintFacts complaint={shown} />
          <Toggle complaint={shown} commands={commands} />
          <SameLocation complaint={shown} />
        </>
      )}
    </RecordDrawer>
  );
}

function Toggle({ complaint, commands }: { complaint: Complaint; commands: ComplaintCommands }) {
  const intl = useIntl();
  const open = complaint.status === 'open';
  return (
    <CommandButton
      alignSelf="flex-start"
      variant={open ? 'solid' : 'outline'}
      disabled={commands.whyNot !== undefined}
      reason={commands.whyNot ?? ''}
      onClick={() => commands.toggle(complaint)}
    >
      {open ? <CircleCheck aria-hidden /> : <RotateCcw aria-hidden />}
      {intl.formatMessage(open ? messages.closeThis : messages.reopenThis)}
    </CommandButton>
  );
}
