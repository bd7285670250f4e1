import { Alert, Box, Button, Flex, Text } from '@chakra-ui/react';
import { ArrowLeftRight, MapPin, TriangleAlert } from 'lucide-react';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import { useListLocations } from '@/api/generated/locations/locations';
import { pairOf } from '@/csv/values';
import type { ComparedField } from '@/form/conflict';
import { NumberField } from '@/form/NumberField';
import { NOTHING } from '@/i18n/format';
import { SkeletonLines } from '@/ui/Skeletons';
import { onDemand } from '@/ui/onDemand';
import { locationLabels as label, locationMessages as messages } from './messages';
import { looksSwapped } from './swapped';

const PickMap = onDemand(() => import('./PickMap').then((m) => m.PickMap), <SkeletonLines lines={6} />);

interface Position {
  latitude: number | null;
  longitude: number | null;
}

const degrees = (value: unknown) =>
  value === null ? NOTHING : <FormattedNumber value={value as number} maximumFractionDigits={6} />;

/** How positions are compared in a conflict: both numbers of one version. */
export const comparedPosition: ComparedField[] = [
  { name: 'latitude', label: label.latitude, show: degrees },
  { name: 'longitude', label: label.longitude, show: degrees, with: 'latitude' },
];

/** Whether a map without anything on it shows the city: elsewhere the offline basemap is of a fictional one. Not by the maps' own configuration, which comes with them. */
const hasStreets = () => {
  const { demo, mapToken, mapStyleUrl } = window.__CONFIG__ ?? {};
  const { VITE_MAPBOX_TOKEN, VITE_MAP_STYLE_URL } = import.meta.env as Record<string, string | undefined>;
  return demo !== false || Boolean(mapToken || mapStyleUrl || VITE_MAPBOX_TOKEN || VITE_MAP_STYLE_URL);
};

/** On a phone the map would open below what is in sight. */
const show = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' });

/** Where a location is: typed, pasted as a pair, or picked on the map. */
export function PositionField() {
  const intl = useIntl();
  const [map, setMap] = useState(false);
  const { values, setValues } = useFormikContext<Position>();
  const { latitude, longitude } = values;
  const { data } = useListLocations({ page: 1, page_size: 1 });
  const [near] = data?.locations ?? [];
  const put = (place: Position) => void setValues((before) => ({ ...before, ...place }));
  const paste = (text: string) => {
    const pair = pairOf(text);
    if (pair) put({ latitude: pair[0], longitude: pair[1] });
    return pair !== null;
  };
  return (
    <Box as="fieldset" minW="0">
      <Flex gap="3" direction={{ base: 'column', sm: 'row' }}>
        <NumberField name="latitude" label={intl.formatMessage(label.latitude)} digits={6} onPasteText={paste} />
        <NumberField name="longitude" label={intl.formatMessage(label.longitude)} digits={6} onPasteText={paste} />
      </Flex>
      {looksSwapped(values, near) ? (
        <Alert.Root status="warning" mt="2" role="status">
          <Alert.Indicator>
            <TriangleAlert aria-hidden />
          </Alert.Indicator>
          <Alert.Content>{intl.formatMessage(messages.swapped)}</Alert.Content>
          <Button size="xs" variant="outline" onClick={() => put({ latitude: longitude, longitude: latitude })}>
            <ArrowLeftRight aria-hidden />
            {intl.formatMessage(messages.swap)}
          </Button>
        </Alert.Root>
      ) : null}
      {!data || near || latitude !== null || hasStreets() ? (
        <Button size="sm" variant="outline" mt="2" aria-expanded={map} onClick={() => setMap(!map)}>
          <MapPin aria-hidden />
          {intl.formatMessage(map ? messages.hideMap : messages.pickOnMap)}
        </Button>
      ) : (
        <Text textStyle="secondary" mt="2">
          {intl.formatMessage(messages.noMapYet)}
        </Text>
      )}
      {map ? (
        <Box ref={show} mt="2" minH="16rem">
          <PickMap latitude={latitude} longitude={longitude} around={near} onPick={put} />
        </Box>
      ) : null}
    </Box>
  );
}
