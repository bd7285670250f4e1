import type { MaterialCode, StatName } from '@/api/generated/dashboard.schemas';
import { every, inAreas, is } from '../list/conditions';
import type { EventRow, TourRow, UnloadingRow } from '../state/rows';
import type { Store } from '../state/store';

/** Which days and rows a statistic looks at. */
export interface Scope {
  store: Store;
  customerId: number;
  /** First and last day, both included, in the customer's time zone. */
  from: string;
  to: string;
  areaIds: readonly number[] | undefined;
  /** System keys. */
  locationRef: number | undefined;
  tourId: number | undefined;
}

/** What counts on a day; a tour counts for each material it collects. */
export interface Fact {
  day: string;
  materials: readonly MaterialCode[];
  value: number;
  /** Counted once, however often it comes. */
  container?: string;
}

const within = ({ from, to }: Scope, day: string | null): day is string => day !== null && day >= from && day <= to;

function eventsOf(scope: Scope): EventRow[] {
  const { store, customerId, locationRef, tourId } = scope;
  const rows = tourId === undefined ? store.eventsOf(customerId) : store.eventsOfTour(tourId);
  return rows.filter(
    every<EventRow>([
      (event) => within(scope, event.recorded_on),
      inAreas(store.areaOfEvent, scope.areaIds),
      is((event) => event.location_ref, locationRef),
    ]),
  );
}

function toursOf(scope: Scope, dayOf: (tour: TourRow) => string | null, valueOf: (tour: TourRow) => number): Fact[] {
  const { store, customerId, locationRef, tourId } = scope;
  const here = locationRef === undefined ? undefined : new Set(store.eventsAt(locationRef).map((one) => one.tour_id));
  const rows = store
    .toursOf(customerId)
    .filter(
      every<TourRow>([
        inAreas((tour) => tour.disposition_area_id, scope.areaIds),
        is((tour) => tour.id, tourId),
        here && ((tour) => here.has(tour.id)),
      ]),
    );
  return rows.flatMap((tour) => {
    const day = dayOf(tour);
    return within(scope, day) ? [{ day, materials: tour.material_type, value: valueOf(tour) }] : [];
  });
}

/** At a location: what its emptied containers add to each tour's unloadings, shared by level. */
function shared({ store }: Scope, load: UnloadingRow, ref: number): Fact[] {
  const emptied = store.eventsOfTour(load.tour_id).filter((event) => event.is_emptied);
  const whole = emptied.reduce((sum, { level }) => sum + level, 0);
  if (whole === 0) return [];
  return emptied.flatMap(({ location_ref, level, material_type }) =>
    location_ref === ref
      ? [{ day: load.recorded_on, materials: [material_type], value: (load.weight * level) / whole }]
      : [],
  );
}

function tonnes(scope: Scope): Fact[] {
  const { store, customerId, locationRef, tourId } = scope;
  const rows = store
    .unloadingsOf(customerId)
    .filter(
      every<UnloadingRow>([
        (load) => within(scope, load.recorded_on),
        inAreas((load) => store.tours.get(load.tour_id)?.disposition_area_id ?? null, scope.areaIds),
        is((load) => load.tour_id, tourId),
      ]),
    );
  return rows.flatMap((load) =>
    locationRef === undefined
      ? [{ day: load.recorded_on, materials: [load.material_type], value: load.weight }]
      : shared(scope, load, locationRef),
  );
}

const begun = (tour: TourRow) => tour.started_on;
const done = (tour: TourRow) => tour.finished_on;
const hours = ({ started_at: from, finished_at: to }: TourRow) =>
  from && to ? (Date.parse(to) - Date.parse(from)) / 3_600_000 : 0;

/** What each statistic of the contract adds up, averages or counts. */
export const factsOf: Record<StatName, (scope: Scope) => Fact[]> = {
  'avg-fill-level': (scope) =>
    eventsOf(scope).map((event) => ({ day: event.recorded_on, materials: [event.material_type], value: event.level })),
  'overspilled-waste': (scope) =>
    eventsOf(scope).flatMap(({ overflowing, recorded_on: day, material_type, container_id: container }) =>
      overflowing ? [{ day, materials: [material_type], value: 1, container }] : [],
    ),
  'time-consumption': (scope) => toursOf(scope, done, hours),
  'num-routes': (scope) => toursOf(scope, begun, () => 1),
  'total-tons-picked-up': tonnes,
  km: (scope) => toursOf(scope, done, (tour) => tour.km ?? 0),
  fuel: (scope) => toursOf(scope, done, (tour) => tour.fuel ?? 0),
};
