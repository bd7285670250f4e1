import { Box, Flex, Skeleton, Text } from '@chakra-ui/react';
import { useIntl, type IntlShape } from 'react-intl';
import { keepPreviousData } from '@tanstack/react-query';
import type { GetTourStatisticsParams, TourStatistics } from '@/api/generated/dashboard.schemas';
import { useGetTourStatistics } from '@/api/generated/tours/tours';
import { formatDecimal, formatInteger, formatPercent } from '@/i18n/format';
import type { InferSearch } from '@/search/schema';
import { ErrorState } from '@/ui/ErrorState';
import { Tooltip } from '@/ui/Tooltip';
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

/** The seven figures of exactly the tours that the filters show; each says how it is computed. */
export function TourStats({ search }: { search: Search }) {
  const intl = useIntl();
  const { data, isError, refetch } = useTourStatistics(search);
  if (isError && !data)
    return <ErrorState message={intl.formatMessage(tourMessages.statsFailed)} onRetry={() => void refetch()} />;
  return (
    <Flex
      as="dl"
      aria-label={intl.formatMessage(tourMessages.statistics)}
      layerStyle="card"
      mb="3"
      flexShrink={0}
      overflowX="auto"
      tabIndex={0}
    >
      {figures.map(([name, format, unit]) => (
        <Box
          key={name}
          px="4"
          py="2.5"
          flex="1 0 auto"
          borderInlineEndWidth="1px"
          borderColor="border"
          _last={{ border: 'none' }}
        >
          <Tooltip content={intl.formatMessage(tourFormulas[name])}>
            <Text as="dt" textStyle="label" whiteSpace="nowrap" w="fit-content" tabIndex={0} cursor="help">
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
  );
}
