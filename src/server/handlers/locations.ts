import { and, sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { bins, dispositionAreas, locations } from '../db/schema.ts';
import { byText, touched } from '../db/sql.ts';
import { restoreRow } from '../db/trash.ts';
import { etagOf, missed, unchanged } from '../http/etag.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { conflict, notFound } from '../http/problem.ts';
import { unique } from '../http/unique.ts';
import { atLeast, beginning, inAreas, is, oneOf, whether, words } from '../list/conditions.ts';
import { listAnswer } from '../list/list.ts';
import { checkArea } from './areas.ts';
import {
  findLocations,
  placeColumns,
  wholeLocations,
  withContainers,
  type Location,
  type Place,
} from './location-rows.ts';

type Level = components['schemas']['LocationLevels'];
type Ground = Pick<Call, 'db' | 'caller'>;

const own = ({ caller }: Ground, id: number) =>
  sql`${locations.customerId} = ${caller.customerId} and ${locations.id} = ${id}`;

const findLocation = async ({ db, caller }: Ground, id: number) =>
  (await findLocations(db, caller.customerId, sql`${locations.id} = ${id}`))[0];

const keys = (locationId: string) => ({
  locations_location_id_key: ['location_id', `Location ${locationId} exists already.`] as [string, string],
});

const values = (body: Call<'createLocation'>['body']) => ({
  locationId: body.location_id,
  locationName: body.location_name,
  city: body.city,
  street: body.street,
  latitude: body.latitude,
  longitude: body.longitude,
  dispositionAreaId: body.disposition_area_id ?? null,
  locationType: body.location_type,
  isActive: body.is_active,
});

const hasBin = (more: SQL) =>
  sql`exists (select 1 from ${bins} where ${bins.locationRef} = ${locations.id} and ${more})`;

export const locationHandlers = {
  listLocations: async (call) => {
    const { db, caller, query } = call;
    return listAnswer<Place, 'locations', Location>(
      call,
      'locations',
      {
        ...(call.openRows ? wholeLocations(caller.customerId) : { columns: placeColumns, from: sql`${locations}` }),
        base: sql`${locations.customerId} = ${caller.customerId}`,
        id: sql`${locations.id}`,
        filters: {
          disposition_area_id: inAreas(locations.dispositionAreaId, query.disposition_area_ids),
          q: words(query.q, (pattern) => sql`${locations.search} like ${pattern}`),
          location_type: oneOf(locations.locationType, query.location_type),
          is_active: is(locations.isActive, query.is_active),
          has_containers: whether(hasBin(sql`true`), query.has_containers),
          location_id: is(locations.locationId, query.location_id),
          material_type: query.material_type?.length
            ? hasBin(oneOf(bins.materialType, query.material_type) ?? sql`true`)
            : undefined,
          city: query.city === undefined ? undefined : sql`${byText(locations.city)} = search_key(${query.city}::text)`,
          street:
            query.street === undefined ? undefined : sql`${byText(locations.street)} like ${beginning(query.street)}`,
        },
        sorts: {
          location_id: byText(locations.locationId),
          location_name: byText(locations.locationName),
          city: byText(locations.city),
          street: byText(locations.street),
          disposition_area: sql`(select ${byText(dispositionAreas.name)} from ${dispositionAreas}
            where ${dispositionAreas.id} = ${locations.dispositionAreaId})`,
          location_type: sql`${locations.locationType}`,
          is_active: sql`${locations.isActive}`,
          containers: sql`(select count(*) from ${bins} where ${bins.locationRef} = ${locations.id})`,
          updated_at: sql`${locations.updatedAt}`,
        },
        facets: {
          location_type: { value: sql`${locations.locationType}` },
          is_active: { value: sql`${locations.isActive}` },
          disposition_area_id: { value: sql`${locations.dispositionAreaId}` },
          city: { value: sql`${locations.city}` },
        },
      },
      { sort: 'location_id', ...query },
      (rows) => withContainers(db, caller.customerId, rows),
    );
  },

  createLocation: async (call) => {
    const { db, caller, body, now } = call;
    await checkArea(call, body.disposition_area_id);
    const row = { ...values(body), customerId: caller.customerId, updatedAt: now() };
    const [made] = await unique(keys(body.location_id), () =>
      db.insert(locations).values(row).returning({ id: locations.id }),
    );
    const location = made && (await findLocation(call, made.id));
    if (!location) throw notFound('location');
    return { status: 201, body: { location }, etag: etagOf(location) };
  },

  getLocation: async (call) => {
    const location = await findLocation(call, call.params.id);
    if (!location) throw notFound('location');
    return { status: 200, body: { location }, etag: etagOf(location) };
  },

  replaceLocation: async (call) => {
    const { db, body, params, ifMatch, now } = call;
    await checkArea(call, body.disposition_area_id);
    const changed = await unique(keys(body.location_id), () =>
      db
        .update(locations)
        .set({ ...values(body), updatedAt: touched(locations.updatedAt, now()) })
        .where(and(own(call, params.id), unchanged(locations.updatedAt, ifMatch)))
        .returning({ id: locations.id }),
    );
    const location = await findLocation(call, params.id);
    if (!location || changed.length === 0) return missed(location, 'location');
    return { status: 200, body: { location }, etag: etagOf(location) };
  },

  deleteLocation: async (call) => {
    const { params, ifMatch, now } = call;
    return call.db.transaction(async (db) => {
      // Locked first: a container that is put here at this moment is seen by the next statement, or waits and finds no location.
      await db.execute(sql`select 1 from ${locations} where ${own(call, params.id)} for update`);
      const gone = await db
        .update(locations)
        .set({ deletedAt: now() })
        .where(and(own(call, params.id), unchanged(locations.updatedAt, ifMatch), sql`not ${hasBin(sql`true`)}`))
        .returning({ id: locations.id });
      if (gone.length > 0) return { status: 204 };
      const location = await findLocation({ ...call, db }, params.id);
      if (location?.containers.length && (ifMatch === undefined || ifMatch === etagOf(location)))
        throw conflict('Containers stand at this location. Move or remove them first.');
      return missed(location, 'location');
    });
  },

  restoreLocation: async (call) => {
    await restoreRow(call, 'locations', sql`id = ${call.params.id}`, 'location');
    const location = await findLocation(call, call.params.id);
    if (!location) throw notFound('location');
    return { status: 200, body: { location }, etag: etagOf(location) };
  },

  listLocationLevels: async ({ db, caller, query }) => {
    const count = (condition: SQL) => sql`(count(*) filter (where ${condition}))::int`;
    const level = sql`${bins.lastLevel}`;
    const { rows } = await db.execute<Level>(sql`
      select ${locations.id}, ${locations.locationId}, ${locations.locationName}, ${locations.latitude}, ${locations.longitude},
        ${count(sql`coalesce(${level}, 0) < 50`)} as empty, ${count(sql`${level} >= 50 and ${level} < 80`)} as ok,
        ${count(sql`${level} >= 80 and ${level} <= 100`)} as full, ${count(sql`${level} > 100`)} as overfull, max(${level}) as max_level
      from ${locations} join ${bins} on ${bins.locationRef} = ${locations.id}
      where ${locations.customerId} = ${caller.customerId} and ${locations.isActive} and ${bins.active}
        and ${inAreas(locations.dispositionAreaId, query.disposition_area_ids) ?? sql`true`}
      group by ${locations.id}, ${locations.locationId}, ${locations.locationName}, ${locations.latitude}, ${locations.longitude}
      having ${atLeast(sql`max(${level})`, query.level_min) ?? sql`true`}
      order by ${locations.id}`);
    return { status: 200, body: { levels: rows } };
  },
} satisfies Handlers;
