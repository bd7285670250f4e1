import { useIntl, type IntlShape } from 'react-intl';
import type { Complaint, FillLevel } from '@/api/generated/dashboard.schemas';
import { calendarDaysSince } from '@/i18n/dates';
import { fillLevelMessages } from '@/i18n/domain';
import { Nothing } from '@/table/cells';
import type { PlainValue, TextContext } from '@/table/features';
import { LineIcon } from '@/ui/LineIcon';
import '@/ui/marks.css';
import { isOverdue } from './age';
import { complaintMessages as messages } from './messages';

const overdue = { color: 'var(--c-danger-fg)', fontWeight: 500 };
const ALARM = 'M20 13a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM12 9v4l2.5 2M5 3 2 6M22 6l-3-3';

/** In days of the calendar. */
const ageOf = (since: string, intl: IntlShape) =>
  intl.formatMessage(messages.days, { count: calendarDaysSince(since) });

/** How long a notification has been open; an alarm clock marks those that have waited too long. */
export function AgeCell({ since, of }: { since: string | null; of: Complaint['case'] }) {
  const intl = useIntl();
  if (since === null) return <Nothing />;
  const age = ageOf(since, intl);
  if (!isOverdue(of)) return <>{age}</>;
  return (
    <span className="mark" style={overdue} title={intl.formatMessage(messages.overdue, { age })} data-overdue>
      <LineIcon path={ALARM} />
      {age}
    </span>
  );
}

/** The same in words of its own, where no label is before it. */
export function OpenFor({ complaint }: { complaint: Complaint }) {
  const intl = useIntl();
  const count = calendarDaysSince(complaint.created_at);
  const overdueNow = isOverdue(complaint.case);
  return (
    <span className="mark" style={overdueNow ? overdue : undefined}>
      {overdueNow ? <LineIcon path={ALARM} /> : null}
      {intl.formatMessage(messages.openFor, { count })}
    </span>
  );
}

export const ageText = (value: unknown, { intl }: TextContext): PlainValue =>
  typeof value === 'string' ? ageOf(value, intl) : null;

/** As many bars as the level has steps, and a warning for what cannot wait. */
const LEVELS: Record<FillLevel, string> = {
  almost_full: 'M5 20v-5',
  full: 'M5 20v-5M12 20V9',
  overfull: 'M5 20v-5M12 20V9M19 20V3',
  pickup_immediately: 'M12 3.5 22 20.5H2ZM12 10v4.5M12 17.5v.01',
};
const urgent = { color: 'var(--c-danger-fg)', fontWeight: 600 };

/** The reported level; what is to be emptied at once stands out. */
export function UrgencyCell({ level }: { level: FillLevel }) {
  const intl = useIntl();
  return (
    <span className="mark" style={level === 'pickup_immediately' ? urgent : undefined} data-urgency={level}>
      <LineIcon path={LEVELS[level]} behind={level === 'pickup_immediately' ? undefined : LEVELS.overfull} />
      {intl.formatMessage(fillLevelMessages[level])}
    </span>
  );
}

/** Shown where the location is gone. */
export function UnknownLocation() {
  const intl = useIntl();
  return <span className="dt-none">{intl.formatMessage(messages.unknownLocation)}</span>;
}
