import { lengthOf } from '@/world/buckets';
import { closingTimes, monthsUntil, type Closed } from '@/world/closingTimes';
import { dateText, dayFromText, isHoliday } from '@/world/time';
import { statisticOf, within, type Recorded } from '@/world/statistics';
import type { WorkingHours } from '@/api/generated/dashboard.schemas';
import type { Context, Handlers } from '../call';
import { accountBody } from './session';
import { checkDays, checkPeriod } from '@/contract/rules';
import { notFound, unprocessable } from '@/contract/problem';
import { ownRow } from '../state/store';

/** What the caller's tours recorded; of some tours, where they are given. */
export function recordedBy({ store, caller }: Pick<Context, 'store' | 'caller'>, only?: ReadonlySet<number>): Recorded {
  const { tours, route_events, unloadings } = store.tables;
  const isAsked = (id: number) => only?.has(id) ?? true;
  const loads = unloadings.where('customer_id', caller.customerId).filter((row) => isAsked(row.tour_id));
  const events = route_events.where('customer_id', caller.customerId).filter((row) => isAsked(row.tour_id));
  return {
    tours: tours.where('customer_id', caller.customerId).filter(({ id }) => isAsked(id)),
    events: events.map((row) => ({ ...row, area: store.areaOfEvent(row.location_ref) })),
    unloadings: loads.map((row) => ({ ...row, area: tours.get(row.tour_id)?.disposition_area_id ?? null })),
  };
}

/** The office of the mocks: 45 of the week's 168 hours, holidays or not; due after three days, as in `state/cases.ts`. */
const office = { days: [1, 2, 3, 4, 5], from: '07:00', to: '16:00', holidays: 'DE', due: 19 };
export const hoursOf = ({ accounts, caller }: Pick<Context, 'accounts' | 'caller'>): WorkingHours =>
  accounts.settings.get(caller.customerId)?.working_hours ?? office;

/** Whose public holidays can be chosen. */
const regions = Object.entries({
  AT: 'Austria',
  'AT-9': 'Wien',
  DE: 'Germany',
  'DE-BY': 'Bayern',
  'DE-BY-A': 'Bayern, Stadt Augsburg',
  'DE-NW': 'Nordrhein-Westfalen',
  LU: 'Luxembourg',
}).map(([code, name]) => ({ code, name }));

export const statisticHandlers: Handlers = {
  listHolidayRegions: () => ({ status: 200, body: { regions } }),

  listHolidays: (call) => {
    const { start_date: start, end_date: end, locale } = call.query;
    checkDays({ start_date: start, end_date: end });
    const isAsked = hoursOf(call).holidays !== '';
    const days = Array.from({ length: isAsked ? lengthOf(start, end) : 0 }, (_, i) => dayFromText(start) + i);
    const name = locale === 'de' ? 'Feiertag' : 'Public holiday';
    return { status: 200, body: { holidays: days.filter(isHoliday).map((day) => ({ date: dateText(day), name })) } };
  },

  listClosingTimes: (call) => {
    const { query, store, caller, now } = call;
    const { months = 12, disposition_area_ids: areas } = query;
    const { complaints, locations } = store.tables;
    const closed = complaints.where('customer_id', caller.customerId).flatMap((row): Closed[] => {
      if (row.status !== 'closed' || !row.closed_at) return [];
      const area = locations.get(row.location_ref ?? 0)?.disposition_area_id ?? null;
      if (areas && (area === null || !areas.includes(area))) return [];
      const passed = (Date.parse(row.closed_at) - Date.parse(row.created_at)) / 3_600_000;
      return [{ area, month: row.closed_at.slice(0, 7), hours: (passed * 45) / 168, late: passed > 72 }];
    });
    const body = closingTimes(closed, monthsUntil(now.toISOString().slice(0, 7), months));
    const { updated_at } = accountBody(call);
    return { status: 200, body: { months: body, working_hours: hoursOf(call), updated_at } };
  },

  getStatistic: (call) => {
    const { params, query, store, caller } = call;
    const { start, end, interval = 'day', location_id: key, route_id: tourId } = query;
    checkPeriod(start, end, 'query.end');
    if (lengthOf(start, end) > 5 * 366) throw unprocessable('query.end', 'A period has at most 5 years.');
    const location = key === undefined ? undefined : store.locationOf(caller.customerId, key);
    if (key !== undefined && !location) throw notFound('location');
    if (tourId !== undefined) ownRow(call, 'tours', tourId, 'tour');
    const name = params.stat_name;
    const scope = { areaIds: query.disposition_area_ids, locationRef: location?.id, tourId };
    const result = statisticOf(name, within(recordedBy(call), scope), {
      start,
      end,
      interval,
      split: query.split !== undefined,
    });
    return { status: 200, body: { result } };
  },
};
