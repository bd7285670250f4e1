import { Box } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import type { TourDetail, Unloading } from '@/api/generated/dashboard.schemas';
import { useTimeZone } from '@/i18n/timeZone';
import { boundsOf } from '@/map/level';
import { MapFrame } from '@/map/MapFrame';
import { MapLegend } from '@/map/MapLegend';
import { MapList } from '@/map/MapList';
import { Replay } from '@/map/Replay';
import { TourLine } from '@/map/TourLine';
import { TourStops } from '@/map/TourStops';
import { Unloadings } from '@/map/Unloadings';
import { useStopItems, useUnloadingItems } from '@/map/useListItems';
import { tourDetails, tourMap as messages } from '../messages';
import type { Activity } from '../model/activities';
import { mapStops } from '../model/mapStops';
import { timedTrack } from '../model/timedTrack';
import { StopPopup } from './StopPopup';
import { TripPopup } from './TripPopup';
import { useTips } from './useTips';

const parts = ['stops', 'line', 'unloadings'] as const;

interface Props {
  detail: TourDetail;
  activities: readonly Activity[];
  unloadings: readonly Unloading[];
}

/** What is opened, and whether by a key: then its popup takes the focus. */
interface Choice {
  id: string;
  byKey: boolean;
}

const moment = (at: string | null | undefined) => (at ? Date.parse(at) : undefined);

/** The stops of a tour, the way between them and where it unloaded; a finished one can be played again. */
export function ActivityMap({ detail: { tour, track }, activities, unloadings }: Props) {
  const intl = useIntl();
  const timeZone = useTimeZone();
  const nameless = intl.formatMessage(tourDetails.unknownLocation);
  const [hoveredId, setHovered] = useState<string | null>(null);
  const [chosen, choose] = useState<Choice | null>(null);
  const [played, setPlayed] = useState<number>();

  const stops = useMemo(() => mapStops(activities, nameless), [activities, nameless]);
  const { tips, shown } = useTips(unloadings, played);
  const times = useMemo(() => {
    const recorded = activities.flatMap(({ events }) => events.map((event) => Date.parse(event.recorded_at)));
    return [...recorded, ...tips.map(({ at }) => at)].sort((a, b) => a - b);
  }, [activities, tips]);
  const started = moment(tour.started_at);
  const finished = moment(tour.finished_at);
  const now = tour.status === 'in_progress' ? times.at(-1) : undefined;
  const line = useMemo(
    () => timedTrack(track, activities, started, finished ?? undefined),
    [track, activities, started, finished],
  );
  const bounds = useMemo(() => boundsOf([...stops, ...tips, ...line]), [stops, tips, line]);
  const stopItems = useStopItems(stops);
  const tipItems = useUnloadingItems(tips);
  const items = useMemo(() => [...stopItems, ...tipItems], [stopItems, tipItems]);
  const activity = activities.find(({ position }) => String(position) === chosen?.id);
  const trip = tips.find(({ id }) => id === chosen?.id)?.trip;
  const focus = chosen?.byKey ?? false;
  const onClose = () => choose(null);
  const hover = { hoveredId, onHover: setHovered };
  const onMark = (id: string) => choose({ id, byKey: false });
  const onRow = (id: string, byKey: boolean) => choose({ id, byKey });
  const canReplay = tour.status === 'completed' && started !== undefined && finished !== undefined && times.length > 0;

  return (
    <Box h="100%" display="flex" flexDirection="column">
      <Box flex="1" minH="0">
        <MapFrame
          label={intl.formatMessage(messages.label, { name: tour.route_name })}
          height="100%"
          fitTo={bounds}
          list={
            <MapList
              label={intl.formatMessage(messages.stops)}
              items={items}
              selectedId={chosen?.id ?? null}
              onSelect={onRow}
              {...hover}
            />
          }
          legend={<MapLegend parts={parts} />}
        >
          <TourLine points={line} until={played ?? now} />
          <Unloadings unloadings={shown} onSelect={onMark} {...hover} />
          <TourStops stops={stops} until={played} onSelect={onMark} {...hover} />
          {activity ? <StopPopup key={chosen?.id} {...{ activity, focus, onClose }} /> : null}
          {trip ? <TripPopup key={chosen?.id} {...{ trip, focus, onClose }} /> : null}
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
