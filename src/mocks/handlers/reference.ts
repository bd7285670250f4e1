import type { RouteEvent, Unloading } from '@/api/generated/dashboard.schemas';
import { MATERIALS } from '@/world/customers';
import { dayFromText } from '@/world/time';
import type { Ground, Handlers } from '../http/call';
import { checkPeriod, every, inAreas, is } from '../list/conditions';
import type { EventRow, UnloadingRow } from '../state/rows';
import { locationOf, zoneOf } from './lookUp';

/** Days that are searched when nothing narrows the search. */
const recentDays = 7;

function eventView({ store }: Ground, row: EventRow): RouteEvent {
  const { id, tour_id, container_id, recorded_at, level, is_emptied, overflowing, material_type, comment } = row;
  const { location_id = null, location_name = null } = store.locations.get(row.location_ref) ?? {};
  return {
    ...{ id, tour_id, location_id, location_name, container_id, recorded_at, level },
    ...{ is_emptied, overflowing, material_type, comment },
  };
}

const unloadingView = ({ customer_id: _, recorded_on: _on, ...row }: UnloadingRow): Unloading => row;

/** Newest first. */
const newest = <Row extends { recorded_at: string; id: number }>(rows: Row[], limit: number): Row[] =>
  rows.sort((a, b) => Date.parse(b.recorded_at) - Date.parse(a.recorded_at) || b.id - a.id).slice(0, limit);

export const referenceHandlers = {
  listMaterials: () => {
    const materials = MATERIALS.map(({ id, name, colors }) => ({ id, name, colors }));
    return { status: 200, body: { materials } };
  },

  listConstructionTypes: ({ store, caller }) => {
    const types = store.constructionTypes(caller.customerId).map(({ id, name }) => ({ id, name }));
    return { status: 200, body: { construction_types: types.sort((a, b) => (a.id < b.id ? -1 : 1)) } };
  },

  listNotifications: (call) => {
    const { store, caller, query, now } = call;
    checkPeriod(query.start, query.end, 'query.end');
    const { tour_id: tour, location_id: place, start, end, overflowing, limit = 200 } = query;
    const zone = zoneOf(call);
    const narrowed = [tour, place, start, end].some((value) => value !== undefined);
    const recent = narrowed ? -Infinity : now.getTime() - recentDays * 86_400_000;
    const first = start === undefined ? recent : zone.at(dayFromText(start), 0);
    const last = end === undefined ? Infinity : zone.at(dayFromText(end) + 1, 0);
    const during = ({ recorded_at }: { recorded_at: string }) => {
      const at = Date.parse(recorded_at);
      return at >= first && at < last;
    };
    const ref = place === undefined ? undefined : (locationOf(call, place)?.id ?? -1);
    const candidates = tour === undefined ? store.eventsOf(caller.customerId) : store.eventsOfTour(tour);
    const events = candidates.filter(
      every<EventRow>([
        is((event) => event.customer_id, caller.customerId),
        is((event) => event.location_ref, ref),
        inAreas(store.areaOfEvent, query.disposition_area_ids),
        is((event) => event.overflowing, overflowing),
        during,
      ]),
    );
    // Unloadings happen at depots, not at container sites, and overflow nothing.
    const elsewhere = place !== undefined || overflowing !== undefined;
    const loads = store
      .unloadingsOf(caller.customerId)
      .filter(
        every<UnloadingRow>([
          is((load) => load.tour_id, tour),
          inAreas((load) => store.tours.get(load.tour_id)?.disposition_area_id ?? null, query.disposition_area_ids),
          during,
        ]),
      );
    const route_events = newest(events, limit).map((event) => eventView(call, event));
    const unloadings = elsewhere ? [] : newest(loads, limit).map(unloadingView);
    return { status: 200, body: { notifications: { route_events, unloadings } } };
  },
} satisfies Partial<Handlers>;
