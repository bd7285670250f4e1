import { Box, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { MaterialCode, Truck } from '@/api/generated/dashboard.schemas';
import { formatTime } from '@/i18n/dates';
import { materialMessages } from '@/i18n/domain';
import { formatTonnes } from '@/i18n/format';
import { GLASS_OF } from '@/theme/domainColors';
import { tourDetails as messages } from './messages';
import type { Trip } from '../model/loads';

/** A combined material has both colours, one above the other. */
function glassOf(code: MaterialCode): string {
  const [first, second = first] = GLASS_OF[code].map((glass) => `var(--c-glass-${glass})`);
  return `linear-gradient(${first} 50%, ${second} 50%)`;
}

/** Each load as a bar of its glass colours, as long as its share of what the truck may carry. */
export function Trips({ trips, truck }: { trips: readonly Trip[]; truck: Truck | null }) {
  const intl = useIntl();
  const full = Math.max(truck?.capacity ?? 0, ...trips.map(({ weight }) => weight), 0.001);
  return (
    <Box as="ul" listStyleType="none" aria-label={intl.formatMessage(messages.trips)} display="grid" gap="2" mb="4">
      {trips.map(({ at, weight, loads }, index) => (
        <li key={at}>
          <Flex justify="space-between" gap="3" textStyle="secondary">
            <span>{intl.formatMessage(messages.trip, { n: index + 1, time: formatTime(intl, at) })}</span>
            <Text as="span" textStyle="tabular" color={truck && weight > truck.capacity ? 'danger.fg' : undefined}>
              {truck
                ? intl.formatMessage(messages.tripOf, {
                    weight: formatTonnes(intl, weight),
                    capacity: formatTonnes(intl, truck.capacity),
                  })
                : formatTonnes(intl, weight)}
            </Text>
          </Flex>
          <Flex
            h="2.5"
            mt="1"
            borderRadius="full"
            bg="sunken"
            overflow="hidden"
            boxShadow="inset 0 0 0 1px var(--c-border)"
            role="img"
            aria-label={loads
              .map(
                (load) =>
                  `${intl.formatMessage(materialMessages[load.material_type])} ${formatTonnes(intl, load.weight)}`,
              )
              .join(', ')}
          >
            {loads.map((load) => (
              <Box
                key={load.material_type}
                data-material={load.material_type}
                borderInlineEndWidth="1px"
                borderColor="glass.outline"
                style={{ backgroundImage: glassOf(load.material_type), width: `${(100 * load.weight) / full}%` }}
              />
            ))}
          </Flex>
        </li>
      ))}
    </Box>
  );
}
