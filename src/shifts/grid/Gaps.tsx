import { Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { gapMessages } from '../messages';
import type { Planner } from '../planner/usePlanner';
import { gapsOf } from '../schedule/schedule';
import type { useCalendar } from './context';

/** What each day lacks, as sentences. */
export type Gaps = ReadonlyMap<string, readonly string[]>;

/** What the areas lack from today on; no area means all. */
export function useGaps(
  { plans, resources }: Planner,
  days: readonly string[],
  areas: readonly number[],
  { today, areaName }: ReturnType<typeof useCalendar>,
): Gaps {
  const { formatMessage } = useIntl();
  return useMemo(() => {
    const texts = (day: string) =>
      gapsOf(plans, resources, day)
        .filter(({ area }) => areas.length === 0 || areas.includes(area))
        .map((gap) => formatMessage(gapMessages[gap.lacking], { ...gap, area: areaName(gap.area) ?? gap.area }));
    return new Map(days.filter((day) => day >= today).map((day) => [day, texts(day)]));
  }, [plans, resources, days, today, areas, areaName, formatMessage]);
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
