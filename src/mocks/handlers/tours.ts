import { TourStatus, type TourStop } from '@/api/generated/dashboard.schemas';
import type { Ground, Handlers } from '../http/call';
import { notFound } from '../http/problem';
import { every } from '../list/conditions';
import { listPage } from '../list/listPage';
import { searchKey } from '../list/text';
import type { StopRow, TourRow } from '../state/rows';
import { areaKey, own } from './lookUp';
import { tourFilters } from './tourFilters';
import { truckOf } from './trucks';
import { durationOf, tourView, truckView } from './views';

/** In the order of a tour's life. */
const life = [TourStatus.planned, TourStatus.in_progress, TourStatus.completed, TourStatus.cancelled];
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);

function stopView({ store }: Ground, row: StopRow): TourStop {
  const place = store.locations.get(row.location_ref);
  const { position, latitude, longitude, planned_at, state } = row;
  const { location_id = null, location_name = null } = place ?? {};
  return { position, location_id, location_name, latitude, longitude, planned_at, state };
}

export const tourHandlers = {
  listTours: (call) => {
    const { store, caller, query, now } = call;
    const { rows, rest } = listPage<TourRow>(
      {
        rows: store.toursOf(caller.customerId),
        id: ({ id }) => id,
        filters: tourFilters(call, query),
        sorts: {
          date: (tour) => tour.date,
          route_name: (tour) => searchKey(tour.route_name),
          license_plate: (tour) => searchKey(tour.license_plate),
          material_type: (tour) => tour.material_type.join(),
          disposition_area: (tour) => areaKey(call, tour.disposition_area_id),
          duration: (tour) => durationOf(tour, now),
          picked_up: (tour) => tour.picked_up,
          planned: (tour) => tour.planned,
          overflowing: (tour) => tour.overflowing,
          status: (tour) => life.indexOf(tour.status),
          km: (tour) => tour.km,
        },
        facets: {
          status: (tour) => [tour.status],
          material_type: (tour) => tour.material_type,
          disposition_area_id: (tour) => [tour.disposition_area_id],
          license_plate: (tour) => [tour.license_plate],
        },
      },
      query,
    );
    return { status: 200, body: { tours: rows.map(tourView(now)), ...rest } };
  },

  getTourStatistics: (call) => {
    const { store, caller, query } = call;
    const tours = store.toursOf(caller.customerId).filter(every(Object.values(tourFilters(call, query))));
    const finished = tours.filter((tour) => tour.finished_at !== null);
    const events = tours.flatMap(({ id }) => store.eventsOfTour(id));
    const hours = ({ started_at: from, finished_at: to }: TourRow) =>
      from && to ? (Date.parse(to) - Date.parse(from)) / 3_600_000 : 0;
    const statistics = {
      time_consumption: sum(finished.map(hours)),
      num_routes: tours.filter((tour) => tour.started_at !== null).length,
      fuel: sum(finished.map(({ fuel }) => fuel ?? 0)),
      km: sum(finished.map(({ km }) => km ?? 0)),
      avg_fill_level: events.length > 0 ? sum(events.map(({ level }) => level)) / events.length : null,
      overspilled_waste: new Set(events.flatMap((one) => (one.overflowing ? [one.container_id] : []))).size,
      total_tons_picked_up: sum(tours.flatMap(({ id }) => store.unloadingsOfTour(id).map(({ weight }) => weight))),
    };
    return { status: 200, body: { statistics } };
  },

  getTour: (call) => {
    const { store, params, now } = call;
    const row = own(call, store.tours.get(params.id));
    if (!row) throw notFound('tour');
    const comments = [...store.eventsOfTour(row.id)]
      .sort((a, b) => Date.parse(a.recorded_at) - Date.parse(b.recorded_at) || a.id - b.id)
      .flatMap(({ recorded_at, location_ref, comment: text }) =>
        text === null
          ? []
          : [{ recorded_at, location_id: store.locations.get(location_ref)?.location_id ?? null, text }],
      );
    const stops = [...store.stopsOf(row.id)].sort((a, b) => a.position - b.position);
    const truck = truckOf(call, row.license_plate);
    const tour = {
      tour: tourView(now)(row),
      stops: stops.map((stop) => stopView(call, stop)),
      comments,
      track: store.trackOf.get(row.id) ?? [],
      truck: truck ? truckView(truck) : null,
    };
    return { status: 200, body: { tour } };
  },
} satisfies Partial<Handlers>;
