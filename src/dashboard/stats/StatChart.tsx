import { Box, Heading, Skeleton, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { BarChart } from '@/charts/BarChart';
import { LineChart } from '@/charts/LineChart';
import { StackedBarChart } from '@/charts/StackedBarChart';
import { formatDecimal } from '@/i18n/format';
import { Card } from '@/ui/Card';
import { ErrorState } from '@/ui/ErrorState';
import { dashboardMessages as messages } from '../messages';
import { courseBefore, courseOf, type Range } from '../period/period';
import type { Stat } from '../search';
import { categories, dayRange } from './categories';
import { exact } from './figures';
import { chartSeries, SPLIT } from './series';
import { useStatistic, type Scope } from './useStatistic';

const CHARTS = {
  'avg-fill-level': LineChart,
  'overspilled-waste': StackedBarChart,
  'time-consumption': BarChart,
  'num-routes': BarChart,
  'total-tons-picked-up': StackedBarChart,
} as const;
const HEIGHT = '16rem';

/** One statistic large, with the period before as a dashed line, as a drawing, a table and CSV. */
export function StatChart({ stat, range, scope }: { stat: Stat; range: Range; scope: Scope }) {
  const intl = useIntl();
  const course = courseOf(range);
  const split = SPLIT.has(stat) ? ('material_type' as const) : undefined;
  const now = useStatistic(stat, scope, course, { split });
  const courseThen = courseBefore(course);
  const past = useStatistic(stat, scope, courseThen);
  const name = intl.formatMessage(messages[`stat.${stat}`]);
  const Chart = CHARTS[stat];
  const { data } = now;

  const names = useMemo(
    () => (data ? categories(intl, data.series, course.interval) : []),
    [intl, data, course.interval],
  );
  const series = useMemo(() => (data ? chartSeries(intl, name, data, past.data) : []), [intl, name, data, past.data]);
  const format = useMemo(() => (value: number | null) => exact(intl, stat, value), [intl, stat]);
  const formatAxis = useMemo(() => (value: number) => formatDecimal(intl, value, 1), [intl]);

  if (now.isError && !data) {
    return (
      <Card title={name}>
        <ErrorState onRetry={() => void now.refetch()} />
      </Card>
    );
  }
  if (!data)
    return (
      <Card title={name}>
        <Skeleton loading h={HEIGHT} />
      </Card>
    );
  const days = dayRange(intl, course.start, course.end);
  const previous = past.data?.value ?? null;
  const values = { value: format(data.value), previous: format(previous) };
  const summary = intl.formatMessage(previous === null ? messages.summaryAlone : messages.summary, values);
  return (
    <Card>
      <Chart
        label={intl.formatMessage(messages.chartLabel, { stat: name, days })}
        {...(course.start === range.start ? { summary } : {})}
        categoryLabel={intl.formatMessage(messages.bucket)}
        categories={names}
        {...{ series, format, formatAxis }}
        height={HEIGHT}
        heading={
          <Box>
            <Heading as="h2" textStyle="section">
              {name}
            </Heading>
            <Text textStyle="secondary">
              {intl.formatMessage(messages.compared, {
                days,
                before: dayRange(intl, courseThen.start, courseThen.end),
              })}
            </Text>
          </Box>
        }
      />
    </Card>
  );
}
