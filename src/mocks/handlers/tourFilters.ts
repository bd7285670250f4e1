import type { GetTourStatisticsParams } from '@/api/generated/dashboard.schemas';
import { dayFromText } from '@/world/time';
import type { Ground } from '../http/call';
import { atLeast, atMost, checkPeriod, every, inAreas, is, oneOf, words, type Condition } from '../list/conditions';
import { searchKey } from '../list/text';
import type { EventRow, TourRow } from '../state/rows';
import { locationOf, zoneOf } from './lookUp';

/**
 * Conditions that list and statistics share, by field. Those about events hold for one and the same event.
 * @throws 422 when a period ends before it begins
 */
export function tourFilters(ground: Ground, query: GetTourStatisticsParams): Record<string, Condition<TourRow>> {
  checkPeriod(query.start, query.end, 'query.end');
  checkPeriod(query.recorded_start, query.recorded_end, 'query.recorded_end');
  const materials = new Set(query.material_type);
  const name = query.route_name ? searchKey(query.route_name) : undefined;
  return {
    disposition_area_id: inAreas((tour) => tour.disposition_area_id, query.disposition_area_ids),
    q: words(query.q, (tour) => [`${tour.route_name} ${tour.license_plate} ${tour.driver_id}`]),
    start: atLeast((tour) => tour.date, query.start),
    end: atMost((tour) => tour.date, query.end),
    status: oneOf((tour) => tour.status, query.status),
    material_type: materials.size > 0 ? (tour) => tour.material_type.some((code) => materials.has(code)) : undefined,
    route_name: name === undefined ? undefined : (tour) => searchKey(tour.route_name).includes(name),
    license_plate: is((tour) => tour.license_plate, query.license_plate),
    driver_id: is((tour) => tour.driver_id, query.driver_id),
    event: eventFilter(ground, query),
  };
}

function eventFilter(ground: Ground, query: GetTourStatisticsParams): Condition<TourRow> {
  const { recorded_start: from, recorded_end: to, location_id: place } = query;
  const zone = zoneOf(ground);
  const recorded = (event: EventRow) => Date.parse(event.recorded_at);
  const ref = place === undefined ? undefined : (locationOf(ground, place)?.id ?? -1);
  const conditions = [
    atLeast((event: EventRow) => event.level, query.level_min),
    atMost((event: EventRow) => event.level, query.level_max),
    is((event: EventRow) => event.is_emptied, query.is_emptied),
    atLeast(recorded, from === undefined ? undefined : zone.at(dayFromText(from), 0)),
    atMost(recorded, to === undefined ? undefined : zone.at(dayFromText(to) + 1, 0) - 1),
    is((event: EventRow) => event.location_ref, ref),
  ].filter((condition) => condition !== undefined);
  if (conditions.length === 0) return undefined;
  const fits = every(conditions);
  return (tour) => ground.store.eventsOfTour(tour.id).some(fits);
}
