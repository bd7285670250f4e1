import { Box, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { formatTime } from '@/i18n/dates';
import { bandOf } from '@/map/level';
import { MapPopup } from '@/map/MapPopup';
import { StopMark } from '@/map/marks';
import { EventLine } from '../details/EventLine';
import { tourDetails } from '../details/messages';
import type { Activity } from '../model/activities';
import { stopStateOf } from '../model/mapStops';
import { StopStatus } from '../StopStatus';

interface Props {
  activity: Activity;
  focus: boolean;
  onClose: () => void;
}

/** One stop: when it was, and what was found at each container. */
export function StopPopup({ activity, focus, onClose }: Props) {
  const intl = useIntl();
  const { longitude, latitude, location_name, level, position, at, events } = activity;
  const label = location_name ?? intl.formatMessage(tourDetails.unknownLocation);
  return (
    <MapPopup {...{ longitude, latitude, label, focus, onClose }}>
      <Flex gap="2" align="center" textStyle="secondary">
        <StopMark state={stopStateOf(activity)} band={bandOf(level)} n={position} />
        <StopStatus activity={activity} />
        {at === undefined ? null : <Text as="span">{formatTime(intl, new Date(at))}</Text>}
      </Flex>
      <Box as="ul" listStyleType="none" mt="1">
        {events.map((event) => (
          <EventLine key={event.id} event={event} />
        ))}
      </Box>
    </MapPopup>
  );
}
