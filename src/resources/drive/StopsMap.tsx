import { Box } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { DriverTour } from '@/api/generated/dashboard.schemas';
import { boundsOf } from '@/map/level';
import { MapFrame } from '@/map/MapFrame';
import { MapLegend } from '@/map/MapLegend';
import { MapList } from '@/map/MapList';
import { TourStops } from '@/map/TourStops';
import { useStopItems } from '@/map/useListItems';
import type { MapStop } from '@/map/types';
import { driveMessages as messages } from './messages';
import { idOf, isOpen, isSkipped, isUnemptied } from './tour';

const parts = ['stops'] as const;
export function StopsMap({ tour, onOpen }: { tour: DriverTour; onOpen: (id: string) => void }) {
  const intl = useIntl();
  const nameless = intl.formatMessage(messages.nameless);
  const stops = useMemo(
    () =>
      tour.stops.map((stop, index): MapStop => {
        const levels = stop.containers.flatMap(({ done, last_level: level }) => done?.level ?? level ?? []);
        const state = isSkipped(stop) || isUnemptied(stop) ? 'skipped' : isOpen(stop) ? 'planned' : 'emptied';
        return {
          ...{ id: idOf(stop), n: index + 1, label: stop.location_name ?? stop.street ?? nameless, state },
          ...{ latitude: stop.latitude, longitude: stop.longitude },
          level: levels.length > 0 ? Math.max(...levels) : null,
        };
      }),
    [tour.stops, nameless],
  );
  const bounds = useMemo(() => boundsOf(stops), [stops]);
  const items = useStopItems(stops);
  return (
    // For a thumb in a glove.
    <Box css={{ '& fieldset button': { minH: '14', minW: '14' } }}>
      <MapFrame
        label={intl.formatMessage(messages.all)}
        height="60dvh"
        fitTo={bounds}
        list={<MapList label={intl.formatMessage(messages.all)} items={items} onSelect={onOpen} />}
        legend={<MapLegend parts={parts} />}
      >
        <TourStops stops={stops} onSelect={onOpen} />
      </MapFrame>
    </Box>
  );
}
