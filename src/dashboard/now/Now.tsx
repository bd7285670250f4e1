import { Box, Flex, Grid, Skeleton, Text } from '@chakra-ui/react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { urgencies, urgentComplaints } from '@/api/urgent';
import { useListForecasts } from '@/api/generated/forecasts/forecasts';
import { useListComplaints } from '@/api/generated/complaints/complaints';
import { useCan } from '@/auth/useCan';
import { formatInteger, NOTHING } from '@/i18n/format';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { NotAllowed } from '@/ui/NotAllowed';
import { SkeletonRows } from '@/ui/Skeletons';
import { ButtonLink } from '@/ui/links';
import { fullBins, fullToday, shiftsOf, urgent } from '../links';
import { useFullSites } from '../panels/FullMap';
import { panelMessages as messages } from '../panels/messages';
import { Lanes } from './Lanes';
import { useLanes } from './lanes';

/** The trucks of today, and what needs someone now. */
export function Now({ areas }: { areas: readonly number[] }) {
  const { formatMessage } = useIntl();
  const allowed = [useCan('tours:read'), useCan('schedules:read')].every(Boolean);
  const { day, lanes, gaps, failed, refetch } = useLanes(areas, allowed);
  const trucks = new Set(lanes?.map(({ plate }) => plate)).size;
  const running = lanes?.filter(({ tour }) => tour?.status === 'in_progress').length;
  return (
    <Card
      title={formatMessage(messages.now)}
      description={lanes ? formatMessage(messages.nowSummary, { trucks, running }) : '\u00a0'}
    >
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 13rem' }} gap={{ base: '4', lg: '6' }}>
        <Box minW="0" minH="15.5rem">
          {!allowed ? (
            <NotAllowed />
          ) : lanes?.length === 0 ? (
            <EmptyState
              picture="calendar"
              action={
                <ButtonLink {...shiftsOf('trucks', day)} variant="outline">
                  {formatMessage(messages.planShifts)}
                </ButtonLink>
              }
            >
              {formatMessage(messages.noShifts)}
            </EmptyState>
          ) : lanes ? (
            <Lanes lanes={lanes} day={day} />
          ) : failed ? (
            <ErrorState onRetry={refetch} />
          ) : (
            <SkeletonRows rows={6} columns={3} />
          )}
        </Box>
        <Counters areas={areas} day={day} failed={failed} gaps={gaps} />
      </Grid>
    </Card>
  );
}

interface CountersProps {
  areas: readonly number[];
  day: string;
  gaps: ReturnType<typeof useLanes>['gaps'];
  failed: boolean;
}

/** Figures that lead to their lists. */
function Counters({ areas, day, gaps, failed }: CountersProps) {
  const complaints = useListComplaints(urgentComplaints(areas), { query: { enabled: useCan('complaints:read') } });
  const { full, isError } = useFullSites(areas);
  const forecasts = useListForecasts(urgencies(areas), { query: { enabled: useCan('bins:read') } });
  const today = forecasts.data?.facets?.urgency?.find(({ value }) => value === 'today');
  const [gap, ...others] = gaps ?? [];
  const plan = shiftsOf('drivers', day, others.length === 0 ? (gap?.area ?? undefined) : undefined);
  const lacking = gaps?.reduce((sum, { count }) => sum + count, 0);
  return (
    <Grid as="ul" listStyleType="none" templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: '1fr' }} gap="2">
      <Counter
        text={messages.urgent}
        link={urgent}
        n={complaints.data?.total_routes}
        failed={complaints.isError}
        alarm
      />
      <Counter
        text={messages.fullToday}
        link={fullToday}
        n={forecasts.data && (today?.count ?? 0)}
        failed={forecasts.isError}
        alarm
      />
      <Counter text={messages.fullCount} link={fullBins} n={full} failed={isError} />
      <Counter text={messages.gaps} link={plan} n={lacking} failed={failed} alarm />
    </Grid>
  );
}

interface CounterProps {
  text: MessageDescriptor;
  link: LinkProps;
  n: number | undefined;
  failed?: boolean;
  /** Any is one too many. */
  alarm?: boolean;
}

function Counter({ text, link, n, failed = false, alarm = false }: CounterProps) {
  const intl = useIntl();
  return (
    <Box as="li">
      <Link {...link}>
        <Flex
          align="center"
          gap="3"
          h="full"
          minH="13"
          px="3"
          py="2"
          bg="sunken"
          borderRadius="lg"
          _hover={{ bg: 'hover' }}
        >
          {n === undefined && !failed ? (
            <Skeleton loading h="9" w="2.25rem" />
          ) : (
            <Text
              textStyle="figure"
              minW="2.25rem"
              textAlign="end"
              flexShrink="0"
              color={alarm && n ? 'danger.fg' : undefined}
            >
              {n === undefined ? NOTHING : formatInteger(intl, n)}
            </Text>
          )}
          <Text textStyle="secondary">{intl.formatMessage(text, { n: n ?? 0 })}</Text>
        </Flex>
      </Link>
    </Box>
  );
}
