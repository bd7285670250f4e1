import { Box, Flex, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Truck, Unloading } from '@/api/generated/dashboard.schemas';
import { formatTime } from '@/i18n/dates';
import { formatDecimal, formatTonnes } from '@/i18n/format';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { tourDetails as messages } from './messages';
import { tourLabels } from '../messages';
import { loadsByMaterial, tripsOf } from '../model/loads';
import { Trips } from './Trips';

/** What was tipped: by glass colour against the truck's capacity, and each unloading with location, material and volume. */
export function Loads({ unloadings, truck }: { unloadings: readonly Unloading[]; truck: Truck | null }) {
  const intl = useIntl();
  const loads = useMemo(() => loadsByMaterial(unloadings), [unloadings]);
  const trips = useMemo(() => tripsOf(unloadings), [unloadings]);
  if (unloadings.length === 0) return <Text color="muted">{intl.formatMessage(messages.noUnloadings)}</Text>;
  const total = loads.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <>
      <Text mb="2">
        {intl.formatMessage(messages.loadText, { weight: formatTonnes(intl, total), count: trips.length })}
      </Text>
      <Flex as="ul" listStyleType="none" aria-label={intl.formatMessage(messages.load)} gap="4" wrap="wrap" mb="3">
        {loads.map(({ material_type, weight }) => (
          <Flex as="li" key={material_type} align="center" gap="2">
            <GlassSwatch code={material_type} text="short" />
            <Text as="span" textStyle="tabular" fontWeight="semibold">
              {formatTonnes(intl, weight)}
            </Text>
          </Flex>
        ))}
      </Flex>
      <Trips trips={trips} truck={truck} />
      <Box overflowX="auto" tabIndex={0} role="region" aria-label={intl.formatMessage(messages.unloadingTable)}>
        <Box as="table" w="100%" css={table}>
          <thead>
            <tr>
              <th>{intl.formatMessage(messages.time)}</th>
              <th>{intl.formatMessage(tourLabels.location)}</th>
              <th>{intl.formatMessage(tourLabels.material_type)}</th>
              <th>{`${intl.formatMessage(messages.volume)} (m³)`}</th>
              <th>{`${intl.formatMessage(messages.weight)} (t)`}</th>
            </tr>
          </thead>
          <tbody>
            {unloadings.map((unloading) => (
              <tr key={unloading.id}>
                <td>{formatTime(intl, unloading.recorded_at)}</td>
                <td>{unloading.location_name}</td>
                <td>
                  <GlassSwatch code={unloading.material_type} text="short" />
                </td>
                <td>{formatDecimal(intl, unloading.volume)}</td>
                <td>{intl.formatNumber(unloading.weight, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </>
  );
}

const table = {
  '& th': { fontSize: 'xs', fontWeight: 'medium', color: 'muted', textAlign: 'start' },
  '& th, & td': { py: '1.5', pe: '3', borderBottomWidth: '1px', borderColor: 'border' },
  '& th:last-of-type, & td:last-of-type': { pe: '0' },
  '& td > *': { verticalAlign: 'middle' },
  '& th:nth-of-type(n+4), & td:nth-of-type(n+4)': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
};
