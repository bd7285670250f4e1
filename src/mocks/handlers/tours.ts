import type { TourRow, TourStopRow } from '@/world/types';
import { tourStatisticsOf } from '@/world/statistics';
import type { AnyCall, Context, Handlers } from '../call';
import { checkPeriod } from '@/contract/rules';
import { spanOf } from '../collections/conditions';
import type { Collection } from '../collections/collection';
import { conditionsOf, matching } from '../collections/list';
import { ownRow } from '../state/store';
import { stopsOf } from '../state/table';
import { progressAt } from './drive';
import { recordedBy } from './statistics';

/** Days that are searched when nothing narrows the search. */
const recentDays = 7;

type Placed = Pick<TourStopRow, 'location_ref'>;
type Timed = { recorded_at: string; id: number };

const place = ({ store }: Pick<Context, 'store'>, { location_ref }: Placed) => {
  const { location_id = null, location_name = null } = store.tables.locations.get(location_ref) ?? {};
  return { location_id, location_name };
};
const newestFirst = (a: Timed, b: Timed) => Date.parse(b.recorded_at) - Date.parse(a.recorded_at) || b.id - a.id;

/** What tours have besides their list. */
export const tourHandlers = (list: Collection | undefined): Handlers => ({
  getTourStatistics: (call) => {
    const { store, caller, now } = call;
    const conditions = list ? conditionsOf(list, call as unknown as AnyCall) : new Map();
    const tours = matching(store.rows('tours', caller.customerId, now), conditions);
    const statistics = tourStatisticsOf(recordedBy(call, new Set(tours.map(({ id }) => id))));
    return { status: 200, body: { statistics } };
  },

  getTour: (call) => {
    const { store, params, caller, now } = call;
    const { trucks, tour_tracks, route_events } = store.tables;
    const row = ownRow<TourRow>(call, 'tours', params.id, 'tour');
    const comments = route_events
      .where('tour_id', row.id)
      .toSorted((a, b) => -newestFirst(a, b))
      .flatMap((event) =>
        event.comment === null
          ? []
          : [{ recorded_at: event.recorded_at, location_id: place(call, event).location_id, text: event.comment }],
      );
    const tour = {
      tour: store.complete('tours', row, now),
      stops: stopsOf(store.tables, row.id).map((stop) => ({
        ...{ ...stop, ...place(call, stop), ...progressAt(call, row, stop.location_ref) },
      })),
      comments,
      track: tour_tracks.where('tour_id', row.id)[0]?.points ?? [],
      left_container_ids: row.left_container_ids ?? [],
      truck: trucks.find(caller.customerId, 'license_plate', row.license_plate) ?? null,
    };
    return { status: 200, body: { tour } as never, etag: `"${row.updated_at}"` };
  },

  listNotifications: (call) => {
    const { store, caller, query, now } = call;
    const { tour_id: tour, location_id: key, container_id: container, start, end, overflowing, limit = 200 } = query;
    checkPeriod(start, end, 'query.end');
    const areas = query.disposition_area_ids ?? [];
    const isNarrowed = [tour, key, container, start, end].some((value) => value !== undefined);
    const [from, to] = spanOf(call, start, end);
    const first = isNarrowed ? from : now.getTime() - recentDays * 86_400_000;
    const { route_events, unloadings, tours } = store.tables;
    const newest = <T extends Timed & { tour_id: number }>(
      rows: readonly T[],
      areaOf: (row: T) => number | null | undefined,
    ) => {
      const isAsked = (row: T) => {
        const at = Date.parse(row.recorded_at);
        const isThen = at >= first && at < to && (tour ?? row.tour_id) === row.tour_id;
        return isThen && (areas.length === 0 || areas.some((area) => area === areaOf(row)));
      };
      return rows.filter(isAsked).sort(newestFirst).slice(0, limit);
    };
    const ref = key === undefined ? undefined : (store.locationOf(caller.customerId, key)?.id ?? -1);
    const events = newest(
      route_events
        .where('customer_id', caller.customerId)
        .filter(
          (one) =>
            one.location_ref === (ref ?? one.location_ref) &&
            one.container_id === (container ?? one.container_id) &&
            one.overflowing === (overflowing ?? one.overflowing),
        ),
      ({ location_ref }) => store.areaOfEvent(location_ref),
    );
    // Unloadings happen at depots, not at container sites, and overflow nothing.
    const isOfPlaces = [key, container, overflowing].some((value) => value !== undefined);
    const tipped = newest(
      isOfPlaces ? [] : unloadings.where('customer_id', caller.customerId),
      ({ tour_id }) => tours.get(tour_id)?.disposition_area_id,
    );
    const notifications = {
      route_events: events.map((event) => ({ reason: null, photo: false, ...event, ...place(call, event) })),
      unloadings: tipped,
    };
    return { status: 200, body: { notifications } };
  },
});
