import { Box, Heading, Skeleton, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ChartFrame } from '@/charts/ChartFrame';
import { formatDecimal } from '@/i18n/format';
import { Card } from '@/ui/Card';
import { ErrorState } from '@/ui/ErrorState';
import { dashboardMessages as messages } from '../messages';
import { courseBefore, courseOf, type Range } from '../period/period';
import type { Stat } from '../search';
import { exact, unit } from './figures';
import { categories, chartSeries, dayRange, SPLIT } from './series';
import { type Scope, useStatistic } from './useStatistic';

const CHARTS = {
  'avg-fill-level': 'line',
  'overspilled-waste': 'stacked',
  'time-consumption': 'bar',
  'num-routes': 'bar',
  'total-tons-picked-up': 'stacked',
} as const;
const HEIGHT = '16rem';

/** One statistic as a chart, with the previous period behind it; a single day among the days before it. */
export function StatChart({ stat, range, scope }: { stat: Stat; range: Range; scope: Scope }) {
  const intl = useIntl();
  const course = courseOf(range);
  const split = SPLIT.has(stat) ? ('material_type' as const) : undefined;
  const now = useStatistic(stat, scope, course, { split });
  const courseThen = courseBefore(course);
  const oneDay = range.start === range.end;
  const past = useStatistic(stat, scope, courseThen, { enabled: !oneDay });
  // These three are requests of the cards.
  const day = useStatistic(stat, scope, range, { enabled: oneDay });
  const tours = useStatistic('num-routes', scope, course);
  const levels = useStatistic('avg-fill-level', scope, course);
  const name = intl.formatMessage(messages[`stat.${stat}`]);
  const { data } = now;

  const names = useMemo(
    () =>
      (data ? categories(intl, data.series, course.interval) : []).map((category, i) => ({
        ...category,
        // A tour of the evening before may have gone on after midnight.
        note:
          tours.data?.series[i]?.value === 0 && levels.data?.series[i]?.value === null && !data?.series[i]?.value
            ? intl.formatMessage(messages.noTours)
            : undefined,
        chosen: oneDay && category.key === range.end,
      })),
    [intl, data, course.interval, tours.data, levels.data, oneDay, range.end],
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
  const previous = (oneDay ? day.data?.previous : past.data?.value) ?? null;
  const value = oneDay ? day.data?.value : data.value;
  const values = { value: format(value ?? null), previous: format(previous) };
  const summary = intl.formatMessage(previous === null ? messages.summaryAlone : messages.summary, values);
  return (
    <Card>
      <ChartFrame
        kind={CHARTS[stat]}
        label={intl.formatMessage(messages.chartLabel, { stat: name, days })}
        summary={summary}
        categoryLabel={intl.formatMessage(messages.bucket)}
        categories={names}
        {...{ series, format, formatAxis }}
        unit={unit(intl, stat, 2)}
        height={HEIGHT}
        heading={
          <Box>
            <Heading as="h2" textStyle="section">
              {name}
            </Heading>
            <Text textStyle="secondary">
              {oneDay
                ? intl.formatMessage(messages.around, { day: dayRange(intl, range.end, range.end) })
                : intl.formatMessage(messages.compared, {
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
