import { useMemo, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { TourDetail, Unloading } from '@/api/generated/dashboard.schemas';
import { useTimeZone } from '@/i18n/timeZone';
import { boundsOf } from '@/map/level';
import { MapLegend } from '@/map/MapLegend';
import { MapList } from '@/map/MapList';
import { Replay } from '@/map/Replay';
import { TourLine } from '@/map/TourLine';
import { TourStops } from '@/map/TourStops';
import { Unloadings } from '@/map/Unloadings';
import { useStopItems, useUnloadingItems } from '@/map/useListItems';
import { tourDetails } from '../details/messages';
import { tourMap as messages } from './messages';
import type { Activity } from '../model/activities';
import { mapStops } from '../model/mapStops';
import { scheduleOf } from '../model/schedule';
import { timedTrack } from '../model/timedTrack';
import type { MapParts } from './parts';
import { StopPopup } from './StopPopup';
import { TripPopup } from './TripPopup';
import { useTips } from './useTips';

const parts = ['stops', 'line', 'unloadings'] as const;

interface Shown {
  detail: TourDetail;
  activities: readonly Activity[];
  unloadings: readonly Unloading[];
}

/** What is pointed at and opened, and how far a replay is (ms since the epoch): of one tour. */
interface Look {
  of: number | undefined;
  hoveredId: string | null;
  /** What is opened, and whether by a key: then its popup takes the focus. */
  chosen: { id: string; byKey: boolean } | null;
  played: number | undefined;
}

const NONE: never[] = [];
const moment = (at: string | null | undefined) => (at ? Date.parse(at) : undefined);
const fresh = (of: number | undefined): Look => ({ of, hoveredId: null, chosen: null, played: undefined });

/**
 * The stops of a tour, the way between them and where it unloaded, as parts of a map; a finished one can be played again.
 * Undefined without a tour.
 */
export function useTourParts(given: Shown | undefined): (MapParts & { replay: ReactNode }) | undefined {
  const intl = useIntl();
  const timeZone = useTimeZone();
  const nameless = intl.formatMessage(tourDetails.unknownLocation);
  const { activities = NONE, unloadings = NONE } = given ?? {};
  const { tour, track = NONE } = given?.detail ?? {};
  const [kept, setLook] = useState(() => fresh(tour?.id));
  const look = kept.of === tour?.id ? kept : fresh(tour?.id);
  if (look !== kept) setLook(look);
  const { hoveredId, chosen, played } = look;
  const change = (patch: Partial<Look>) => setLook((last) => ({ ...last, ...patch }));

  const stops = useMemo(() => mapStops(activities, nameless), [activities, nameless]);
  const { tips, shown } = useTips(unloadings, played);
  const times = useMemo(() => {
    const recorded = activities.flatMap(({ events }) => events.map((event) => Date.parse(event.recorded_at)));
    return [...recorded, ...tips.map(({ at }) => at)].sort((a, b) => a - b);
  }, [activities, tips]);
  const started = moment(tour?.started_at);
  const finished = moment(tour?.finished_at);
  const start = useMemo(
    () => (track[0] ? { longitude: track[0][0] ?? 0, latitude: track[0][1] ?? 0 } : undefined),
    [track],
  );
  const schedule = useMemo(
    () => tour && scheduleOf(tour, activities, times, start, tips.at(-1)),
    [tour, activities, times, start, tips],
  );
  const running = tour?.status === 'in_progress';
  const now = running ? (schedule?.reached ?? times.at(-1)) : undefined;
  const ahead = running ? schedule?.ahead : undefined;
  const line = useMemo(
    () => [...timedTrack(track, activities, started, finished ?? now), ...(ahead ?? [])],
    [track, activities, started, finished, now, ahead],
  );
  const fitTo = useMemo(() => boundsOf([...stops, ...tips, ...line]), [stops, tips, line]);
  const stopItems = useStopItems(stops);
  const tipItems = useUnloadingItems(tips);
  const items = useMemo(() => [...stopItems, ...tipItems], [stopItems, tipItems]);
  if (!tour) return undefined;

  const activity = activities.find(({ position }) => String(position) === chosen?.id);
  const trip = tips.find(({ id }) => id === chosen?.id)?.trip;
  const focus = chosen?.byKey ?? false;
  const onClose = () => change({ chosen: null });
  const hover = { hoveredId, onHover: (id: string | null) => change({ hoveredId: id }) };
  const onMark = (id: string) => change({ chosen: { id, byKey: false } });
  const onRow = (id: string, byKey: boolean) => change({ chosen: { id, byKey } });
  const canReplay = tour.status === 'completed' && started !== undefined && finished !== undefined && times.length > 0;

  return {
    label: intl.formatMessage(messages.label, { name: tour.route_name }),
    fitTo,
    list: (
      <MapList
        label={intl.formatMessage(messages.stops)}
        items={items}
        selectedId={chosen?.id ?? null}
        onSelect={onRow}
        {...hover}
      />
    ),
    legend: <MapLegend parts={parts} />,
    layers: (
      <>
        <TourLine points={line} until={played ?? now} />
        <Unloadings unloadings={shown} onSelect={onMark} {...hover} />
        <TourStops stops={stops} until={played} onSelect={onMark} {...hover} />
        {activity ? <StopPopup key={chosen?.id} {...{ activity, focus, onClose }} /> : null}
        {trip ? <TripPopup key={chosen?.id} {...{ trip, focus, onClose }} /> : null}
      </>
    ),
    replay: canReplay ? (
      <Replay
        key={tour.id}
        from={started}
        to={finished}
        time={played ?? finished}
        onTime={(at) => change({ played: at })}
        events={times}
        timeZone={timeZone}
      />
    ) : null,
  };
}
