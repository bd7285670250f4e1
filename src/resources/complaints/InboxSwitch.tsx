import { useNavigate } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { Segments } from '@/ui/Segments';
import { complaintMessages as messages } from './messages';

const ADDRESSES = { table: '/complaints', inbox: '/complaints/inbox' } as const;

/** The notifications as a table, or case by case. */
export function InboxSwitch({ view }: { view: 'table' | 'inbox' }) {
  const intl = useIntl();
  const navigate = useNavigate();
  return (
    <Segments
      label={intl.formatMessage(messages.view)}
      value={view}
      options={(['table', 'inbox'] as const).map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
      onChange={(value) => void navigate({ to: ADDRESSES[value] })}
    />
  );
}
