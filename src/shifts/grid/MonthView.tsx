import { useIntl } from 'react-intl';
import { usePhone } from '@/ui/useMedia';
import { DayCell } from './DayCell';
import { DayHead } from './DayHead';
import { selectedOf } from './useCommands';
import type { OneProps } from './WeekView';
import { dayName } from '../labels';

/** A month of one truck or driver, a row for each week. @param month `YYYY-MM` */
export function MonthView({ days, month, resource, schedule, filter, selected }: OneProps & { month: string }) {
  const intl = useIntl();
  const narrow = usePhone();
  const weeks = Array.from({ length: days.length / 7 }, (_, i) => days.slice(i * 7, i * 7 + 7));
  return (
    <>
      <DayHead days={days.slice(0, 7)} weekdays />
      {weeks.map((week) => (
        <div key={week[0]} role="row" className="shifts-row" data-row={week[0]}>
          {week.map((day, i) => (
            <DayCell
              key={day}
              of={resource.key}
              column={i + 1}
              date={intl.formatNumber(Number(day.slice(8)))}
              other={!day.startsWith(month)}
              label={dayName(intl, day)}
              selected={selectedOf(selected, resource.key)}
              {...{ schedule, day, filter, narrow }}
            />
          ))}
        </div>
      ))}
    </>
  );
}
