import { Box, Button, Flex, Grid, Heading, Text } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCan } from '@/auth/useCan';
import { useMe } from '@/auth/useSession';
import { statusOf } from '@/form/problem';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { Segments } from '@/ui/Segments';
import { onDemand } from '@/ui/onDemand';
import { dashboardMessages as messages } from './messages';
import { Now } from './now/Now';
import { FullMap } from './panels/FullMap';
import { OpenComplaints } from './panels/OpenComplaints';
import { Overspills } from './panels/Overspills';
import { courseOf, rangeOf } from './period/period';
import { RangeFields } from './period/RangeFields';
import { useToday } from './period/useToday';
import { Refresh } from './Refresh';
import { scopeMessages } from './scope/messages';
import { ScopePicker } from './scope/ScopePicker';
import { PERIODS, type PeriodName } from './search';
import { StatCards } from './stats/StatCards';
import { StatChart } from './stats/StatChart';
import { useStatistic } from './stats/useStatistic';

const route = getRouteApi('/_main/dashboard');
const FirstSteps = onDemand(() => import('./FirstSteps').then((m) => m.FirstSteps));
const Deviations = onDemand(() => import('@/resources/tours/DeviationLink').then((m) => m.Deviations));

/** What goes on now, then the statistics of a period, then full containers, overspills and notifications. */
export function DashboardScreen() {
  const { formatMessage } = useIntl();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const today = useToday();
  const isNew = [useCan('users:write'), useMe().new_customer].every(Boolean);
  const { areas, period, stat, location_id, route_id } = search;
  const range = rangeOf(search, today);
  const scope = { areas, location_id, route_id };
  // One of the requests of the cards.
  const days = courseOf(range ?? { start: today, end: today });
  const isGone = statusOf(useStatistic('num-routes', scope, days, { enabled: range !== undefined }).error) === 404;
  const charted = isGone ? undefined : range;

  const patch = (change: Partial<typeof search>, replace = false) =>
    void navigate({ search: (last) => ({ ...last, ...change }), replace, resetScroll: false });
  const choosePeriod = (next: PeriodName) =>
    patch(next === 'custom' ? { period: next, ...range } : { period: next, start: undefined, end: undefined });

  return (
    <Box>
      <PageHeader title={<FormattedMessage {...messages.title} />} actions={<Refresh />} />
      {isNew ? <FirstSteps /> : null}
      <Deviations areas={areas} />
      <Now areas={areas} />
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" mt="6" mb="3">
        <Heading as="h2" textStyle="section">
          <FormattedMessage {...messages.stats} />
        </Heading>
        <Flex gap="2" wrap="wrap" align="center" minW="0" maxW="100%">
          <ScopePicker
            search={search}
            onChange={(choice) => {
              if (choice && 'route_id' in choice) patch({ ...choice, location_id: undefined, period: 'custom' });
              else patch({ location_id: choice?.location_id, route_id: undefined });
            }}
          />
          <Segments
            label={formatMessage(messages.period)}
            value={period}
            options={PERIODS.map((value) => ({ value, label: formatMessage(messages[value]) }))}
            onChange={choosePeriod}
          />
        </Flex>
      </Flex>
      {period === 'custom' ? (
        <Box mb="4">
          <RangeFields {...search} max={today} onChange={(start, end) => patch({ start, end }, true)} />
        </Box>
      ) : null}
      {isGone ? (
        <EmptyState
          action={
            <Button variant="outline" onClick={() => patch({ location_id: undefined, route_id: undefined })}>
              <FormattedMessage {...scopeMessages.everything} />
            </Button>
          }
        >
          <FormattedMessage {...messages.scopeGone} />
        </EmptyState>
      ) : range ? (
        <StatCards {...{ range, scope }} selected={stat} onSelect={(next) => patch({ stat: next }, true)} />
      ) : (
        <EmptyState picture="calendar">
          <Text as="span">
            <FormattedMessage {...messages.noRange} />
          </Text>
        </EmptyState>
      )}
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: charted ? 'minmax(0, 7fr) minmax(0, 5fr)' : undefined }}
        gap="3"
        mt="3"
      >
        {charted ? <StatChart key={stat} {...{ stat, scope }} range={charted} /> : null}
        <FullMap areas={areas} />
      </Grid>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }} gap="3" mt="3">
        <Overspills areas={areas} />
        <OpenComplaints areas={areas} />
      </Grid>
    </Box>
  );
}
