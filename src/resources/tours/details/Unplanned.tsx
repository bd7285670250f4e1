import { Box, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { RouteEvent } from '@/api/generated/dashboard.schemas';
import { LocationKeyLink } from '@/resources/locations/reference';
import { tourDetails as messages } from '../messages';
import { byLocation } from '../model/activities';
import { EventLine } from './EventLine';

/** What was recorded where the plan has no stop, by location. */
export function Unplanned({ events }: { events: readonly RouteEvent[] }) {
  const intl = useIntl();
  return (
    <Box as="section" aria-label={intl.formatMessage(messages.unplanned)} ps="11">
      <Text textStyle="label" mb="2">
        {intl.formatMessage(messages.unplanned)}
      </Text>
      {[...byLocation(events)].map(([location_id, here]) => (
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
      ))}
    </Box>
  );
}
