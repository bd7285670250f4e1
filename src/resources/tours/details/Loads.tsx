import { Box, Flex, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Truck, Unloading } from '@/api/generated/dashboard.schemas';
import { formatTime } from '@/i18n/dates';
import { formatDecimal, formatTonnes } from '@/i18n/format';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { tourDetails as messages, tourFields } from '../messages';
import { fullestLoad, loadsByMaterial } from '../model/loads';

const colors = { '11': 'glass.white', '12': 'glass.green', '13': 'glass.brown' } as const;

/** What was tipped: by glass colour against the truck's capacity, and each unloading with location, material and volume. */
export function Loads({ unloadings, truck }: { unloadings: readonly Unloading[]; truck: Truck | null }) {
  const intl = useIntl();
  const loads = useMemo(() => loadsByMaterial(unloadings), [unloadings]);
  const fullest = useMemo(() => fullestLoad(unloadings), [unloadings]);
  if (unloadings.length === 0) return <Text color="muted">{intl.formatMessage(messages.noUnloadings)}</Text>;
  const total = loads.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <>
      <Text mb="2">
        {intl.formatMessage(messages.loadText, { weight: formatTonnes(intl, total), count: fullest.trips })}
        {truck
          ? ` · ${intl.formatMessage(messages.capacityText, { weight: formatTonnes(intl, fullest.weight), capacity: formatTonnes(intl, truck.capacity) })}`
          : ''}
      </Text>
      <Box as="ul" listStyleType="none" aria-label={intl.formatMessage(messages.load)} display="grid" gap="1.5" mb="4">
        {loads.map(({ material_type, weight }) => (
          <Flex as="li" key={material_type} align="center" gap="3">
            <Box w="7rem" flex="none">
              <GlassSwatch code={material_type} text="short" />
            </Box>
            <Box
              flex="1"
              h="2.5"
              borderRadius="full"
              bg="sunken"
              overflow="hidden"
              boxShadow="inset 0 0 0 1px var(--c-border)"
            >
              <Box
                h="100%"
                bg={colors[material_type.slice(0, 2) as keyof typeof colors]}
                borderInlineEndWidth="1px"
                borderColor="glass.outline"
                style={{ width: `${(100 * weight) / Math.max(total, 0.001)}%` }}
              />
            </Box>
            <Text textStyle="tabular" w="4.5rem" textAlign="end">
              {formatTonnes(intl, weight)}
            </Text>
          </Flex>
        ))}
      </Box>
      <Box overflowX="auto" tabIndex={0} role="region" aria-label={intl.formatMessage(messages.unloadings)}>
        <Box as="table" w="100%" css={table}>
          <thead>
            <tr>
              <th>{intl.formatMessage(messages.time)}</th>
              <th>{intl.formatMessage(tourFields.location)}</th>
              <th>{intl.formatMessage(tourFields.material_type)}</th>
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
                <td>{formatDecimal(intl, unloading.weight, 2)}</td>
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
  '& th, & td': { py: '1.5', pe: '3', borderBottomWidth: '1px', borderColor: 'border', whiteSpace: 'nowrap' },
  '& th:nth-of-type(n+4), & td:nth-of-type(n+4)': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
};
