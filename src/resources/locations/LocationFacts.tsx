import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Location } from '@/api/generated/dashboard.schemas';
import { AreaCell, BooleanCell, DateCell, TextCell, WordCell } from '@/table/cells';
import { locationTypeMessages } from '@/i18n/domain';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { locationFields as label } from './messages';

/** The location's own fields. */
export function LocationFacts({ location }: { location: Location }) {
  const intl = useIntl();
  const degrees = (value: number) => intl.formatNumber(value, { maximumFractionDigits: 6 });
  const { white, green, brown } = location.container_site;
  const facts: [keyof typeof label, ReactNode][] = [
    ['location_name', <TextCell key="v" value={location.location_name} />],
    ['street', <TextCell key="v" value={location.street} />],
    ['city', <TextCell key="v" value={location.city} />],
    ['latitude', degrees(location.latitude)],
    ['longitude', degrees(location.longitude)],
    ['disposition_area_id', <AreaCell key="v" value={location.disposition_area_id} />],
    ['location_type', <WordCell key="v" value={location.location_type} words={locationTypeMessages} />],
    ['is_active', <BooleanCell key="v" value={location.is_active} yes="active" no="inactive" />],
    ['updated_at', <DateCell key="v" value={location.updated_at} />],
  ];
  return (
    <Box>
      <Box as="dl" display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3">
        {facts.map(([field, value]) => (
          <Box key={field} minW="0">
            <Text as="dt" textStyle="label">
              {intl.formatMessage(label[field])}
            </Text>
            <Text as="dd" overflowWrap="anywhere">
              {value}
            </Text>
          </Box>
        ))}
      </Box>
      <Flex gap="4" mt="4" wrap="wrap">
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
