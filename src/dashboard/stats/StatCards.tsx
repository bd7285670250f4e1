import { Box, Button, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { ListFilter, RotateCw } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Sparkline } from '@/charts/Sparkline';
import { common } from '@/i18n/common';
import { IconButton } from '@/ui/IconButton';
import { KpiCard } from '@/ui/KpiCard';
import { useServerAway } from '@/ui/useServerAway';
import { toursOf } from '../links';
import { dashboardMessages as messages } from '../messages';
import { courseBefore, courseOf, type Range } from '../period/period';
import { type Stat, STATS } from '../search';
import { change, figure, unit } from './figures';
import { type Scope, useStatistic } from './useStatistic';

interface Props {
  range: Range;
  scope: Scope;
  selected: Stat;
  onSelect: (stat: Stat) => void;
}

/** The five statistics side by side; two in a row on phones, with large letters one. */
export function StatCards({ range, scope, selected, onSelect }: Props) {
  const { formatMessage } = useIntl();
  return (
    <Grid
      role="group"
      aria-label={formatMessage(messages.stats)}
      templateColumns={{
        base: 'repeat(auto-fit, minmax(min(max(8rem, (100% - 0.75rem) / 2), 100%), 1fr))',
        md: 'repeat(3, minmax(0, 1fr))',
        lg: 'repeat(5, minmax(0, 1fr))',
      }}
      gap="3"
      css={{ '& > :last-of-type:nth-of-type(odd)': { gridColumn: { base: '1 / -1', md: 'auto' } } }}
    >
      {STATS.map((stat) => (
        <StatCard key={stat} {...{ stat, range, scope }} selected={stat === selected} onSelect={() => onSelect(stat)} />
      ))}
    </Grid>
  );
}

interface CardProps {
  stat: Stat;
  range: Range;
  scope: Scope;
  selected: boolean;
  onSelect: () => void;
}

/** Makes the whole card clickable; the link to the tours is above it. */
const stretched = { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' } as const;

/** One statistic: value, change and sparkline; a click shows it as a chart. */
function StatCard({ stat, range, scope, selected, onSelect }: CardProps) {
  const intl = useIntl();
  const course = courseOf(range);
  // The chart of a single day has more days; else both are the same request.
  const value = useStatistic(stat, scope, course.start === range.start ? course : range);
  const points = useStatistic(stat, scope, course);
  // Months are compared with months and weeks with weeks, as in the chart; the response's `previous` is of the days right before.
  const whole = course.interval !== 'day';
  const then = useStatistic(stat, scope, courseBefore(course), { enabled: whole }).data?.value;
  const name = intl.formatMessage(messages[`stat.${stat}`]);
  const { data } = value;

  if (value.isError && !data) return <Failed name={name} onRetry={() => void value.refetch()} />;
  return (
    <Box
      position="relative"
      minW="0"
      borderRadius="lg"
      boxShadow={selected ? 'inset 0 0 0 2px var(--c-accent-solid)' : undefined}
      css={{ '& > [role=group]': { height: '100%', background: selected ? 'transparent' : undefined } }}
      bg="surface"
    >
      <KpiCard
        label={
          <chakra.button
            type="button"
            aria-pressed={selected}
            onClick={onSelect}
            textAlign="start"
            cursor="pointer"
            title={intl.formatMessage(messages.showLarge, { stat: name })}
            _after={stretched}
          >
            {name}
          </chakra.button>
        }
        {...(stat === 'time-consumption' ? { note: intl.formatMessage(messages.finished) } : {})}
        figure={data ? figure(intl, stat, data.value) : undefined}
        unit={data && data.value !== null ? unit(intl, stat, data.value) : undefined}
        delta={data ? change(intl, stat, data.value, whole ? then : data.previous) : undefined}
        sparkline={points.data ? <Sparkline values={points.data.series.map((p) => p.value)} /> : undefined}
        action={
          <IconButton
            asChild
            size="xs"
            label={intl.formatMessage(messages.rows, { stat: name })}
            color="muted"
            position="relative"
            zIndex="1"
            mt={{ base: '-2', sm: '-1' }}
            me="-1"
          >
            <Link {...toursOf(stat, range, scope)}>
              <ListFilter aria-hidden />
            </Link>
          </IconButton>
        }
      />
    </Box>
  );
}

function Failed({ name, onRetry }: { name: string; onRetry: () => void }) {
  const { formatMessage } = useIntl();
  const away = useServerAway();
  return (
    <Flex layerStyle="card" direction="column" p="4" gap="2" minW="0" role={away ? undefined : 'alert'}>
      <Text textStyle="label">{name}</Text>
      <Text textStyle="sm" color="danger.fg">
        {formatMessage(messages.statFailed)}
      </Text>
      {away ? null : (
        <Button
          size="xs"
          variant="outline"
          alignSelf="flex-start"
          mt="auto"
          aria-label={formatMessage(messages.retryStat, { stat: name })}
          onClick={onRetry}
        >
          <RotateCw aria-hidden />
          {formatMessage(common.retry)}
        </Button>
      )}
    </Flex>
  );
}
