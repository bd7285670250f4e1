import { Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { formatTime } from '@/i18n/dates';
import { formatTonnes } from '@/i18n/format';
import { MapPopup } from '@/map/MapPopup';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { tourMap as messages } from './messages';
import type { Trip } from '../model/loads';

interface Props {
  trip: Trip;
  focus: boolean;
  onClose: () => void;
}

/** One unloading: when, how much, and of which glass. */
export function TripPopup({ trip: { at, weight, loads, depot }, focus, onClose }: Props) {
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
