import { useMemo, useState, type ReactNode } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { Text } from '@chakra-ui/react';
import type { Position, TourDetail, TourStatus, Unloading } from '@/api/generated/dashboard.schemas';
import { useTimeZone } from '@/i18n/timeZone';
import { formatTime } from '@/i18n/dates';
import { ON_TIME } from '@/i18n/delay';
import { formatTonnes } from '@/i18n/format';
import { boundsOf } from '@/map/level';
import { lastBefore, stopAt } from '@/map/line';
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
import { scheduleOf, type Schedule } from '../model/schedule';
import { loadCurves, weightAt } from '../model/loadCurve';
import { drawnLine } from '../model/drawnLine';
import type { MapParts } from './useSitesParts';
import { PlanActual } from './PlanActual';
import { StopPopup, TripPopup } from './popups';
import { useTips } from './useTips';

const parts = ['stops', 'line', 'unloadings'] as const;

interface Shown {
  detail: TourDetail;
  activities: readonly Activity[];
  unloadings: readonly Unloading[];
  /** The newest position of the truck while the tour is under way. */
  position?: Position | undefined;
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

/** How late a tour is, and when it is back. */
function headline(intl: IntlShape, status: TourStatus, { delay, back }: Schedule): string | undefined {
  const values = { minutes: Math.round(Math.abs(delay ?? 0) / 60_000), time: formatTime(intl, new Date(back)) };
  if (delay === undefined) return status === 'cancelled' ? undefined : intl.formatMessage(messages.notBegun, values);
  const done = status === 'completed';
  if (Math.abs(delay) < ON_TIME * 60_000)
    return intl.formatMessage(done ? messages.finishedOnTime : messages.onTime, values);
  if (delay > 0) return intl.formatMessage(done ? messages.finishedLate : messages.late, values);
  return intl.formatMessage(done ? messages.finishedEarly : messages.early, values);
}

/**
 * The stops of a tour, the way between them and where it unloaded, as parts of a map; its plan and what became of it can be played.
 * Undefined without a tour.
 */
export function useTourParts(given: Shown | undefined): (MapParts & { replay: ReactNode }) | undefined {
  const intl = useIntl();
  const timeZone = useTimeZone();
  const nameless = intl.formatMessage(tourDetails.unknownLocation);
  const { activities = NONE, unloadings = NONE } = given ?? {};
  const { tour, track = NONE, ahead: byRoad } = given?.detail ?? {};
  const [kept, setLook] = useState(() => fresh(tour?.id));
  const look = kept.of === tour?.id ? kept : fresh(tour?.id);
  if (look !== kept) setLook(look);
  const { hoveredId, chosen, played } = look;
  const change = (patch: Partial<Look>) => setLook((last) => ({ ...last, ...patch }));

  const stops = useMemo(() => {
    const time = (at: string | number) => formatTime(intl, new Date(at));
    const details = activities.map(({ planned_at: planned, at }) => {
      if (!planned) return at === undefined ? undefined : time(at);
      const values = { planned: time(planned), reached: at === undefined ? '' : time(at) };
      return intl.formatMessage(at === undefined ? messages.plannedFor : messages.plannedAndReached, values);
    });
    return mapStops(activities, nameless).map((stop, i) => ({
      ...stop,
      ...(details[i] ? { detail: details[i] } : {}),
    }));
  }, [activities, nameless, intl]);
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
  const undriven = started === undefined;
  const recorded = running ? (schedule?.reached ?? times.at(-1)) : undefined;
  const { position } = given ?? {};
  // Where the truck has driven to since its last record.
  const live = useMemo(() => {
    const at = moment(position?.recorded_at);
    return position && at !== undefined && recorded !== undefined && at > recorded ? { ...position, at } : undefined;
  }, [position, recorded]);
  const now = live?.at ?? recorded;
  const line = useMemo(
    () => drawnLine({ track, byRoad, activities, schedule, started, finished, now, live }),
    [track, byRoad, activities, started, finished, now, schedule, live],
  );
  const curves = useMemo(
    () =>
      loadCurves(
        activities.flatMap(({ events }) => events),
        tips.map(({ trip }) => trip),
      ),
    [activities, tips],
  );
  const reached = played === undefined ? undefined : lastBefore(stops, played);
  const stopsNow = useMemo(() => stops.map((stop) => stopAt(stop, reached)), [stops, reached]);
  const fitTo = useMemo(() => boundsOf([...stops, ...tips, ...line]), [stops, tips, line]);
  const stopItems = useStopItems(stopsNow);
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
  const canReplay = schedule !== undefined || (finished !== undefined && started !== undefined && times.length > 0);
  const [from, to] = [schedule?.from ?? started ?? 0, schedule?.to ?? finished ?? 0];
  const time = played ?? finished ?? now ?? from;
  const at = reached === undefined ? undefined : stops.findLast((stop) => stop.at === reached);
  const loaded = curves.reduce((sum, curve) => sum + weightAt(curve, time), 0);
  const said = intl.formatMessage(messages.moment, {
    done: stops.filter((stop) => stop.at !== undefined && stop.at <= time).length,
    stops: stops.length,
    weight: formatTonnes(intl, loaded),
  });
  const around =
    schedule && ((scrubber: ReactNode) => <PlanActual {...{ schedule, activities, curves, time, scrubber }} />);

  return {
    label: intl.formatMessage(messages.label, { name: tour.route_name }),
    fitTo,
    list: (
      <MapList
        label={intl.formatMessage(messages.stops)}
        items={items}
        selectedId={chosen?.id ?? at?.id ?? null}
        onSelect={onRow}
        {...hover}
      />
    ),
    legend: <MapLegend parts={parts} />,
    layers: (
      <>
        <TourLine points={line} until={played ?? now ?? (undriven && schedule ? from - 1 : undefined)} />
        <Unloadings unloadings={shown} onSelect={onMark} {...hover} />
        <TourStops stops={stops} until={played} onSelect={onMark} {...hover} />
        {activity ? <StopPopup key={chosen?.id} {...{ activity, focus, onClose }} /> : null}
        {trip ? <TripPopup key={chosen?.id} {...{ trip, focus, onClose }} /> : null}
      </>
    ),
    replay: canReplay ? (
      <Replay
        key={tour.id}
        {...{ from, to, time, timeZone, said }}
        {...(around ? { around } : {})}
        onTime={(to) => change({ played: to })}
        events={undriven ? stops.flatMap((_, i) => moment(activities[i]?.planned_at) ?? []) : times}
        heading={<Text fontWeight="semibold">{schedule && headline(intl, tour.status, schedule)}</Text>}
      />
    ) : null,
  };
}
