import { Box, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { Location } from '@/api/generated/dashboard.schemas';
import { locationTypeMessages } from '@/i18n/domain';
import { AreaCell, BooleanCell, DateCell, TextCell, WordCell } from '@/table/cells';
import { Facts } from '@/table/Facts';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { locationFields as label } from './messages';

/** The location's own fields. */
export function LocationFacts({ location }: { location: Location }) {
  const intl = useIntl();
  const degrees = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 6 });
  const { white, green, brown } = location.container_site;
  return (
    <Box>
      <Facts
        facts={[
          [label.location_name, <TextCell key="name" value={location.location_name} />],
          [label.street, <TextCell key="street" value={location.street} />],
          [label.city, <TextCell key="city" value={location.city} />],
          [label.disposition_area_id, <AreaCell key="area" value={location.disposition_area_id} />],
          [label.latitude, degrees(location.latitude)],
          [label.longitude, degrees(location.longitude)],
          [label.location_type, <WordCell key="type" value={location.location_type} words={locationTypeMessages} />],
          [label.is_active, <BooleanCell key="active" value={location.is_active} yes="active" no="inactive" />],
          [label.updated_at, <DateCell key="changed" value={location.updated_at} />],
        ]}
      />
      <Flex gap="5" mt="4" wrap="wrap">
        {(
          [
            ['11', white],
            ['12', green],
            ['13', brown],
          ] as const
        ).map(([code, count]) => (
          <Flex key={code} align="center" gap="2">
            <GlassSwatch code={code} text="short" />
            <Text fontWeight="semibold" textStyle="tabular">
              {intl.formatNumber(count)}
            </Text>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
