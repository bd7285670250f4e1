import {
  FillLevel,
  type Complaint,
  type ContainerConstraint,
  type FieldError,
  type Role,
  type UserRecord,
} from '@/api/generated/dashboard.schemas';
import { dateText, dayFromText, zoneOf } from '@/world/time';
import type { AnyCall } from '../call';
import { conflict, ProblemError } from '@/contract/problem';
import { constraintErrors } from '@/contract/rules';
import { belongingsOf } from '../state/areas';
import { caseIn, isOverdue, leads, metresAhead } from '../state/cases';
import { isOnTour } from '../state/crew';
import { forecastRules } from '../state/forecast';
import { ofActive, type Row } from '../state/store';
import { searchKey, spanOf, type Condition } from './conditions';
type Body = Record<string, unknown>;

/** What the contract's names do not say of a collection. */
interface Rules {
  /** Which of the customer's rows a caller can see. */
  visible?(call: AnyCall, row: Row): boolean;
  /** Whether two records cannot have the same key, where that is not so of all of a customer. */
  sharesKeys?(call: AnyCall, row: Row, other: Body): boolean;
  /** Whether keys that differ in case only are the same. */
  ignoresCase?: boolean;
  /** Fields that `q` looks into. */
  search?: string[];
  /** Conditions of parameters that mean something else than their names. */
  filters?(query: Body, call: AnyCall): Record<string, Condition>;
  /** Sorts that mean something else than a field: the value of a row, smallest first. */
  sorts?: Record<string, (row: Row, call: AnyCall) => number | null>;
  /** The parameter in whose order rows come instead of `sort`: a name of `sorts`. */
  order?: string;
  /** What is wrong with a body (422). @param at path of the body with a dot at its end, or nothing */
  check?(body: Body, at: string, isNew: boolean): FieldError[];
  /** Before a row is written: may change it. @throws 409 */
  write?(call: AnyCall, row: Row, before: Row | undefined, body: Body): void;
  /** @throws 409 */
  remove?(call: AnyCall, row: Row): void;
  /** Before a row is restored: may change it. */
  restore?(call: AnyCall, row: Row): void;
}

/** Who or what is on a tour right now stays. */
const notOnTour = (what: 'Truck' | 'Driver', field: 'license_plate' | 'driver_id') => (call: AnyCall, row: Row) => {
  if (isOnTour(call.store.tables, row.customer_id, field, row[field]))
    throw conflict(`${what} ${String(row[field])} is on a tour right now.`);
};

/** True when a default shift, or a dated one from today on, carries a combined material. */
function needsTwoCompartments({ store, caller, now }: AnyCall, { id }: Row): boolean {
  const { truck_availabilities: dated, truck_default_availabilities: weekly } = store.tables;
  const today = dateText(zoneOf(caller.timeZone).dayOf(now.getTime()));
  const planned = dated.where('truck_ref', id).filter(({ work_date }) => work_date >= today);
  return [...planned, ...weekly.where('truck_ref', id)].some((shift) => shift.material_type_id?.includes('+'));
}

/**
 * Hands the phone with this number to a driver and takes back any other one the driver had. A number that is not among the
 * phones is added to them. @returns the driver who has it already; a deleted one has none
 */
function assignPhone({ store, caller }: AnyCall, driver: number, number: unknown): string | undefined {
  const table = store.tables.phones;
  const phones = table.where('customer_id', caller.customerId);
  const added = { id: table.nextId(), customer_id: caller.customerId, label: '', driver_id: null, driver_ref: null };
  const wanted =
    phones.find((phone) => phone.number === number) ??
    (number === null ? undefined : table.put({ ...added, number: String(number) }));
  const holder = store.tables.drivers.get(wanted?.driver_ref ?? null);
  if (holder && holder.id !== driver) return holder.driver_id;
  for (const phone of table.where('customer_id', caller.customerId)) {
    const driver_ref = phone === wanted ? driver : phone.driver_ref === driver ? null : phone.driver_ref;
    if (driver_ref !== phone.driver_ref) store.tables.phones.put({ ...phone, driver_ref });
  }
  return undefined;
}

/** Conditions about the events of a tour hold for one and the same event; a location alone is also that of a stop. */
function eventFilters(query: Body, call: AnyCall): Record<string, Condition> {
  const { store, caller } = call;
  const names = ['level_min', 'level_max', 'is_emptied', 'recorded_start', 'recorded_end', 'location_id'];
  if (!names.some((name) => query[name] !== undefined)) return {};
  const { level_min: min = -Infinity, level_max: max = Infinity, is_emptied: emptied, location_id: key } = query;
  const [from, to] = spanOf(call, query.recorded_start, query.recorded_end);
  const place = key === undefined ? undefined : (store.locationOf(caller.customerId, key)?.id ?? -1);
  const isStop: Condition = ({ id }) =>
    store.tables.tour_stops.where('tour_id', id).some(({ location_ref }) => location_ref === place);
  // A stop has a place alone; what else is asked for is said of events.
  const stops = names.every((name) => query[name] === undefined || name === 'location_id');
  const fits: Condition = ({ id }) =>
    store.tables.route_events.where('tour_id', id).some((event) => {
      const at = Date.parse(event.recorded_at);
      const level = event.level >= Number(min) && event.level <= Number(max) && at >= from && at < to;
      return (
        level &&
        event.is_emptied === (emptied ?? event.is_emptied) &&
        event.location_ref === (place ?? event.location_ref)
      );
    });
  return Object.fromEntries(names.map((name) => [name, stops ? (row) => fits(row) || isStop(row) : fits]));
}

/** A view that all have is an admin's. */
function checkShared({ caller }: AnyCall, shared: unknown): void {
  if (shared && !caller.permissions.has('views:share'))
    throw new ProblemError(403, 'This needs the permission views:share.');
}

const textOf = (row: Row, field: string) => searchKey(String(row[field] ?? ''));

export const rules: Record<string, Rules> = {
  views: {
    search: ['name'],
    ignoresCase: true,
    visible: ({ caller }, { user_ref: owner }) => owner === null || owner === caller.id,
    sharesKeys({ caller }, row, { list, shared, user_ref: owner = caller.id }) {
      const next = shared === undefined ? owner : shared ? null : caller.id;
      return row.list === list && row.user_ref === next;
    },
    write(call, row, before, { shared }) {
      checkShared(call, shared || before?.user_ref === null);
      const owner = before ? before.user_ref : call.caller.id;
      row.user_ref = shared === undefined ? owner : shared ? null : call.caller.id;
    },
    remove: (call, { user_ref: owner }) => checkShared(call, owner === null),
    restore: (call, { user_ref: owner }) => checkShared(call, owner === null),
  },
  users: {
    search: ['name', 'email'],
    write({ accounts, caller }, row, before, { role, state }) {
      if (!before) return;
      const own = row.id === caller.id && (row.role !== before.role || state === 'deactivated');
      if (own) throw conflict('Another administrator can change this of you.', role ? 'role' : 'state');
      const account = accounts.users.get(row.id);
      if (state === 'active' && account?.password === '') row.state = 'invited';
      const { name, locale } = row as unknown as UserRecord;
      const locked = row.state === 'deactivated';
      if (account) accounts.users.put({ ...account, name, locale, role: row.role as Role, locked });
      if (locked) accounts.endSessions(row.id);
    },
    remove({ accounts }, { id, state }) {
      if (state === 'active') throw conflict('Deactivate the user first.', 'state', 'is active');
      accounts.users.remove(id);
    },
  },
  trucks: {
    write(call, row, before) {
      if (before && row.number_of_compartments === 1 && needsTwoCompartments(call, row))
        throw conflict('A planned shift of this truck needs two compartments.', 'number_of_compartments');
    },
    remove: notOnTour('Truck', 'license_plate'),
  },
  drivers: {
    write(call, row, before, body) {
      if (body.phone === undefined || (!before && body.phone === null)) return;
      const holder = assignPhone(call, row.id, body.phone);
      if (holder !== undefined) throw conflict(`Driver ${holder} has this phone.`, 'phone');
    },
    remove: notOnTour('Driver', 'driver_id'),
    restore(call, row) {
      // A phone that another driver has by now stays there.
      if (row.phone !== null && assignPhone(call, row.id, row.phone) !== undefined)
        Object.assign(row, { phone: null, updated_at: call.now.toISOString() });
    },
  },
  phones: {
    search: ['number', 'label'],
    filters: ({ assigned }) => ({ assigned: (row) => (row.driver_id !== null) === assigned }),
  },
  bins: {
    search: ['container_id', 'location_id', 'street'],
    check: ({ constraints }) => constraintErrors(constraints as ContainerConstraint[]),
  },
  forecasts: forecastRules,
  areas: {
    ignoresCase: true,
    write({ store, now }, row) {
      const errors = Object.entries(belongingsOf(store.tables, row, now)).flatMap(([path, { length }]) =>
        length > 0 ? [{ path, message: String(length) }] : [],
      );
      if (row.state === 'archived' && errors.length > 0)
        throw new ProblemError(409, 'Something still belongs to this area.', { errors });
    },
  },
  locations: {
    sorts: {
      level: (row) => ofActive(row, ({ last_level: level }) => level).at(-1) ?? null,
      full_at: (row) => ofActive(row, ({ full_at: at }) => (at ? Date.parse(at) : null))[0] ?? null,
    },
    filters: ({ material_type, city, street }) => {
      const codes = new Set((material_type ?? []) as string[]);
      return {
        material_type: (row) =>
          codes.size === 0 || (row.containers as Row[]).some((bin) => codes.has(String(bin.material_type))),
        city: (row) => textOf(row, 'city') === searchKey(String(city)),
        street: (row) => textOf(row, 'street').startsWith(searchKey(String(street))),
      };
    },
    remove(call, { id }) {
      if (call.store.tables.bins.where('location_ref', id).length > 0)
        throw conflict('Containers stand at this location. Move or remove them first.');
    },
  },
  complaints: {
    sorts: {
      urgency(row) {
        const { status, reported_fill_level: level, created_at, closed_at } = row as unknown as Complaint;
        const rank = Object.values(FillLevel).indexOf(level) + 1;
        return status === 'open'
          ? Date.parse(created_at) / 1000 - 1e11 * rank
          : 1e11 - Date.parse(closed_at ?? created_at) / 1000;
      },
    },
    filters: ({ case_id: number, cases, overdue }, { now, store }) => ({
      case_id: (row) => number === undefined || caseIn(row).id === number,
      cases: (row) => !cases || leads(store.tables, row.id),
      overdue: (row) => overdue === undefined || overdue === isOverdue(caseIn(row), now.getTime()),
    }),
    check: ({ location_id: key }, at, isNew) =>
      isNew && !key ? [{ path: `${at}location_id`, message: 'Location ID is required for all complaints' }] : [],
    write(call, row, before) {
      const { status } = row as unknown as Complaint;
      if (status === 'open') row.closed_at = null;
      else if (before?.status === 'open') row.closed_at = call.now.toISOString();
    },
  },
  tours: {
    search: ['route_name', 'license_plate', 'driver_id', 'driver_name'],
    sorts: {
      agenda({ status, date }, { caller, now }) {
        const days = dayFromText(String(date)) - zoneOf(caller.timeZone).dayOf(now.getTime());
        return (status === 'in_progress' ? 0 : days === 0 ? 1 : days > 0 ? 2 : 3) * 1_000_000 + Math.abs(days);
      },
      near_location_id: metresAhead,
    },
    order: 'near_location_id',
    filters: (query, call) => ({
      start: (row) => String(row.date) >= String(query.start),
      end: (row) => String(row.date) <= String(query.end),
      route_name: (row) => textOf(row, 'route_name').includes(searchKey(String(query.route_name))),
      near_location_id: () => true,
      ...eventFilters(query, call),
    }),
  },
};
