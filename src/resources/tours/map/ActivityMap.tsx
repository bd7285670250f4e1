import { Box, Text } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { TourDetail, Unloading } from '@/api/generated/dashboard.schemas';
import { formatTime } from '@/i18n/dates';
import { formatTonnes } from '@/i18n/format';
import { useTimeZone } from '@/i18n/timeZone';
import { bandOf, boundsOf } from '@/map/level';
import { MapFrame } from '@/map/MapFrame';
import { MapLegend } from '@/map/MapLegend';
import { MapList } from '@/map/MapList';
import { MapPopup } from '@/map/MapPopup';
import { StopMark } from '@/map/marks';
import { Replay } from '@/map/Replay';
import { TourLine } from '@/map/TourLine';
import { TourStops } from '@/map/TourStops';
import type { MapUnloading } from '@/map/types';
import { Unloadings } from '@/map/Unloadings';
import { useStopItems } from '@/map/useListItems';
import { EventLine } from '../details/EventLine';
import { tourDetails, tourMap as messages } from '../messages';
import type { Activity } from '../model/activities';
import { tripsOf } from '../model/loads';
import { mapStops } from '../model/mapStops';
import { timedTrack } from '../model/timedTrack';

const parts = ['stops', 'line', 'unloadings'] as const;

interface Props {
  detail: TourDetail;
  activities: readonly Activity[];
  unloadings: readonly Unloading[];
}

const moment = (at: string | null | undefined) => (at ? Date.parse(at) : undefined);

/** The stops of a tour, the way between them and where it unloaded; a finished one can be played again. */
export function ActivityMap({ detail: { tour, track }, activities, unloadings }: Props) {
  const intl = useIntl();
  const timeZone = useTimeZone();
  const nameless = intl.formatMessage(tourDetails.unknownLocation);
  const [hoveredId, setHovered] = useState<string | null>(null);
  const [selectedId, setSelected] = useState<string | null>(null);
  const [played, setPlayed] = useState<number>();

  const stops = useMemo(() => mapStops(activities, nameless), [activities, nameless]);
  const times = useMemo(
    () =>
      activities.flatMap(({ events }) => events.map((event) => Date.parse(event.recorded_at))).sort((a, b) => a - b),
    [activities],
  );
  const started = moment(tour.started_at);
  const finished = moment(tour.finished_at);
  const now = tour.status === 'in_progress' ? times.at(-1) : undefined;
  const line = useMemo(
    () => timedTrack(track, activities, started, finished ?? undefined),
    [track, activities, started, finished],
  );
  const tips = useMemo(
    () =>
      tripsOf(unloadings).map(({ depot, at, weight }): MapUnloading => ({
        id: String(depot.id),
        label: depot.location_name,
        longitude: depot.longitude,
        latitude: depot.latitude,
        at: Date.parse(at),
        detail: intl.formatMessage(messages.unloading, { weight: formatTonnes(intl, weight) }),
      })),
    [unloadings, intl],
  );
  const bounds = useMemo(() => boundsOf([...stops, ...tips, ...line]), [stops, tips, line]);
  const items = useStopItems(stops);
  const selected = activities.find(({ position }) => String(position) === selectedId);
  const until = played ?? now;
  const hover = { hoveredId, onHover: setHovered, onSelect: setSelected };
  const canReplay = tour.status === 'completed' && started !== undefined && finished !== undefined && times.length > 0;

  return (
    <Box h="100%" display="flex" flexDirection="column">
      <Box flex="1" minH="0">
        <MapFrame
          label={intl.formatMessage(messages.label, { name: tour.route_name })}
          height="100%"
          fitTo={bounds}
          list={<MapList label={intl.formatMessage(messages.stops)} items={items} selectedId={selectedId} {...hover} />}
          legend={<MapLegend parts={parts} />}
        >
          <TourLine points={line} until={until} />
          <Unloadings unloadings={tips} />
          <TourStops stops={stops} until={played} {...hover} />
          {selected ? (
            <MapPopup
              longitude={selected.longitude}
              latitude={selected.latitude}
              label={selected.location_name ?? nameless}
              onClose={() => setSelected(null)}
            >
              <Text fontWeight="semibold" display="flex" gap="2" alignItems="center">
                <StopMark state={selected.state} band={bandOf(selected.level)} n={selected.position} />
                {selected.location_name ?? nameless}
              </Text>
              <Text textStyle="secondary">
                {selected.at === undefined ? '' : formatTime(intl, new Date(selected.at))}
              </Text>
              <Box as="ul" listStyleType="none" mt="1">
                {selected.events.map((event) => (
                  <EventLine key={event.id} event={event} />
                ))}
              </Box>
            </MapPopup>
          ) : null}
        </MapFrame>
      </Box>
      {canReplay ? (
        <Replay
          from={started}
          to={finished}
          time={played ?? finished}
          onTime={setPlayed}
          events={times}
          timeZone={timeZone}
        />
      ) : null}
    </Box>
  );
}
