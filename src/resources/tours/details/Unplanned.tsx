import { Box, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { RouteEvent } from '@/api/generated/dashboard.schemas';
import { tourDetails as messages } from './messages';
import { EventGroups } from './EventGroups';

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
