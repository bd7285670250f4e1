import { Box, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { formatTime } from '@/i18n/dates';
import { bandOf } from '@/map/level';
import { MapPopup } from '@/map/MapPopup';
import { StopMark } from '@/map/marks';
import { formatTonnes } from '@/i18n/format';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { EventLine } from '../details/EventLine';
import { tourDetails } from '../details/messages';
import type { Activity } from '../model/activities';
import { stopStateOf } from '../model/mapStops';
import { StopStatus } from '../StopStatus';
import { tourMap as messages } from './messages';
import type { Trip } from '../model/loads';

interface Props {
  focus: boolean;
  onClose: () => void;
}

/** One stop: when it was, and what was found at each container. */
export function StopPopup({ activity, focus, onClose }: Props & { activity: Activity }) {
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

/** One unloading: when, how much, and of which glass. */
export function TripPopup({ trip: { at, weight, loads, depot }, focus, onClose }: Props & { trip: Trip }) {
  const intl = useIntl();
  const { longitude, latitude, location_name } = depot;
  const unloaded = intl.formatMessage(messages.unloading, { weight: formatTonnes(intl, weight) });
  return (
    <MapPopup {...{ longitude, latitude, focus, onClose }} label={location_name}>
      <Text textStyle="secondary">{`${formatTime(intl, at)} · ${unloaded}`}</Text>
      <Flex as="ul" listStyleType="none" direction="column" mt="1">
        {loads.map((load) => (
          <Flex as="li" key={load.material_type} justify="space-between" gap="4">
            <GlassSwatch code={load.material_type} text="short" />
            <Text as="span" textStyle="tabular">
              {formatTonnes(intl, load.weight)}
            </Text>
          </Flex>
        ))}
      </Flex>
    </MapPopup>
  );
}
