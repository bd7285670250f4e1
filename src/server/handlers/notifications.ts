import { sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import type { Db } from '../db/open.ts';
import { locations } from '../db/schema.ts';
import { routeEvents, tours, unloadings } from '../db/schema-tours.ts';
import { every, iso } from '../db/sql.ts';
import type { Handlers } from '../http/handler.ts';
import { checkPeriod, inAreas, is } from '../list/conditions.ts';
import { dayStart } from './fleet.ts';

type Schemas = components['schemas'];
type Row<T> = T & Record<string, unknown>;

/** Days that are searched when nothing narrows the search. */
const recentDays = 7;

async function events(db: Db, conditions: (SQL | undefined)[], limit: number): Promise<Schemas['RouteEvent'][]> {
  const { rows } = await db.execute<Row<Schemas['RouteEvent']>>(sql`select ${routeEvents.id}, ${routeEvents.tourId},
    ${locations.locationId}, ${locations.locationName}, ${routeEvents.containerId}, ${iso(routeEvents.recordedAt)} as recorded_at,
    ${routeEvents.level}, ${routeEvents.isEmptied}, ${routeEvents.overflowing}, ${routeEvents.materialType}, ${routeEvents.comment}
    from ${routeEvents} left join ${locations} on ${locations.id} = ${routeEvents.locationRef}
    where ${every(conditions)} order by ${routeEvents.recordedAt} desc, ${routeEvents.id} desc limit ${limit}`);
  return rows;
}

async function loads(db: Db, conditions: (SQL | undefined)[], limit: number): Promise<Schemas['Unloading'][]> {
  const { rows } = await db.execute<Row<Schemas['Unloading']>>(sql`select ${unloadings.id}, ${unloadings.tourId},
    ${unloadings.locationName}, ${unloadings.latitude}, ${unloadings.longitude}, ${unloadings.materialType}, ${unloadings.volume},
    ${unloadings.weight}, ${iso(unloadings.recordedAt)} as recorded_at
    from ${unloadings} join ${tours} on ${tours.id} = ${unloadings.tourId}
    where ${every(conditions)} order by ${unloadings.recordedAt} desc, ${unloadings.id} desc limit ${limit}`);
  return rows;
}

export const notificationHandlers = {
  listNotifications: async ({ db, caller, query, now }) => {
    checkPeriod(query.start, query.end, 'query.end');
    const { tour_id: tour, location_id: place, start, end, overflowing, limit = 200 } = query;
    const narrowed = [tour, place, start, end].some((value) => value !== undefined);
    const recent = new Date(now().getTime() - recentDays * 86_400_000).toISOString();
    const during = (column: SQL) => [
      start === undefined ? undefined : sql`${column} >= ${dayStart(start, caller)}`,
      end === undefined ? undefined : sql`${column} < ${dayStart(end, caller, 1)}`,
      narrowed ? undefined : sql`${column} >= ${recent}::timestamptz`,
    ];
    const here =
      place === undefined
        ? undefined
        : sql`${routeEvents.locationRef} = (select place.id from locations place
            where place.customer_id = ${caller.customerId} and place.location_id = ${place})`;
    const route_events = await events(
      db,
      [
        sql`${routeEvents.customerId} = ${caller.customerId}`,
        is(routeEvents.tourId, tour),
        here,
        inAreas(locations.dispositionAreaId, query.disposition_area_ids),
        // Written out, so that the index on overflowing events serves.
        overflowing === undefined
          ? undefined
          : overflowing
            ? sql`${routeEvents.overflowing}`
            : sql`not ${routeEvents.overflowing}`,
        ...during(sql`${routeEvents.recordedAt}`),
      ],
      limit,
    );
    // Unloadings happen at depots, not at container sites, and overflow nothing.
    const unloaded =
      place !== undefined || overflowing !== undefined
        ? []
        : await loads(
            db,
            [
              sql`${unloadings.customerId} = ${caller.customerId}`,
              is(unloadings.tourId, tour),
              inAreas(tours.dispositionAreaId, query.disposition_area_ids),
              ...during(sql`${unloadings.recordedAt}`),
            ],
            limit,
          );
    return { status: 200, body: { notifications: { route_events, unloadings: unloaded } } };
  },
} satisfies Handlers;
