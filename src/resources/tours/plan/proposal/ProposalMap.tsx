import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ProposedTour } from '@/api/generated/dashboard.schemas';
import { formatTime } from '@/i18n/dates';
import { boundsOf } from '@/map/level';
import { MapFrame } from '@/map/MapFrame';
import { MapLegend } from '@/map/MapLegend';
import { MapList } from '@/map/MapList';
import { TourLine } from '@/map/TourLine';
import { TourStops } from '@/map/TourStops';
import type { MapStop } from '@/map/types';
import { useStopItems } from '@/map/useListItems';
import { proposalMessages as messages } from './messages';

const PARTS = ['stops'] as const;

/** The stops of a proposed tour in their order. */
export function ProposalMap({ tour }: { tour: ProposedTour }) {
  const intl = useIntl();
  const [hovered, setHovered] = useState<string | null>(null);
  const stops = useMemo(
    () =>
      tour.stops.map((stop, index): MapStop => ({
        ...{ id: `${stop.location_id} ${index}`, n: index + 1, label: stop.location_name, level: null },
        ...{ state: 'planned', longitude: stop.longitude, latitude: stop.latitude },
        detail: formatTime(intl, stop.planned_at),
      })),
    [tour, intl],
  );
  const bounds = useMemo(() => boundsOf(stops), [stops]);
  const items = useStopItems(stops);
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
      <TourLine points={stops} />
      <TourStops stops={stops} {...shared} />
    </MapFrame>
  );
}
