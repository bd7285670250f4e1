import { Flex, Skeleton, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Bin } from '@/api/generated/dashboard.schemas';
import { useListForecasts } from '@/api/generated/forecasts/forecasts';
import { useListComplaints } from '@/api/generated/complaints/complaints';
import { useListNotifications } from '@/api/generated/reference/reference';
import { useCan } from '@/auth/useCan';
import { ChartFrame } from '@/charts/ChartFrame';
import { calendarDaysSince, formatDay, formatDayOfMonth, formatShortDay, today } from '@/i18n/dates';
import { fillLevelMessages } from '@/i18n/domain';
import { formatPercent } from '@/i18n/format';
import { Section } from '@/table/DescriptionList';
import { ErrorState } from '@/ui/ErrorState';
import { daysAfter, daysUntil, expectedOf, flagsOf, livesOf, measured } from './lifeLine';
import { lifeMessages as messages } from './messages';

/** Days shown, and days searched before them for the emptying from which the first level rose. */
const DAYS = 90;
const BEFORE = 60;
/** Days that a forecast is drawn ahead. */
const AHEAD = 14;
const HEIGHT = '12rem';
const dayOf = (at: string) => today(new Date(at));

/** A container, or a whole location. */
export interface LifeOf {
  name: string;
  locationId: string | null;
  /** Of a container, its key; else all of the location count. */
  containerId?: string;
  /** The containers that are there now: what was measured last. */
  bins: readonly Bin[];
}

/** The last 90 days: levels as steps, emptyings as drops, overflowing in red, citizens' notifications as flags; of a container, what is expected then. */
export function LifeLine({ name, locationId, containerId, bins }: LifeOf) {
  const intl = useIntl();
  const days = useMemo(() => daysUntil(today(), DAYS), []);
  const [start = ''] = daysUntil(days[0] ?? '', BEFORE);
  const of = containerId === undefined ? { location_id: locationId ?? '' } : { container_id: containerId };
  const feed = useListNotifications({ ...of, start, limit: 2000 });
  const mayRead = useCan('complaints:read');
  const reported = useListComplaints(
    { location_id: locationId ?? '', created_start: days[0] ?? '', page_size: 100 },
    { query: { enabled: mayRead && locationId !== null } },
  );
  const forecasts = useListForecasts(
    { location_id: locationId ?? '', page_size: 100 },
    { query: { enabled: containerId !== undefined && locationId !== null } },
  );
  const forecast = forecasts.data?.forecasts.find(({ container_id }) => container_id === containerId);
  const shown = useMemo(() => (forecast ? [...days, ...daysAfter(days.at(-1) ?? '', AHEAD)] : days), [days, forecast]);
  const lives = useMemo(
    () => livesOf([...(feed.data?.notifications.route_events ?? []), ...bins.flatMap(measured)], shown, dayOf),
    [feed.data, bins, shown],
  );
  const material = containerId === undefined ? undefined : bins[0]?.material_type;
  const complaints = useMemo(
    () => (reported.data?.complaints ?? []).filter((one) => !material || material.includes(one.material_type)),
    [reported.data, material],
  );
  const categories = useMemo(() => {
    const flags = flagsOf(complaints, dayOf);
    return shown.map((day) => ({
      key: day,
      label: formatDayOfMonth(intl, day),
      name: formatDay(intl, day),
      flag: flags
        .get(day)
        ?.map(({ reported_fill_level: level }) =>
          intl.formatMessage(messages.flag, { level: intl.formatMessage(fillLevelMessages[level]) }),
        )
        .join(', '),
    }));
  }, [complaints, shown, intl]);
  const series = useMemo(
    () => [
      ...lives.map(({ container_id, material_type, levels }) => ({
        key: container_id,
        label: container_id,
        material: material_type,
        values: levels,
      })),
      ...(forecast
        ? [
            {
              key: 'expected',
              label: intl.formatMessage(messages.expected),
              material: forecast.material_type,
              values: expectedOf(forecast, shown, dayOf),
              expected: true,
            },
          ]
        : []),
    ],
    [lives, forecast, shown, intl],
  );
  const format = useMemo(() => (value: number | null) => formatPercent(intl, value), [intl]);
  const sum = (key: 'emptied' | 'overflowing') => lives.reduce((total, life) => total + life[key], 0);
  const summary = intl.formatMessage(messages.summary, {
    emptied: sum('emptied'),
    overflowing: sum('overflowing'),
    notifications: complaints.length,
  });
  return (
    <Section title={intl.formatMessage(messages.title)}>
      {feed.isError ? <ErrorState onRetry={() => void feed.refetch()} /> : null}
      {feed.isPending ? <Skeleton loading h={HEIGHT} /> : null}
      {feed.data ? (
        <>
          <ChartFrame
            kind="steps"
            label={intl.formatMessage(messages.label, { name })}
            heading={<Text textStyle="secondary">{summary}</Text>}
            categoryLabel={intl.formatMessage(messages.day)}
            flagLabel={intl.formatMessage(messages.notifications)}
            limit={100}
            height={HEIGHT}
            {...{ summary, categories, series, format }}
          />
          <Flex wrap="wrap" columnGap="4" rowGap="1" mt="1" textStyle="xs" color="muted">
            <span>
              <Text as="span" color="danger.fg" aria-hidden>
                ▲{' '}
              </Text>
              {intl.formatMessage(messages.over)}
            </span>
            <span>
              <span aria-hidden>⚑ </span>
              {intl.formatMessage(messages.notifications)}
            </span>
            <span>{intl.formatMessage(messages.between)}</span>
            {forecast?.full_at ? (
              <span>
                {intl.formatMessage(messages.full, {
                  isPast: calendarDaysSince(forecast.full_at) > 0,
                  day: formatShortDay(intl, forecast.full_at),
                })}
              </span>
            ) : null}
          </Flex>
        </>
      ) : null}
    </Section>
  );
}
