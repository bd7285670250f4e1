import { RowStatus } from '@/api/generated/dashboard.schemas';
import type { DriverEventInput, DriverLink, DriverTour, IngestRow } from '@/api/generated/dashboard.schemas';
import { conflict, notFound, ProblemError } from '@/contract/problem';
import { countsOf } from '@/contract/rules';
import type { TourRow, TourStopRow } from '@/world/types';
import type { Context, Handlers } from '../call';
import { ownRow, type Row, type Store } from '../state/store';
import { stopsOf } from '../state/table';

type Link = DriverLink & { tour: number; customer: number; token: string };
/** Rows of phones by tour and key. */
interface Driving {
  links: Link[];
  rows: Map<string, DriverEventInput>;
}

const known = new WeakMap<Store, Driving>();
const drivingOf = ({ store }: Pick<Context, 'store'>): Driving => {
  const driving = known.get(store) ?? { links: [], rows: new Map() };
  known.set(store, driving);
  return driving;
};

const gone = () => new ProblemError(401, 'The link is unknown, was revoked or has expired.');
const shown = ({ tour: _, customer: __, token: ___, ...link }: Link): DriverLink => link;
const linkOf = (call: Context, token: string | undefined): Link => {
  const link = drivingOf(call).links.find((one) => one.token === token);
  if (!link) throw gone();
  return link;
};

const rowsOf = (call: Context, tour: number) =>
  [...drivingOf(call).rows].flatMap(([key, row]) => (key.startsWith(`${tour}/`) ? [row] : []));

function breakOf(call: Context, tour: number): string | null {
  const last = rowsOf(call, tour)
    .filter(({ kind }) => kind.startsWith('break'))
    .sort((a, b) => Date.parse(a.recorded_at) - Date.parse(b.recorded_at))
    .at(-1);
  return last?.kind === 'break_start' ? last.recorded_at : null;
}

const collects = ({ material_type: codes }: TourRow, code: string) =>
  code.split('+').some((one) => codes.join('+').includes(one));

/** What the driver of a tour has to do at a stop. */
function containersAt({ store: { tables } }: Context, tour: TourRow, location: number) {
  const reports = tables.complaints.where('location_ref', location);
  const isReported = (code: string, since: string | null) =>
    reports.some(
      ({ status, material_type, reported_fill_level, created_at }) =>
        status === 'open' &&
        reported_fill_level !== 'almost_full' &&
        code.split('+').some((one) => material_type.includes(one)) &&
        created_at > (since ?? ''),
    );
  return tables.bins
    .where('location_ref', location)
    .filter(
      ({ active, material_type: code, container_id: key, last_emptied_at: since }) =>
        active && collects(tour, code) && (!tour.left_container_ids?.includes(key) || isReported(code, since)),
    );
}

/** How many containers of a stop have a record, and how many the driver has still to record. */
export function progressAt(call: Context, tour: TourRow, location: number) {
  const rows = rowsOf(call, tour.id).flatMap(({ container_id: key }) => key ?? []);
  const events = call.store.tables.route_events.where('tour_id', tour.id);
  const here = events.flatMap((event) => (event.location_ref === location ? [event.container_id] : []));
  const bins = call.store.tables.bins.where('location_ref', location).map(({ container_id: key }) => key);
  const recorded = new Set([...here, ...rows.filter((key) => bins.includes(key))]);
  const left = containersAt(call, tour, location).filter(({ container_id: key }) => !recorded.has(key)).length;
  return { recorded: recorded.size, left: rows.length > 0 ? left : 0 };
}

function driverTour(call: Context, { tour: id, expires_at }: Link): DriverTour {
  const { store, now } = call;
  const { tables } = store;
  const tour = tables.tours.get(id);
  if (!tour) throw gone();
  const rows = rowsOf(call, id);
  const done = { revision: 0, level: 100, is_emptied: false, reason: null, comment: null };
  const nowhere = { location_id: null, location_name: null, street: null, city: null };
  const stops = stopsOf(tables, id).map(({ location_ref, latitude, longitude, ...stop }) => ({
    ...{ ...stop, ...nowhere, ...tables.locations.get(location_ref), latitude, longitude },
    containers: containersAt(call, tour, location_ref).map((bin) => {
      const row = rows.find(({ container_id }) => container_id === bin.container_id);
      return { ...bin, done: row ? { ...done, ...row } : null };
    }),
    notifications: tables.complaints
      .where('location_ref', location_ref)
      .filter(({ status, material_type }) => status === 'open' && collects(tour, material_type))
      .map((report) => ({ ...report, note: null })),
  }));
  const unloadings = rows
    .filter(({ kind, removed }) => kind === 'unloading' && !removed)
    .map((row) => ({ ...{ revision: 0, location_name: '', material_type: '11' as const, weight: 0 }, ...row }));
  const plants = [...new Set(tables.unloadings.all().map(({ location_name }) => location_name))].slice(0, 10);
  const customer = tables.customers.get(tour.customer_id);
  return {
    ...(store.complete('tours', tour as unknown as Row, now) as unknown as TourRow),
    ...{ on_break_since: breakOf(call, id), operator: customer?.name ?? '', time_zone: customer?.time_zone ?? 'UTC' },
    ...{ expires_at, stops, hidden_stops: 0, unloadings, plants },
  };
}

/** What follows from a row, as far as the dispatcher's screens show it. */
function apply({ store, now }: Context, tour: number, row: DriverEventInput): void {
  const { tours, tour_stops, bins, locations } = store.tables;
  const of = tours.get(tour);
  if (!of) return;
  const change = (more: Partial<TourRow>) => void tours.put({ ...of, ...more, updated_at: now.toISOString() });
  const stopAt = (ref: number | undefined, state: 'emptied' | 'skipped' | 'planned') => {
    for (const stop of tour_stops.where('tour_id', tour))
      if (stop.location_ref === ref) tour_stops.put({ ...stop, state });
  };
  const reorder = (keys: readonly string[]) => {
    const stops = stopsOf(store.tables, tour);
    const placeOf = ({ location_ref }: TourStopRow) => {
      const place = keys.indexOf(locations.get(location_ref)?.location_id ?? '');
      return place === -1 ? keys.length : place;
    };
    const ahead = stops.filter(({ state }) => state === 'planned').toSorted((a, b) => placeOf(a) - placeOf(b));
    const behind = stops.filter(({ state }) => state !== 'planned');
    for (const [index, stop] of [...behind, ...ahead].entries()) tour_stops.put({ ...stop, position: index + 1 });
  };
  const begun = { status: of.status === 'planned' ? 'in_progress' : of.status } as const;
  if (row.kind === 'order') return reorder(row.location_ids ?? []);
  if (row.kind === 'end') return change({ status: 'completed', finished_at: row.recorded_at });
  if (row.kind === 'start') return change({ ...begun, started_at: of.started_at ?? row.recorded_at });
  if (row.kind === 'skip')
    return stopAt(
      locations.find(of.customer_id, 'location_id', row.location_id ?? '')?.id,
      row.skipped === false ? 'planned' : 'skipped',
    );
  if (row.kind !== 'container') return undefined;
  const bin = bins.find(of.customer_id, 'container_id', row.container_id ?? '');
  stopAt(bin?.location_ref, row.is_emptied ? 'emptied' : 'skipped');
  return change({ ...begun, started_at: of.started_at ?? row.recorded_at });
}

/** Links of the driver's page, and what is recorded with them. */
export const driveHandlers: Handlers = {
  listDriverLinks: (call) => {
    const { id } = ownRow(call, 'tours', call.params.id, 'tour');
    const links = drivingOf(call).links.filter(({ tour }) => tour === id);
    return { status: 200, body: { driver_links: links.map(shown), on_break_since: breakOf(call, id) } };
  },
  createDriverLink: (call) => {
    const { id, status } = ownRow<TourRow>(call, 'tours', call.params.id, 'tour');
    if (status !== 'planned' && status !== 'in_progress') throw conflict('The tour is over.');
    const { links } = drivingOf(call);
    const token = `mock-link-${id}-${String(links.length).padStart(20, '0')}`;
    const created_at = call.now.toISOString();
    const expires_at = new Date(call.now.getTime() + 12 * 3_600_000).toISOString();
    const number = Math.max(0, ...links.map((link) => link.id)) + 1;
    const link: Link = {
      ...{ id: number, created_at, created_by: null, expires_at, last_used_at: null },
      ...{ tour: id, token, customer: call.caller.customerId },
    };
    links.push(link);
    const url = new URL(`/drive#${token}`, globalThis.location?.href ?? 'http://localhost').href;
    return { status: 201, body: { driver_link: shown(link), url } };
  },
  revokeDriverLink: (call) => {
    const { links } = drivingOf(call);
    const index = links.findIndex(({ id, customer }) => id === call.params.id && customer === call.caller.customerId);
    if (index < 0) throw notFound('link');
    links.splice(index, 1);
    return { status: 204 };
  },
  openDriverSession: (call) => {
    const link = linkOf(call, call.body.token);
    link.last_used_at = call.now.toISOString();
    return { status: 200, body: { session: link.token, expires_at: link.expires_at } };
  },
  getDriverTour: (call) => ({ status: 200, body: { tour: driverTour(call, linkOf(call, call.bearer)) } }),
  // Photos are taken and not shown again: each event has the same.
  getEventPhoto: (call) => {
    ownRow(call, 'route_events', call.params.id, 'photo');
    return {
      status: 200,
      body: {
        photo:
          'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAUAAAADwAQMAAABL4y8oAAAAA1BMVEV6lIgIUpRQAAAAIElEQVR42u3BgQAAAADDoPlTH+ECVQEAAAAAAAAAAMA3JnAAAWMcpeUAAAAASUVORK5CYII=',
      },
    };
  },
  recordDriverEvents: (call) => {
    const link = linkOf(call, call.bearer);
    const { rows } = drivingOf(call);
    const told = call.body.rows.map((row): IngestRow => {
      const key = `${link.tour}/${row.key}`;
      const before = rows.get(key);
      if (before && (row.revision ?? 0) <= (before.revision ?? 0)) return { key: row.key, status: 'duplicate' };
      if (row.kind === 'unloading' && !row.removed && row.weight === undefined)
        return { key: row.key, status: 'rejected', errors: [{ path: 'rows.0.weight', message: 'is needed' }] };
      rows.set(key, row);
      apply(call, link.tour, row);
      return { key: row.key, status: before ? 'corrected' : 'created' };
    });
    const result = { ...countsOf(RowStatus, told), rows: told };
    return { status: 200, body: { result, tour: driverTour(call, link) } };
  },
};
