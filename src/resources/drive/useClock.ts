import { useCallback } from 'react';
import { useIntl } from 'react-intl';

/** Words a moment as hours and minutes, in the time zone of the operator. */
export function useClock(timeZone: string) {
  const intl = useIntl();
  return useCallback(
    (moment: string) => intl.formatTime(moment, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }),
    [intl, timeZone],
  );
}

export type Clock = ReturnType<typeof useClock>;
