import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { components } from '@/api/generated/server';
import { locations } from '../db/schema.ts';
import { routeEvents, tours, unloadings } from '../db/schema-tours.ts';
import { every } from '../db/sql.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { notFound } from '@/contract/problem.ts';
import { conditionsOf, type Meaning } from '../list/conditions.ts';
import { wire } from '../list/fields.ts';
import { photoType } from '../photos.ts';

type Schemas = components['schemas'];

/** Days that are searched when nothing narrows the search. */
const recentDays = 7;

interface Log extends Meaning {
  table: PgTable & { id: PgColumn; customerId: PgColumn; recordedAt: PgColumn };
  joins: SQL;
}

/** A row's location, by the operator's key. */
export const atLocation =
  (column: PgColumn) =>
  (key: string, { customerId }: Call['caller']) =>
    sql`${column} = (select place.id from locations place where place.customer_id = ${customerId} and place.location_id = ${key})`;

const events: Log = {
  table: routeEvents,
  joins: sql`left join ${locations} on ${locations.customerId} = ${routeEvents.customerId} and ${locations.id} = ${routeEvents.locationRef}`,
  fields: {
    location_id: locations.locationId,
    location_name: locations.locationName,
    photo: sql`exists (select from event_photos shot where shot.customer_id = ${routeEvents.customerId} and shot.event_ref = ${routeEvents.id})`,
  },
  names: { date: routeEvents.recordedAt, disposition_area_id: locations.dispositionAreaId },
  filters: {
    location_id: atLocation(routeEvents.locationRef),
    // Written out, so that the index on overflowing events serves.
    overflowing: (wanted: boolean) => (wanted ? sql`${routeEvents.overflowing}` : sql`not ${routeEvents.overflowing}`),
  },
};

const loads: Log = {
  table: unloadings,
  joins: sql`join ${tours} on ${tours.customerId} = ${unloadings.customerId} and ${tours.id} = ${unloadings.tourId}`,
  names: { date: unloadings.recordedAt, disposition_area_id: tours.dispositionAreaId },
};

async function newest<Row extends object>(
  log: Log,
  { db, caller, now, query }: Call<'listNotifications'>,
): Promise<Row[]> {
  const { limit = 200, overflowing, disposition_area_ids, ...narrowing } = query;
  const { table, joins, fields } = log;
  const recent = new Date(now().getTime() - recentDays * 86_400_000).toISOString();
  const where = every([
    sql`${table.customerId} = ${caller.customerId}`,
    ...Object.values(conditionsOf(log, { overflowing, disposition_area_ids, ...narrowing }, caller)),
    Object.keys(narrowing).length > 0 ? undefined : sql`${table.recordedAt} >= ${recent}::timestamptz`,
  ]);
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`select ${wire(table, fields)}
    from ${table} ${joins} where ${where} order by ${table.recordedAt} desc, ${table.id} desc limit ${limit}`);
  return rows;
}

export const notificationHandlers = {
  listNotifications: async (call) => {
    const { location_id: place, container_id: container, overflowing } = call.query;
    const route_events = await newest<Schemas['RouteEvent']>(events, call);
    // Unloadings happen at depots, not at container sites, and overflow nothing.
    const elsewhere = [place, container, overflowing].some((value) => value !== undefined);
    const unloaded = elsewhere ? [] : await newest<Schemas['Unloading']>(loads, call);
    return { status: 200, body: { notifications: { route_events, unloadings: unloaded } } };
  },

  getEventPhoto: async ({ db, caller, params }) => {
    const { rows } = await db.execute<{
      photo: string;
    }>(sql`select replace(encode(shot.photo, 'base64'), chr(10), '') as photo
      from event_photos shot where shot.customer_id = ${caller.customerId} and shot.event_ref = ${params.id}`);
    const [found] = rows;
    if (!found) throw notFound('photo');
    return { status: 200, body: { photo: `data:${photoType(found.photo)};base64,${found.photo}` } };
  },
} satisfies Handlers;
