import { FillLevel, type ComplaintCase, type MaterialCode } from '@/api/generated/dashboard.schemas';
import { crowFlies } from '@/world/distance';
import { dateText, Zone } from '@/world/time';
import type { ComplaintRow } from '@/world/types';
import type { AnyCall } from '../call';
import type { Tables } from './table';

const zone = new Zone('Europe/Berlin');

/** The next tour that is to empty a material at a place. */
export function tourAhead(
  { bins, tour_stops: stops, tours }: Tables,
  place: number,
  material: MaterialCode,
  now: Date,
) {
  const today = dateText(zone.dayOf(now.getTime()));
  const there = bins.where('location_ref', place).filter((bin) => bin.material_type.includes(material));
  const leavesAll = (left: readonly string[] = []) =>
    left.length > 0 && there.every((bin) => left.includes(bin.container_id));
  return stops
    .where('location_ref', place)
    .flatMap(({ state, tour_id: id }) => (state === 'planned' ? (tours.get(id) ?? []) : []))
    .filter(({ status: of, date }) => ['planned', 'in_progress'].includes(of) && date >= today)
    .filter(({ material_type: all, left_container_ids: left }) => all.includes(material) && !leavesAll(left))
    .sort((a, b) => (a.date < b.date ? -1 : 1))[0];
}

/** Metres from the location that a query asks for to the nearest stop that a tour has still planned. */
export function metresAhead({ id }: Record<string, unknown>, { store, caller, query }: AnyCall): number | null {
  const place = store.locationOf(caller.customerId, String((query as Record<string, unknown>)['near_location_id']));
  const ahead = place
    ? store.tables.tour_stops.where('tour_id', Number(id)).filter(({ state }) => state === 'planned')
    : [];
  return place && ahead.length > 0 ? Math.min(...ahead.map((stop) => crowFlies(place, stop))) : null;
}

/** The notifications of a case, told simply: those of one location and material that have its status. */
const sameCase = (
  { complaints }: Pick<Tables, 'complaints'>,
  { location_ref: place, material_type, status }: ComplaintRow,
) =>
  complaints
    .where('location_ref', place)
    .filter((other) => other.material_type === material_type && other.status === status);

/** Whether a notification represents its case: the most urgent, and of equals the first. */
export function leads(tables: Pick<Tables, 'complaints'>, id: number): boolean {
  const report = tables.complaints.get(id);
  const urgency = (one: ComplaintRow) => Object.values(FillLevel).indexOf(one.reported_fill_level);
  const [first] = report ? sameCase(tables, report).toSorted((a, b) => urgency(b) - urgency(a) || a.id - b.id) : [];
  return first?.id === id;
}

export function caseOf(tables: Tables, report: ComplaintRow, now: Date): ComplaintCase {
  const { location_ref: place, material_type: material, status } = report;
  const same = sameCase(tables, report);
  const [first = report] = same;
  const open = status === 'open';
  const ahead = tourAhead(tables, place, material, now);
  const planned = open && ahead ? { id: ahead.id, route_name: ahead.route_name, date: ahead.date } : null;
  return {
    id: first.id,
    reports: same.length,
    state: planned ? 'planned' : status,
    reopened: false,
    since: first.created_at,
    due_at: open ? new Date(Date.parse(first.created_at) + 72 * 3_600_000).toISOString() : null,
    planned,
    obstacle: null,
  };
}
export const caseIn = (row: object) => (row as { case: ComplaintCase }).case;

/** Whether the time to close a case has passed. */
export const isOverdue = ({ due_at: due }: ComplaintCase, now: number) => due !== null && Date.parse(due) < now;
