import { Box, Flex, Text } from '@chakra-ui/react';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { getListComplaintsQueryOptions } from '@/api/generated/complaints/complaints';
import { useCan } from '@/auth/useCan';
import { plusDays } from '@/i18n/dates';
import { formatInteger } from '@/i18n/format';
import { areaParam } from '@/api/urgent';
import { openComplaints } from '../links';
import { useToday } from '../period/useToday';
import { panelMessages as messages } from './messages';
import { Nothing, Panel } from './Panel';

/** Open citizen notifications by age; each bar links to its rows. */
export function OpenComplaints({ areas }: { areas: readonly number[] }) {
  const intl = useIntl();
  const allowed = useCan('complaints:read');
  const { counts, failed, refetch } = useOpenComplaints(areas, allowed);
  const most = Math.max(1, ...(counts ?? []).map((age) => age.count));
  const none = counts?.every((age) => age.count === 0);
  return (
    <Panel
      title={messages.complaints}
      permission="complaints:read"
      link={openComplaints()}
      failed={failed}
      onRetry={refetch}
      ready={counts !== undefined}
    >
      {none ? <Nothing text={messages.noComplaints} /> : null}
      {counts && !none ? (
        <Flex as="ul" listStyleType="none" direction="column" gap="1">
          {counts.map(({ key, count, days }) => {
            const age = intl.formatMessage(AGES[key]);
            const number = formatInteger(intl, count);
            return (
              <Box as="li" key={key}>
                <Link {...openComplaints(days)}>
                  <Box px="2" mx="-2" py="1.5" borderRadius="md" _hover={{ bg: 'hover' }}>
                    <Flex justify="space-between" textStyle="sm">
                      <Text>{age}</Text>
                      <Text textStyle="tabular" fontWeight="semibold">
                        {number}
                      </Text>
                    </Flex>
                    <Box h="1.5" mt="1" borderRadius="full" bg="sunken" overflow="hidden" aria-hidden>
                      <Box
                        h="full"
                        borderRadius="full"
                        bg={key === 'ageOlder' ? 'warning.solid' : 'accent.solid'}
                        style={{ width: `${(count / most) * 100}%` }}
                      />
                    </Box>
                  </Box>
                </Link>
              </Box>
            );
          })}
        </Flex>
      ) : null}
    </Panel>
  );
}

const AGES = {
  ageToday: messages.ageToday,
  ageYesterday: messages.ageYesterday,
  ageWeek: messages.ageWeek,
  ageOlder: messages.ageOlder,
} as const;
type Age = keyof typeof AGES;

interface AgeCount {
  key: Age;
  count: number;
  /** The days of creation, as filters of the table. */
  days: { created_start?: string; created_end?: string };
}

const daysOf = (today: string): { key: Age; days: AgeCount['days'] }[] => [
  { key: 'ageToday', days: { created_start: today } },
  { key: 'ageYesterday', days: { created_start: plusDays(today, -1), created_end: plusDays(today, -1) } },
  { key: 'ageWeek', days: { created_start: plusDays(today, -6), created_end: plusDays(today, -2) } },
  { key: 'ageOlder', days: { created_end: plusDays(today, -7) } },
];

/** Counts with the filters of the links. */
function useOpenComplaints(areas: readonly number[], enabled: boolean) {
  const ages = daysOf(useToday());
  return useQueries({
    queries: ages.map(({ days }) =>
      getListComplaintsQueryOptions(
        { ...areaParam(areas), ...days, status: ['open'], page_size: 1 },
        { query: { enabled } },
      ),
    ),
    combine: (results) => ({
      counts: results.every((result) => result.data)
        ? ages.map((age, i): AgeCount => ({ ...age, count: results[i]?.data?.total_routes ?? 0 }))
        : undefined,
      failed: results.some((result) => result.isError),
      refetch: () => results.forEach((result) => void result.refetch()),
    }),
  });
}
