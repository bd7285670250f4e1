import { Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Shifts } from '../data/useShifts';
import { gapMessages, shiftMessages } from '../messages';
import type { Planner } from '../planner/usePlanner';
import { gapsOf } from '../schedule/gaps';
import type { useCalendar } from './context';

/** What each day lacks, as sentences. */
export type Gaps = ReadonlyMap<string, readonly string[]>;

/** What the areas lack on a day from today on; no area means all. Tours are known of today, or of the one day that is shown. */
export function dayGaps(
  { plans, resources, tours }: Shifts,
  day: string,
  areas: readonly number[],
  { today, holidays }: Pick<ReturnType<typeof useCalendar>, 'today' | 'holidays'>,
) {
  if (day < today) return [];
  // Of a day to come those that are under way today are none.
  const own = day === today ? tours : tours?.filter(({ date }) => date === day);
  const gaps = gapsOf({ day, isHoliday: holidays.has(day), plans, resources, tours: own });
  return gaps.filter(({ area }) => areas.length === 0 || (area !== null && areas.includes(area)));
}

/** What the areas lack from today on, as sentences. */
export function useGaps(
  { plans, resources, tours }: Planner,
  days: readonly string[],
  areas: readonly number[],
  { today, holidays, areaName }: ReturnType<typeof useCalendar>,
): Gaps {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const texts = (day: string) =>
      dayGaps({ plans, resources, tours }, day, areas, { today, holidays }).map(({ area, lacking, count }) =>
        formatMessage(gapMessages[lacking], { area: areaName(area) ?? formatMessage(shiftMessages.noArea), count }),
      );
    return new Map(days.map((day) => [day, texts(day)]));
  }, [plans, resources, tours, days, today, holidays, areas, areaName, formatMessage]);
}

/** The number of areas that lack something; in full in the tooltip and read out. */
export function GapMark({ texts }: { texts: readonly string[] | undefined }) {
  if (!texts?.length) return null;
  return (
    <Text as="span" color="warning.fg" whiteSpace="nowrap" title={texts.join('\n')}>
      <span aria-hidden>{` ▲ ${texts.length}`}</span>
      <i className="shifts-hidden">{`, ${texts.join(' ')}`}</i>
    </Text>
  );
}
