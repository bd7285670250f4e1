import { Box, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { RouteEvent } from '@/api/generated/dashboard.schemas';
import { LocationKeyLink } from '@/resources/locations/LocationLink';
import { tourDetails as messages } from './messages';
import { byLocation, type Activity } from '../model/activities';
import { EventLine } from './EventLine';

/** What was recorded, by location. */
function EventGroups({ events }: { events: readonly RouteEvent[] }) {
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

/** The containers that this tour found overflowing: where somebody has to look twice. */
export function Overspills(props: { activities: readonly Activity[]; unplanned: readonly RouteEvent[] }) {
  const { activities, unplanned } = props;
  const intl = useIntl();
  const found = [...activities.flatMap(({ events }) => events), ...unplanned].filter(({ overflowing }) => overflowing);
  if (found.length === 0) return <Text color="muted">{intl.formatMessage(messages.noOverspills)}</Text>;
  return <EventGroups events={found} />;
}

/** What was recorded where the plan has no stop, by location. */
export function Unplanned({ events }: { events: readonly RouteEvent[] }) {
  const intl = useIntl();
  return (
    <Box as="section" aria-label={intl.formatMessage(messages.unplanned)} ps="11">
      <Text textStyle="label" mb="2">
        {intl.formatMessage(messages.unplanned)}
      </Text>
      <EventGroups events={events} />
    </Box>
  );
}
