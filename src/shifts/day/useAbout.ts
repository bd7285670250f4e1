import { useIntl } from 'react-intl';
import { useCalendar } from '../grid/context';
import { timesOf } from '../labels';
import { isElsewhere } from '../schedule/schedule';
import type { Candidate } from './drivers';
import { dayMessages as messages } from './messages';

/** "Nord · 06:00–14:30", or that no shift is planned. */
export function useAbout() {
  const { formatMessage } = useIntl();
  const { areaName } = useCalendar();
  return ({ driver, shifts }: Pick<Candidate, 'driver' | 'shifts'>) =>
    [
      areaName(driver.area),
      shifts.map((entry) => timesOf(entry)).join(', ') || formatMessage(messages.off),
      shifts.some(isElsewhere) && formatMessage(messages.elsewhere),
    ]
      .filter(Boolean)
      .join(' · ');
}
