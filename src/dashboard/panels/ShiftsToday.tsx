import { Box, Flex, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useCan } from '@/auth/useCan';
import { useMe } from '@/auth/useSession';
import { shiftsOf } from '../links';
import { panelMessages as messages } from './messages';
import { Nothing, Panel } from './Panel';
import { type Crew, type Gap, useTodayShifts } from './todayShifts';

/** The trucks and drivers of today, and the areas where one is missing. */
export function ShiftsToday({ areas }: { areas: readonly number[] }) {
  const allowed = useCan('schedules:read');
  const { date, today, failed, refetch } = useTodayShifts(areas, allowed);
  const none = today && [today.trucks, today.drivers].every((crew) => crew.scheduled + crew.away === 0);
  return (
    <Panel
      title={messages.shifts}
      permission="schedules:read"
      link={shiftsOf('trucks', date)}
      failed={failed}
      onRetry={refetch}
      ready={today !== undefined}
    >
      {none ? <Nothing text={messages.noShifts} /> : null}
      {today && !none ? (
        <>
          <Count kind="trucks" crew={today.trucks} date={date} />
          <Count kind="drivers" crew={today.drivers} date={date} />
          <Gaps gaps={today.gaps} date={date} />
        </>
      ) : null}
    </Panel>
  );
}

function Count({ kind, crew, date }: { kind: 'trucks' | 'drivers'; crew: Crew; date: string }) {
  const { formatMessage } = useIntl();
  return (
    <Link {...shiftsOf(kind, date)}>
      <Flex justify="space-between" gap="2" px="2" mx="-2" py="1.5" borderRadius="md" _hover={{ bg: 'hover' }}>
        <Text>{formatMessage(messages[kind])}</Text>
        <Text textAlign="end">
          <Text as="span" fontWeight="semibold">
            {formatMessage(messages.scheduled, { n: crew.scheduled })}
          </Text>
          {crew.away > 0 ? (
            <Text as="span" display="block" textStyle="xs" color="muted">
              {formatMessage(messages.notAvailable, { n: crew.away })}
            </Text>
          ) : null}
        </Text>
      </Flex>
    </Link>
  );
}

/** Each gap links to the trucks or drivers of its area. */
function Gaps({ gaps, date }: { gaps: Gap[]; date: string }) {
  const { formatMessage } = useIntl();
  const areas = useMe().disposition_areas;
  if (gaps.length === 0) {
    return (
      <Flex align="center" gap="2" mt="2" pt="3" borderTopWidth="1px" textStyle="sm" color="success.fg">
        <CircleCheck size={16} aria-hidden />
        {formatMessage(messages.noGaps)}
      </Flex>
    );
  }
  return (
    <Box as="ul" listStyleType="none" mt="2" pt="2" borderTopWidth="1px" textStyle="sm">
      {gaps.map(({ area, lack, count }) => (
        <Box as="li" key={area}>
          <Link {...shiftsOf(lack, date, area)}>
            <Flex align="center" gap="2" px="2" mx="-2" py="1" borderRadius="md" _hover={{ bg: 'hover' }}>
              <Box color="warning.fg" flexShrink={0}>
                <TriangleAlert size={16} aria-hidden />
              </Box>
              {formatMessage(lack === 'drivers' ? messages.lackDrivers : messages.lackTrucks, {
                n: count,
                area: areas.find(({ id }) => id === area)?.name ?? String(area),
              })}
            </Flex>
          </Link>
        </Box>
      ))}
    </Box>
  );
}
