import { useIntl } from 'react-intl';
import { formatDuration } from '@/i18n/dates';
import { Nothing } from '@/table/cells';
import type { PlainValue, TextContext } from '@/table/features';
import { LineIcon } from '@/ui/LineIcon';
import '@/ui/marks.css';
import { isOverdue } from './age';
import { complaintMessages as messages } from './messages';

const overdue = { color: 'var(--c-danger-fg)', fontWeight: 500 };
const ALARM = 'M20 13a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM12 9v4l2.5 2M5 3 2 6M22 6l-3-3';

/** How long a notification has been open; an alarm clock marks those that have waited too long. */
export function AgeCell({ since }: { since: string | null }) {
  const intl = useIntl();
  if (since === null) return <Nothing />;
  const age = formatDuration(intl, since);
  if (!isOverdue(since)) return <>{age}</>;
  return (
    <span className="mark" style={overdue} title={intl.formatMessage(messages.overdue, { age })} data-overdue>
      <LineIcon path={ALARM} />
      {age}
    </span>
  );
}

export const ageText = (value: unknown, { intl }: TextContext): PlainValue =>
  typeof value === 'string' ? formatDuration(intl, value) : null;

/** Stands where the location is gone. */
export function UnknownLocation() {
  const intl = useIntl();
  return <span className="dt-none">{intl.formatMessage(messages.unknownLocation)}</span>;
}
