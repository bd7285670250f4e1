import { Box, Flex, Skeleton, Text } from '@chakra-ui/react';
import { useIntl, type IntlShape } from 'react-intl';
import type { TourStatistics } from '@/api/generated/dashboard.schemas';
import { formatDecimal, formatInteger, formatPercent } from '@/i18n/format';
import { ErrorState } from '@/ui/ErrorState';
import { Tooltip } from '@/ui/Tooltip';
import type { ToursSearch } from './filters';
import { tourFormulas, tourMessages, tourStatistics } from './messages';
import { useTourStatistics } from './useTours';

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

/** The seven figures of exactly the tours that the filters show; each says how it is computed. */
export function TourStats({ search }: { search: ToursSearch & { areas: number[] } }) {
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
