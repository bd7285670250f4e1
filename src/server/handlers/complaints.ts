import { and, eq, sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { complaints } from '../db/schema-tours.ts';
import { locations } from '../db/schema.ts';
import { anyOf } from '../db/sql.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { ProblemError, unprocessable } from '@/contract/problem.ts';
import { inOrder, valuesOf } from '../list/fields.ts';
import { records } from '../list/records.ts';

const needed = 'Location ID is required for all complaints';
const unknown = 'There is no such location.';

const kit = records<components['schemas']['Complaint'], 'complaint', 'complaints'>({
  one: 'complaint',
  many: 'complaints',
  what: 'citizen notification',
  table: complaints,
  joins: sql`left join ${locations} on ${locations.id} = ${complaints.locationRef}`,
  fields: {
    location_id: locations.locationId,
    city: locations.city,
    street: locations.street,
    location_name: locations.locationName,
    location: sql`case when ${locations.id} is not null then jsonb_build_object('id', ${locations.id},
      'location_id', ${locations.locationId}, 'location_name', ${locations.locationName}, 'city', ${locations.city},
      'street', ${locations.street}, 'latitude', ${locations.latitude}, 'longitude', ${locations.longitude},
      'disposition_area_id', ${locations.dispositionAreaId}) end`,
  },
  names: { disposition_area_id: locations.dispositionAreaId, q: locations.search },
  sorts: {
    // Seconds, below those of the levels before it.
    urgency: sql`case when ${complaints.status} = 'open'
      then -1e11 * ${inOrder(complaints.reportedFillLevel)} + extract(epoch from ${complaints.createdAt})
      else 1e11 - extract(epoch from coalesce(${complaints.closedAt}, ${complaints.createdAt})) end`,
    reported_fill_level: inOrder(complaints.reportedFillLevel),
    emptied_fill_level: inOrder(complaints.emptiedFillLevel),
  },
  counted: 'complaints',
});

/** The system's keys of locations by the operator's. */
async function locationRefs(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const found = await db
    .select({ id: locations.id, key: locations.locationId })
    .from(locations)
    .where(and(eq(locations.customerId, caller.customerId), anyOf(locations.locationId, keys, 'text')));
  return new Map(found.map(({ id, key }) => [key, id]));
}

/** @throws 422 that names each entry of the list which is wrong */
function refuse<T>(list: readonly T[], wrong: (entry: T) => boolean, message: string): void {
  const errors = list.flatMap((entry, index) => (wrong(entry) ? [{ path: `${index}.location_id`, message }] : []));
  if (errors.length > 0) throw new ProblemError(422, message, { errors });
}

export const complaintHandlers = {
  listComplaints: kit.list,

  createComplaints: async (call) => {
    const { db, caller, body, now } = call;
    refuse(body, ({ location_id }) => !location_id, needed);
    const refs = await locationRefs(call, [...new Set(body.map(({ location_id }) => location_id ?? ''))]);
    refuse(body, ({ location_id }) => !refs.has(location_id ?? ''), unknown);
    const rows = body.map((input) => ({
      channel: 'web',
      ...valuesOf(complaints, input),
      customerId: caller.customerId,
      locationRef: refs.get(input.location_id ?? ''),
      status: 'open',
      createdAt: now(),
      updatedAt: now(),
    }));
    const made = await db
      .insert(complaints)
      .values(rows as never)
      .returning({ id: complaints.id });
    const ids = made.map(({ id }) => id);
    return {
      status: 201,
      body: { complaints: await kit.findAll(db, caller.customerId, anyOf(complaints.id, ids, 'int')) },
    };
  },

  getComplaint: kit.get,

  updateComplaint: async (call) => {
    const { location_id: place, status } = call.body;
    const locationRef = place === undefined ? undefined : (await locationRefs(call, [place])).get(place);
    if (place !== undefined && locationRef === undefined) throw unprocessable('location_id', unknown);
    const closing = sql`case when ${complaints.status} = 'closed' then ${complaints.closedAt} else ${call.now().toISOString()}::timestamptz(3) end`;
    const closedAt = status === undefined ? undefined : status === 'open' ? null : closing;
    return kit.update(call, { locationRef, closedAt });
  },

  deleteComplaint: kit.remove,
  restoreComplaint: kit.restore,
} satisfies Handlers;
