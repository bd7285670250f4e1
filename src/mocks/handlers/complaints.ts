import { FillLevel } from '@/api/generated/dashboard.schemas';
import { dayFromText } from '@/world/time';
import { etagOf, held, touched } from '../http/etag';
import type { Call, Handlers } from '../http/call';
import { notFound, refuse, unprocessable } from '../http/problem';
import { checkPeriod, inAreas, is, oneOf, words } from '../list/conditions';
import { listPage } from '../list/listPage';
import { searchKey } from '../list/text';
import type { ComplaintRow } from '../state/rows';
import { locationOf, own, zoneOf } from './lookUp';
import { restore } from './restore';
import { complaintView } from './views';

/** By how full, not by the alphabet. */
const fullness = [FillLevel.almost_full, FillLevel.full, FillLevel.overfull, FillLevel.pickup_immediately];

const heldComplaint = (call: Call<'updateComplaint' | 'deleteComplaint'>): ComplaintRow =>
  held(
    own(call, call.store.complaints.get(call.params.id)),
    call.ifMatch,
    'citizen notification',
    complaintView(call.store),
  );

export const complaintHandlers = {
  listComplaints: (call) => {
    const { store, caller, query } = call;
    checkPeriod(query.created_start, query.created_end, 'query.created_end');
    const place = ({ location_ref: ref }: ComplaintRow) => (ref === null ? undefined : store.locations.get(ref));
    const text = (of: string | undefined) => (of === undefined ? null : searchKey(of));
    const zone = zoneOf(call);
    const { created_start: from, created_end: to } = query;
    const first = from === undefined ? 0 : zone.at(dayFromText(from), 0);
    const end = to === undefined ? 0 : zone.at(dayFromText(to) + 1, 0);
    const { rows, rest } = listPage<ComplaintRow>(
      {
        rows: store.complaintsOf(caller.customerId),
        id: ({ id }) => id,
        filters: {
          disposition_area_id: inAreas((row) => place(row)?.disposition_area_id ?? null, query.disposition_area_ids),
          q: words(query.q, (row) => {
            const at = place(row);
            return at ? [`${at.location_id} ${at.location_name} ${at.street} ${at.city}`] : [];
          }),
          status: oneOf((row) => row.status, query.status),
          channel: oneOf((row) => row.channel, query.channel),
          material_type: oneOf((row) => row.material_type, query.material_type),
          reported_fill_level: oneOf((row) => row.reported_fill_level, query.reported_fill_level),
          location_id: is((row) => place(row)?.location_id, query.location_id),
          created_start: from === undefined ? undefined : (row) => Date.parse(row.created_at) >= first,
          created_end: to === undefined ? undefined : (row) => Date.parse(row.created_at) < end,
        },
        sorts: {
          created_at: (row) => row.created_at,
          closed_at: (row) => row.closed_at,
          status: (row) => row.status,
          channel: (row) => row.channel,
          material_type: (row) => row.material_type,
          reported_fill_level: (row) => fullness.indexOf(row.reported_fill_level),
          emptied_fill_level: (row) =>
            row.emptied_fill_level === null ? null : fullness.indexOf(row.emptied_fill_level),
          location_id: (row) => text(place(row)?.location_id),
          city: (row) => text(place(row)?.city),
          street: (row) => text(place(row)?.street),
        },
        facets: {
          status: (row) => [row.status],
          channel: (row) => [row.channel],
          material_type: (row) => [row.material_type],
          reported_fill_level: (row) => [row.reported_fill_level],
        },
      },
      query,
    );
    return { status: 200, body: { complaints: rows.map(complaintView(store)), ...rest } };
  },

  createComplaints: (call) => {
    const { store, caller, body, now } = call;
    const wrong = (message: string, test: (key: string) => boolean) =>
      body.flatMap(({ location_id }, index) =>
        test(location_id ?? '') ? [{ path: `${index}.location_id`, message }] : [],
      );
    refuse(wrong('Location ID is required for all complaints', (key) => key === ''));
    refuse(wrong('There is no such location.', (key) => !locationOf(call, key)));
    const made = body.map((input) =>
      store.complaints.put<ComplaintRow>({
        id: store.complaints.nextId(),
        customer_id: caller.customerId,
        location_ref: locationOf(call, input.location_id ?? '')?.id ?? null,
        material_type: input.material_type,
        channel: input.channel ?? 'web',
        reported_fill_level: input.reported_fill_level,
        emptied_fill_level: null,
        status: 'open',
        created_at: now.toISOString(),
        closed_at: null,
        updated_at: now.toISOString(),
      }),
    );
    return { status: 201, body: { complaints: made.map(complaintView(store)) } };
  },

  getComplaint: (call) => {
    const row = own(call, call.store.complaints.get(call.params.id));
    if (!row) throw notFound('citizen notification');
    return { status: 200, body: { complaint: complaintView(call.store)(row) }, etag: etagOf(row) };
  },

  updateComplaint: (call) => {
    const { store, body, now } = call;
    const { location_id: key, status, ...fields } = body;
    const place = key === undefined ? undefined : locationOf(call, key);
    if (key !== undefined && !place) throw unprocessable('location_id', 'There is no such location.');
    const before = heldComplaint(call);
    const row = store.complaints.put<ComplaintRow>({
      ...before,
      ...fields,
      ...(place ? { location_ref: place.id } : {}),
      ...(status ? { status } : {}),
      ...(status === 'open' ? { closed_at: null } : {}),
      ...(status === 'closed' && before.status === 'open' ? { closed_at: now.toISOString() } : {}),
      updated_at: touched(before, now),
    });
    return { status: 200, body: { complaint: complaintView(store)(row) }, etag: etagOf(row) };
  },

  deleteComplaint: (call) => {
    call.store.complaints.discard(heldComplaint(call).id, call.now);
    return { status: 204 };
  },

  restoreComplaint: (call) => {
    const { store } = call;
    const row = restore<ComplaintRow>(
      call,
      store.complaints,
      ({ id }) => id === call.params.id,
      () => false,
      'citizen notification',
    );
    return { status: 200, body: { complaint: complaintView(store)(row) }, etag: etagOf(row) };
  },
} satisfies Partial<Handlers>;
