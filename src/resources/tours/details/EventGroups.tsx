import { Box, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { RouteEvent } from '@/api/generated/dashboard.schemas';
import { LocationKeyLink } from '@/resources/locations/LocationLink';
import { tourDetails as messages } from './messages';
import { byLocation } from '../model/activities';
import { EventLine } from './EventLine';

/** What was recorded, by location. */
export function EventGroups({ events }: { events: readonly RouteEvent[] }) {
  const intl = useIntl();
  return [...byLocation(events)].map(([location_id, here]) => (
    <Box key={location_id} mb="3">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {here[0]?.location_name ?? intl.formatMessage(messages.unknownLocation)}{' '}
        {location_id ? <LocationKeyLink locationId={location_id} /> : null}
      </Text>
      <Box as="ul" listStyleType="none" mt="1" display="grid" gap="1">
        {here.map((event) => (
          <EventLine key={event.id} event={event} />
        ))}
      </Box>
    </Box>
  ));
}
