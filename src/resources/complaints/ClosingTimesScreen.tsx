import { Flex, Heading, SimpleGrid, Skeleton, Text } from '@chakra-ui/react';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { AreaColor, ClosingMonth, ClosingTimes, WorkingHours } from '@/api/generated/dashboard.schemas';
import { useListClosingTimes } from '@/api/generated/complaints/complaints';
import { areaParam } from '@/api/urgent';
import { useCan } from '@/auth/useCan';
import { useMe } from '@/auth/useSession';
import { ChartFrame } from '@/charts/ChartFrame';
import { formatDecimal, formatInteger, formatPercent, NOTHING } from '@/i18n/format';
import { CommandButton } from '@/table/CommandButton';
import { FrameBody, TableFrame } from '@/table/TableFrame';
import type { ColorName } from '@/theme/colors';
import { Card } from '@/ui/Card';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorState } from '@/ui/ErrorState';
import { KpiCard } from '@/ui/KpiCard';
import { PageHeader } from '@/ui/PageHeader';
import { onDemand } from '@/ui/onDemand';
import { closingMessages as messages } from './closingMessages';
import { dayNames } from './dayName';
import { InboxSwitch } from './InboxSwitch';
import { complaintMessages } from './messages';
import { useRegionName } from './regionName';

const route = getRouteApi('/_main/complaints_/times');
const HEIGHT = '20rem';
const WorkingHoursDialog = onDemand(() => import('./WorkingHoursDialog').then((m) => m.WorkingHoursDialog));

/** How long notifications take until they are closed: this month against the one before, and each area over a year. */
export function ClosingTimesScreen() {
  const intl = useIntl();
  const { areas } = route.useSearch();
  const { data, isError, refetch } = useListClosingTimes(areaParam(areas), {
    query: { placeholderData: keepPreviousData },
  });
  const none = data?.months.every(({ closed }) => closed === 0);
  return (
    <TableFrame>
      <PageHeader title={intl.formatMessage(complaintMessages.title)} actions={<InboxSwitch view="times" />} />
      {isError && !data ? (
        <Card>
          <ErrorState onRetry={() => void refetch()} />
        </Card>
      ) : (
        <FrameBody>
          {none ? (
            <Card>
              <EmptyState>{intl.formatMessage(messages.none)}</EmptyState>
            </Card>
          ) : (
            <>
              <Figures months={data?.months} />
              <Card>{data ? <Course {...data} /> : <Skeleton loading h={HEIGHT} />}</Card>
            </>
          )}
          {data ? <Hours times={data} /> : null}
        </FrameBody>
      )}
    </TableFrame>
  );
}

type Figure = 'median' | 'closed' | 'late';
const FIGURES = ['median', 'closed', 'late'] as const satisfies readonly Figure[];

/** A figure of a month; null where nothing was closed. */
const valueOf = ({ median_hours: median, closed, late }: ClosingMonth, figure: Figure): number | null =>
  figure === 'median' ? median : figure === 'closed' ? closed : closed > 0 ? (100 * late) / closed : null;

const shown = (intl: IntlShape, figure: Figure, value: number | null) =>
  value === null
    ? NOTHING
    : figure === 'closed'
      ? formatInteger(intl, value)
      : figure === 'late'
        ? formatPercent(intl, value)
        : formatDecimal(intl, value, 1);

/** This month, and how it differs from the one before. */
function Figures({ months }: { months: readonly ClosingMonth[] | undefined }) {
  const intl = useIntl();
  const [before, now] = months?.slice(-2) ?? [];
  return (
    <SimpleGrid columns={{ base: 1, sm: 3 }} gap="3" flexShrink="0">
      {FIGURES.map((figure) => {
        const value = now && valueOf(now, figure);
        const last = before && valueOf(before, figure);
        return (
          <KpiCard
            key={figure}
            label={intl.formatMessage(messages[figure])}
            note={intl.formatMessage(messages.thisMonth)}
            figure={value === undefined ? undefined : shown(intl, figure, value)}
            {...(figure === 'median' ? { unit: intl.formatMessage(messages.hoursUnit) } : {})}
            {...(value === undefined || last === undefined ? {} : { delta: deltaOf(intl, figure, value, last) })}
          />
        );
      })}
    </SimpleGrid>
  );
}

function deltaOf(intl: IntlShape, figure: Figure, value: number | null, last: number | null) {
  const text = intl.formatMessage(messages.lastMonth, { value: shown(intl, figure, last) });
  if (value === null || last === null) return { text, direction: 'unknown' as const };
  const direction = value === last ? ('same' as const) : value > last ? ('up' as const) : ('down' as const);
  // A month that is not over has closed fewer.
  return figure === 'closed' ? { text, direction: 'unknown' as const } : { text, direction, good: value < last };
}

const colorOf = (color: AreaColor | undefined): ColorName => (color ? `area-${color}` : 'muted');

/** The medians of a year: all areas, and each. */
function Course({ months, working_hours: { due } }: ClosingTimes) {
  const intl = useIntl();
  const { disposition_areas: areas } = useMe();
  const categories = useMemo(
    () =>
      months.map(({ month, closed }) => {
        const name = (style: 'short' | 'long') =>
          intl.formatDate(`${month}T12:00:00Z`, { month: style, year: 'numeric', timeZone: 'UTC' });
        const note = closed === 0 ? intl.formatMessage(messages.noneThen) : undefined;
        return { key: month, label: name('short').replace(' ', '\n'), name: name('long'), note };
      }),
    [intl, months],
  );
  const series = useMemo(() => {
    const ids = [...new Set(months.flatMap((month) => month.areas.map((area) => area.disposition_area_id)))];
    const areaOf = (id: number | null) => areas.find((area) => area.id === id);
    const nameless = (id: number | null) => intl.formatMessage(id === null ? messages.noArea : messages.formerArea);
    const all = {
      ...{ key: 'all', label: intl.formatMessage(messages.all), color: 'accent-solid' as const },
      values: months.map(({ median_hours: median }) => median),
    };
    const each = ids.map((id) => ({
      ...{ key: String(id), label: areaOf(id)?.name ?? nameless(id), color: colorOf(areaOf(id)?.color) },
      values: months.map((month) => month.areas.find((one) => one.disposition_area_id === id)?.median_hours ?? null),
    }));
    return each.length === 1 ? each : [all, ...each.toSorted((a, b) => a.label.localeCompare(b.label, intl.locale))];
  }, [intl, months, areas]);
  const format = useMemo(
    () => (value: number | null) =>
      value === null ? NOTHING : intl.formatMessage(messages.hoursValue, { hours: formatDecimal(intl, value, 1) }),
    [intl],
  );
  const formatAxis = useMemo(() => (value: number) => formatDecimal(intl, value, 1), [intl]);
  return (
    <ChartFrame
      kind="line"
      label={intl.formatMessage(messages.chart)}
      categoryLabel={intl.formatMessage(messages.month)}
      {...{ categories, series, format, formatAxis }}
      unit={intl.formatMessage(messages.hoursUnit)}
      height={HEIGHT}
      heading={
        <>
          <Heading as="h2" textStyle="section">
            {intl.formatMessage(messages.chart)}
          </Heading>
          <Text textStyle="secondary">
            {intl.formatMessage(messages.dueWithin, { hours: formatDecimal(intl, due, 1) })}
          </Text>
        </>
      }
    />
  );
}

/** In which hours the office works; administrators can change them. */
function Hours({ times }: { times: ClosingTimes }) {
  const intl = useIntl();
  const mayChange = useCan('users:write');
  const region = useRegionName(times.working_hours.holidays);
  const [changing, setChanging] = useState(false);
  return (
    <Flex align="center" gap="3" wrap="wrap" flexShrink="0">
      <Text textStyle="secondary">{hoursText(intl, times.working_hours, region)}</Text>
      <CommandButton
        size="sm"
        variant="outline"
        disabled={!mayChange}
        reason={intl.formatMessage(messages.adminsChange)}
        onClick={() => setChanging(true)}
      >
        {intl.formatMessage(messages.changeHours)}
      </CommandButton>
      {changing ? <WorkingHoursDialog times={times} onClose={() => setChanging(false)} /> : null}
    </Flex>
  );
}

/** In which hours the office works, in words. */
function hoursText(intl: IntlShape, { days, from, to, holidays }: WorkingHours, region: string) {
  const values = { days: dayNames(intl, days), from, to, holidays: holidays ? region : 'none' };
  return intl.formatMessage(messages.officeHours, values);
}
