import { Box, Flex, Skeleton, Text } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { keepPreviousData } from '@tanstack/react-query';
import type { GetTourStatisticsParams, TourStatistics } from '@/api/generated/dashboard.schemas';
import { useGetTourStatistics } from '@/api/generated/tours/tours';
import { formatDecimal, formatInteger, formatPercent } from '@/i18n/format';
import type { InferSearch } from '@/search/schema';
import { filterText, isActive } from '@/table/filters';
import { isRtl } from '@/ui/direction';
import { ErrorState } from '@/ui/ErrorState';
import { Tooltip } from '@/ui/Tooltip';
import { tours } from './list';
import { tourFormulas, tourMessages, tourStatistics } from './messages';
import type { toursSearch } from './search';

type Name = keyof TourStatistics;

const figures: readonly [Name, (intl: IntlShape, value: number | null) => string, unit?: string][] = [
  ['num_routes', formatInteger],
  ['time_consumption', (intl, value) => formatDecimal(intl, value), 'h'],
  ['total_tons_picked_up', (intl, value) => formatDecimal(intl, value), 't'],
  ['avg_fill_level', formatPercent],
  ['overspilled_waste', formatInteger],
  ['km', formatInteger, 'km'],
  ['fuel', formatInteger, 'l'],
];

type Search = Omit<InferSearch<typeof toursSearch>, 'id' | 'details'> & { areas: number[] };

/** Statistics of the same tours, whatever the page or the order. */
function useTourStatistics({ areas, page: _page, page_size: _size, sort: _sort, ...filters }: Search) {
  const params: GetTourStatisticsParams = { ...filters, disposition_area_ids: areas };
  return useGetTourStatistics(params, { query: { placeholderData: keepPreviousData } });
}

/** The figures are one tab stop; arrows move among them, so that each formula can be read. */
function moveInside(event: KeyboardEvent<HTMLElement>) {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('dt')];
  const forward = isRtl() ? -1 : 1;
  const step = { ArrowRight: forward, ArrowLeft: -forward }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  all[all.indexOf(event.target as HTMLElement) + step]?.focus();
}

/** The seven figures of exactly the tours that the filters show; each says how it is computed. */
export function TourStats({ search }: { search: Search }) {
  const intl = useIntl();
  const { data, isError, refetch } = useTourStatistics(search);
  if (isError && !data)
    return <ErrorState message={intl.formatMessage(tourMessages.statsFailed)} onRetry={() => void refetch()} />;
  const dates = tours.filters.find((filter) => filter.kind === 'dates' && filter.from === 'start');
  const period =
    dates?.kind === 'dates' && isActive(dates, search)
      ? filterText(dates, search, intl)
      : intl.formatMessage(tourMessages.allDays);
  return (
    <Box layerStyle="card" mb="3" flexShrink={0}>
      <Text textStyle="secondary" px="4" pt="2">
        {intl.formatMessage(tourMessages.period, { period })}
      </Text>
      <Flex as="dl" aria-label={intl.formatMessage(tourMessages.statistics)} overflowX="auto" onKeyDown={moveInside}>
        {figures.map(([name, format, unit], index) => (
          <Box
            key={name}
            px="4"
            pt="1"
            pb="2"
            flex="1 0 auto"
            borderInlineEndWidth="1px"
            borderColor="border"
            _last={{ border: 'none' }}
          >
            <Tooltip content={intl.formatMessage(tourFormulas[name])}>
              <Text
                as="dt"
                textStyle="label"
                whiteSpace="nowrap"
                w="fit-content"
                tabIndex={index === 0 ? 0 : -1}
                cursor="help"
              >
                {intl.formatMessage(tourStatistics[name])}
              </Text>
            </Tooltip>
            <Text as="dd" textStyle="tabular" fontSize="lg" fontWeight="semibold" data-stat={name}>
              {data ? (
                <>
                  {format(intl, data.statistics[name])}
                  {unit ? (
                    <Text as="span" textStyle="secondary" fontWeight="normal">
                      {` ${unit}`}
                    </Text>
                  ) : null}
                </>
              ) : (
                <Skeleton as="span" display="block" loading h="6" w="14" />
              )}
            </Text>
          </Box>
        ))}
      </Flex>
    </Box>
  );
}
