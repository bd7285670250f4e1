import { useIntl } from 'react-intl';
import { useCalendar } from './context';
import { GapMark, type Gaps } from './Gaps';

interface Props {
  days: readonly string[];
  /** The header of the names' column. */
  corner?: string;
  narrow?: boolean;
  /** What areas lack, marked at their day. */
  gaps?: Gaps;
  /** Weekdays alone, for a month. */
  weekdays?: boolean;
}
export function DayHead({ days, corner, narrow, gaps, weekdays }: Props) {
  const intl = useIntl();
  const { today, holidays } = useCalendar();
  const holidayOf = (day: string) => (weekdays ? undefined : holidays.get(day));
  const text = (day: string, options: Intl.DateTimeFormatOptions) =>
    intl.formatDate(new Date(`${day}T12:00:00Z`), { ...options, timeZone: 'UTC' });
  return (
    <div role="row" className="shifts-row shifts-head">
      {corner === undefined ? null : (
        <div role="columnheader" className="shifts-corner">
          {corner}
        </div>
      )}
      {days.map((day) => (
        <div
          key={day}
          role="columnheader"
          className="shifts-day"
          title={holidayOf(day)}
          data-today={!weekdays && day === today ? '' : undefined}
        >
          <span aria-hidden>
            {weekdays
              ? text(day, { weekday: 'short' })
              : narrow
                ? `${text(day, { weekday: 'narrow' })} ${Number(day.slice(8))}`
                : text(day, { weekday: 'short', day: 'numeric', month: 'short' })}
          </span>
          <i className="shifts-hidden">
            {text(day, weekdays ? { weekday: 'long' } : { weekday: 'long', day: 'numeric', month: 'long' })}
          </i>
          {holidayOf(day) ? (
            <small className={narrow ? 'shifts-hidden' : 'shifts-holiday'}>{holidayOf(day)}</small>
          ) : null}
          <GapMark texts={gaps?.get(day)} />
        </div>
      ))}
    </div>
  );
}
