import { and, sql } from 'drizzle-orm';
import { complaints } from '../db/schema-tours.ts';
import { locations } from '../db/schema.ts';
import { anyOf, byText, touched } from '../db/sql.ts';
import { restoreRow } from '../db/trash.ts';
import { etagOf, missed, unchanged } from '../http/etag.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { notFound, ProblemError, unprocessable } from '../http/problem.ts';
import { checkPeriod, inAreas, is, oneOf, words } from '../list/conditions.ts';
import { listAnswer } from '../list/list.ts';
import { complaintColumns, complaintTables, findComplaints, type Complaint } from './complaint-rows.ts';
import { dayStart } from './fleet.ts';

type Place = Pick<Call, 'db' | 'caller'>;

const needed = 'Location ID is required for all complaints';

const own = ({ caller }: Place, id: number) =>
  sql`${complaints.customerId} = ${caller.customerId} and ${complaints.id} = ${id}`;

const findComplaint = async (call: Place, id: number) => (await findComplaints(call.db, own(call, id)))[0];

/** The system's keys of locations by the operator's. */
async function locationRefs({ db, caller }: Place, keys: readonly string[]): Promise<Map<string, number>> {
  const found = await db
    .select({ id: locations.id, key: locations.locationId })
    .from(locations)
    .where(and(sql`${locations.customerId} = ${caller.customerId}`, anyOf(locations.locationId, keys, 'text')));
  return new Map(found.map(({ id, key }) => [key, id]));
}

/** @throws 422 that names each one of the list that is wrong */
function refuse(wrong: number[], message: string): void {
  if (wrong.length === 0) return;
  throw new ProblemError(422, message, { errors: wrong.map((index) => ({ path: `${index}.location_id`, message })) });
}

/** Indexes of the entries that meet a condition. */
const at = <T>(list: readonly T[], test: (entry: T) => boolean) =>
  list.flatMap((entry, index) => (test(entry) ? [index] : []));

export const complaintHandlers = {
  listComplaints: async (call) => {
    const { caller, query } = call;
    checkPeriod(query.created_start, query.created_end, 'query.created_end');
    const { created_start: from, created_end: to } = query;
    return listAnswer<Complaint, 'complaints'>(
      call,
      'complaints',
      {
        columns: complaintColumns,
        from: complaintTables,
        base: sql`${complaints.customerId} = ${caller.customerId}`,
        id: sql`${complaints.id}`,
        counted: { list: 'complaints', customerId: caller.customerId, statuses: query.status },
        filters: {
          disposition_area_id: inAreas(locations.dispositionAreaId, query.disposition_area_ids),
          q: words(query.q, (pattern) => sql`${locations.search} like ${pattern}`),
          status: oneOf(complaints.status, query.status),
          channel: oneOf(complaints.channel, query.channel),
          material_type: oneOf(complaints.materialType, query.material_type),
          reported_fill_level: oneOf(complaints.reportedFillLevel, query.reported_fill_level),
          location_id: is(locations.locationId, query.location_id),
          created_start: from === undefined ? undefined : sql`${complaints.createdAt} >= ${dayStart(from, caller)}`,
          created_end: to === undefined ? undefined : sql`${complaints.createdAt} < ${dayStart(to, caller, 1)}`,
        },
        sorts: {
          created_at: sql`${complaints.createdAt}`,
          closed_at: sql`${complaints.closedAt}`,
          status: sql`${complaints.status}`,
          channel: sql`${complaints.channel}`,
          material_type: sql`${complaints.materialType}`,
          // By how full, not by the alphabet.
          reported_fill_level: sql`array_position(array['almost_full', 'full', 'overfull', 'pickup_immediately'], ${complaints.reportedFillLevel})`,
          emptied_fill_level: sql`array_position(array['almost_full', 'full', 'overfull', 'pickup_immediately'], ${complaints.emptiedFillLevel})`,
          location_id: byText(locations.locationId),
          city: byText(locations.city),
          street: byText(locations.street),
        },
        facets: {
          status: { value: sql`${complaints.status}` },
          channel: { value: sql`${complaints.channel}` },
          material_type: { value: sql`${complaints.materialType}` },
          reported_fill_level: { value: sql`${complaints.reportedFillLevel}` },
        },
      },
      { sort: '-created_at', ...query },
    );
  },

  createComplaints: async (call) => {
    const { db, caller, body, now } = call;
    refuse(
      at(body, ({ location_id }) => !location_id),
      needed,
    );
    const refs = await locationRefs(call, [...new Set(body.map(({ location_id }) => location_id ?? ''))]);
    refuse(
      at(body, ({ location_id }) => !refs.has(location_id ?? '')),
      'There is no such location.',
    );
    const made = await db
      .insert(complaints)
      .values(
        body.map((input) => ({
          customerId: caller.customerId,
          locationRef: refs.get(input.location_id ?? '') ?? null,
          materialType: input.material_type,
          channel: input.channel ?? 'web',
          reportedFillLevel: input.reported_fill_level,
          status: 'open' as const,
          createdAt: now(),
          updatedAt: now(),
        })),
      )
      .returning({ id: complaints.id });
    const ids = made.map(({ id }) => id);
    return { status: 201, body: { complaints: await findComplaints(db, anyOf(complaints.id, ids, 'int')) } };
  },

  getComplaint: async (call) => {
    const complaint = await findComplaint(call, call.params.id);
    if (!complaint) throw notFound('citizen notification');
    return { status: 200, body: { complaint }, etag: etagOf(complaint) };
  },

  updateComplaint: async (call) => {
    const { db, body, params, ifMatch, now } = call;
    const ref =
      body.location_id === undefined ? undefined : (await locationRefs(call, [body.location_id])).get(body.location_id);
    if (body.location_id !== undefined && ref === undefined)
      throw unprocessable('location_id', 'There is no such location.');
    const closing = sql`case when ${complaints.status} = 'closed' then ${complaints.closedAt} else ${now().toISOString()}::timestamptz(3) end`;
    const changed = await db
      .update(complaints)
      .set({
        status: body.status,
        closedAt: body.status === undefined ? undefined : body.status === 'open' ? null : closing,
        locationRef: ref,
        materialType: body.material_type,
        reportedFillLevel: body.reported_fill_level,
        emptiedFillLevel: body.emptied_fill_level,
        updatedAt: touched(complaints.updatedAt, now()),
      })
      .where(and(own(call, params.id), unchanged(complaints.updatedAt, ifMatch)))
      .returning({ id: complaints.id });
    const complaint = await findComplaint(call, params.id);
    if (!complaint || changed.length === 0) return missed(complaint, 'citizen notification');
    return { status: 200, body: { complaint }, etag: etagOf(complaint) };
  },

  deleteComplaint: async (call) => {
    const { db, params, ifMatch, now } = call;
    const gone = await db
      .update(complaints)
      .set({ deletedAt: now() })
      .where(and(own(call, params.id), unchanged(complaints.updatedAt, ifMatch)))
      .returning({ id: complaints.id });
    if (gone.length === 0) return missed(await findComplaint(call, params.id), 'citizen notification');
    return { status: 204 };
  },

  restoreComplaint: async (call) => {
    await restoreRow(call, 'complaints', sql`id = ${call.params.id}`, 'citizen notification');
    const complaint = await findComplaint(call, call.params.id);
    if (!complaint) throw notFound('citizen notification');
    return { status: 200, body: { complaint }, etag: etagOf(complaint) };
  },
} satisfies Handlers;
