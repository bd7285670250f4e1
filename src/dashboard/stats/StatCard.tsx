import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { ListFilter, RotateCw } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Sparkline } from '@/charts/Sparkline';
import { common } from '@/i18n/common';
import { KpiCard } from '@/ui/KpiCard';
import { Tooltip } from '@/ui/Tooltip';
import { toursBehind } from '../links';
import { dashboardMessages as messages } from '../messages';
import { courseOf, type Range } from '../period/period';
import type { Stat } from '../search';
import { change, figure, unit } from './figures';
import { useStatistic, type Scope } from './useStatistic';

interface Props {
  stat: Stat;
  range: Range;
  scope: Scope;
  selected: boolean;
  onSelect: () => void;
}

const iconLink = { boxSize: '6', display: 'grid', placeItems: 'center', color: 'muted', borderRadius: 'md' };
/** Makes the whole card the button's target; the link to the rows stays above it. */
const stretched = { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' } as const;

/** One statistic: figure, change and course; choosing it shows it large. */
export function StatCard({ stat, range, scope, selected, onSelect }: Props) {
  const intl = useIntl();
  const course = courseOf(range);
  // A single day has a wider course than itself; of longer periods both are the same question, asked once.
  const value = useStatistic(stat, scope, course.start === range.start ? course : range);
  const points = useStatistic(stat, scope, course);
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
        figure={data ? figure(intl, stat, data.value) : undefined}
        unit={data && data.value !== null ? unit(intl, stat, data.value) : undefined}
        delta={data ? change(intl, stat, data.value, data.previous) : undefined}
        sparkline={points.data ? <Sparkline values={points.data.series.map((p) => p.value)} /> : undefined}
        action={
          <Tooltip content={intl.formatMessage(messages.rows, { stat: name })} describes={false}>
            <Link {...toursBehind(stat, range, scope)} aria-label={intl.formatMessage(messages.rows, { stat: name })}>
              <Box
                position="relative"
                zIndex="1"
                css={iconLink}
                _hover={{ color: 'text', bg: 'hover' }}
                mt="-1"
                me="-1"
              >
                <ListFilter size={14} aria-hidden />
              </Box>
            </Link>
          </Tooltip>
        }
      />
    </Box>
  );
}

function Failed({ name, onRetry }: { name: string; onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Flex layerStyle="card" direction="column" p="4" gap="2" minW="0" role="alert">
      <Text textStyle="label">{name}</Text>
      <Text textStyle="sm" color="danger.fg">
        {formatMessage(messages.statFailed)}
      </Text>
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
    </Flex>
  );
}
