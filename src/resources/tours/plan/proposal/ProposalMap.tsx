import { Box } from '@chakra-ui/react';
import { Warehouse } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ProposedTour } from '@/api/generated/dashboard.schemas';
import { useMe } from '@/auth/useSession';
import { formatTime } from '@/i18n/dates';
import { boundsOf } from '@/map/level';
import { MapFrame } from '@/map/MapFrame';
import { MapLegend } from '@/map/MapLegend';
import { MapList } from '@/map/MapList';
import { MapMarker } from '@/map/MapMarker';
import { TourLine } from '@/map/TourLine';
import { TourStops } from '@/map/TourStops';
import type { MapStop } from '@/map/types';
import { Unloadings } from '@/map/Unloadings';
import { useStopItems, useUnloadingItems } from '@/map/useListItems';
import { baseMessages, proposalMessages as messages } from './messages';

const PARTS = ['stops', 'unloadings'] as const;

/** The stops of a proposed tour in their order, with the ways from the yard, to the plant and back where both are set. */
export function ProposalMap({ tour }: { tour: ProposedTour }) {
  const intl = useIntl();
  const { account } = useMe();
  const { yard, plant } = account;
  const [hovered, setHovered] = useState<string | null>(null);
  const stops = useMemo(
    () =>
      tour.stops.map((stop, index): MapStop & { at: number } => ({
        ...{ id: `${stop.location_id} ${index}`, n: index + 1, label: stop.location_name, level: null },
        ...{ state: 'planned', longitude: stop.longitude, latitude: stop.latitude },
        ...{ at: Date.parse(stop.planned_at), detail: formatTime(intl, stop.planned_at) },
      })),
    [tour, intl],
  );
  const trips = useMemo(
    () =>
      tour.unloadings.flatMap((at) =>
        plant
          ? {
              id: at,
              label: intl.formatMessage(baseMessages.plant),
              at: Date.parse(at),
              detail: formatTime(intl, at),
              ...plant,
            }
          : [],
      ),
    [tour, plant, intl],
  );
  const way = useMemo(() => {
    const home = yard ?? plant;
    const between = [...stops, ...trips].toSorted((one, other) => one.at - other.at);
    return home ? [home, ...between, home] : between;
  }, [stops, trips, yard, plant]);
  const bounds = useMemo(() => boundsOf(way), [way]);
  const stopItems = useStopItems(stops);
  const tripItems = useUnloadingItems(trips);
  const items = useMemo(() => [...stopItems, ...tripItems], [stopItems, tripItems]);
  const label = intl.formatMessage(messages.map, { tour: tour.license_plate });
  const shared = { hoveredId: hovered, onHover: setHovered };
  return (
    <MapFrame
      label={label}
      height="28rem"
      fitTo={bounds}
      list={<MapList label={label} items={items} {...shared} onSelect={setHovered} />}
      legend={<MapLegend parts={PARTS} />}
    >
      <TourLine points={way} />
      <Unloadings unloadings={trips} {...shared} />
      <TourStops stops={stops} {...shared} />
      {yard ? (
        <MapMarker {...yard}>
          <Box layerStyle="raised" p="1" color="accent.fg">
            <Warehouse size={18} role="img" aria-label={intl.formatMessage(baseMessages.yard)} />
          </Box>
        </MapMarker>
      ) : null}
    </MapFrame>
  );
}
