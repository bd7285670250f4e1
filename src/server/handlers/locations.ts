import { sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import type { Db } from '../db/open.ts';
import { forecasts } from '../db/schema-forecasts.ts';
import { bins, locations } from '../db/schema.ts';
import { anyOf, byFilledText, every } from '../db/sql.ts';
import type { Handlers } from '../http/handler.ts';
import { conflict, unprocessable } from '@/contract/problem.ts';
import { askedOf, needs } from '../list/asked.ts';
import { beginning, conditionsOf, whether } from '../list/conditions.ts';
import { sortOf, wire } from '../list/fields.ts';
import { idsOf, listRows } from '../list/list.ts';
import { inTransaction, records } from '../list/records.ts';
import { binRecords, type Bin } from './bins.ts';

type Schemas = components['schemas'];
type Location = Schemas['Location'];
/** A location without its containers, as one query gives it. */
export type Place = Omit<Location, 'containers' | 'container_site'>;

/** A combined code takes two colours. */
const takes = (code: string) => (bin: Bin) => bin.material_type.split('+').includes(code);

function siteOf(containers: Bin[]): Schemas['ContainerSite'] {
  const count = (code: string) => containers.filter(takes(code)).length;
  return { white: count('11'), green: count('12'), brown: count('13') };
}

/** Adds the containers of all places by one query. */
export async function withContainers(db: Db, customerId: number, places: Place[]): Promise<Location[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const found = await binRecords.findAll(
    db,
    customerId,
    anyOf(bins.locationRef, ids, 'int'),
    sql`${bins.containerId} collate "C"`,
  );
  const at = new Map<string | null, Bin[]>();
  for (const bin of found) at.set(bin.location_id, [...(at.get(bin.location_id) ?? []), bin]);
  return places.map(({ updated_at, ...place }) => {
    const containers = at.get(place.location_id) ?? [];
    return { ...place, containers, container_site: siteOf(containers), updated_at };
  });
}

/** Containers of locations by the same query, for a stream: what `withContainers` asks for later would be of another moment. */
function joinedContainers(customerId: number): { fields: Record<string, SQL>; joins: SQL } {
  const { table, fields, joins } = binRecords.spec;
  const count = (code: string) => sql`coalesce(held.${sql.raw(code)}, 0)`;
  const taking = (code: string, name: string) =>
    sql`(count(*) filter (where ${code} = any(string_to_array(one.material_type, '+'))))::int as ${sql.raw(name)}`;
  return {
    fields: {
      containers: sql`coalesce(held.containers, '[]')`,
      container_site: sql`json_build_object('white', ${count('white')}, 'green', ${count('green')}, 'brown', ${count('brown')})`,
    },
    joins: sql`left join (
      select one.place, json_agg(to_jsonb(one) - 'place' order by one.container_id) as containers,
        ${taking('11', 'white')}, ${taking('12', 'green')}, ${taking('13', 'brown')}
      from (select ${bins.locationRef} as place, ${wire(table, fields)} from ${table} ${joins}
        where ${bins.customerId} = ${customerId}) one
      group by one.place) held on held.place = ${locations.id}`,
  };
}

/** Whether a container is at the location. */
const standsThere = sql`${bins.customerId} = ${locations.customerId} and ${bins.locationRef} = ${locations.id}`;

const hasBin = (more: SQL | undefined = sql`true`) =>
  sql`exists (select 1 from ${bins} where ${standsThere} and ${more})`;

const kit = records<Location, 'location', 'locations'>({
  one: 'location',
  many: 'locations',
  table: locations,
  complete: withContainers,
  filters: {
    has_containers: (wanted: boolean) => whether(hasBin(), wanted),
    material_type: (codes: string[]) =>
      codes.length > 0 ? hasBin(anyOf(bins.materialType, codes, 'text')) : undefined,
    city: (city: string) => sql`${sortOf(locations.city)} = search_key(${city}::text)`,
    street: (street: string) => sql`${sortOf(locations.street)} like ${beginning(street)}`,
  },
  sorts: {
    city: byFilledText(locations.city),
    street: byFilledText(locations.street),
    level: sql`(select max(${bins.lastLevel}) from ${bins} where ${standsThere} and ${bins.active})`,
    full_at: sql`(select min(${forecasts.fullAt}) from ${bins} join ${forecasts} on ${forecasts.customerId} = ${bins.customerId} and ${forecasts.binRef} = ${bins.id}
      where ${standsThere} and ${bins.active})`,
    containers: sql`(select count(*) from ${bins} where ${standsThere})`,
  },
});

export const locationHandlers = {
  listLocations: (call) =>
    listRows<Location, 'locations'>(
      call.openRows ? { ...kit.spec, ...joinedContainers(call.caller.customerId) } : kit.spec,
      'locations',
      call,
    ),

  createLocation: kit.create,
  getLocation: kit.get,

  replaceLocation: (call) => kit.update({ ...call, body: { disposition_area_id: null, ...call.body } }),

  deleteLocation: (call) =>
    inTransaction(call, (within) =>
      kit.remove(within, {
        when: hasBin(),
        problem: () => conflict('Containers stand at this location. Move or remove them first.'),
      }),
    ),

  restoreLocation: kit.restore,

  listLabels: async (call) => {
    const { db, caller, config, origin } = call;
    const { ids, query: text, ...filters } = call.query;
    const query = await askedOf('locations', text ?? '');
    if (!query) throw unprocessable('query.query', 'The list does not take this query.');
    const where = every([
      sql`${locations.customerId} = ${caller.customerId}`,
      ids
        ? anyOf(locations.id, ids, 'int')
        : sql`${locations.id} in (${idsOf(kit.spec, { ...call, query: query as object })})`,
      ...Object.values(conditionsOf({ table: locations }, filters, caller)),
    ]);
    const { rows } = await db.execute<Schemas['Label'] & { total: number } & Record<string, unknown>>(sql`
      select ${locations.id}, ${locations.locationId}, ${locations.locationName}, ${locations.street}, ${locations.city}, ${locations.reportCode},
        ${`${origin}${config.client.basePath}report/`} || ${locations.reportCode} as url, (count(*) over ())::int as total
      from ${locations} where ${where} order by ${sortOf(locations.locationId)}, ${locations.id} limit 1000`);
    return { status: 200, body: { labels: rows.map(({ total: _, ...label }) => label), total: rows[0]?.total ?? 0 } };
  },

  listLocationLevels: async (call) => {
    const { db, caller } = call;
    const { level_min: least, list = 'locations', query: text, ...filters } = call.query;
    needs(call, `${list}:read`);
    const query = await askedOf(list, text ?? '');
    if (!query) throw unprocessable('query.query', 'The list does not take this query.');
    const ids = idsOf<Bin | Location>(list === 'bins' ? binRecords.spec : kit.spec, {
      ...call,
      query: query as object,
    });
    // All that a view of the list shows; without one, what is in use.
    const viewed = text
      ? { locations: sql`${locations.id} in (${ids})`, bins: sql`${bins.id} in (${ids})` }[list]
      : sql`${locations.isActive} and ${bins.active}`;
    const held = text && list === 'bins' ? sql`true` : sql`${bins.active}`;
    const count = (condition: SQL) => sql`(count(${bins.id}) filter (where ${condition}))::int`;
    const level = sql`${bins.lastLevel}`;
    const where = every([
      sql`${locations.customerId} = ${caller.customerId}`,
      viewed,
      ...Object.values(conditionsOf({ table: locations }, filters, caller)),
    ]);
    const highest = conditionsOf({ table: bins, names: { level: sql`max(${level})` } }, { level_min: least }, caller);
    const { rows } = await db.execute<Schemas['LocationLevels']>(sql`
      select ${locations.id}, ${locations.locationId}, ${locations.locationName}, ${locations.latitude}, ${locations.longitude},
        ${locations.dispositionAreaId}, ${count(sql`coalesce(${level}, 0) < 50`)} as empty, ${count(sql`${level} >= 50 and ${level} < 80`)} as ok,
        ${count(sql`${level} >= 80 and ${level} <= 100`)} as full, ${count(sql`${level} > 100`)} as overfull, max(${level}) as max_level
      from ${locations} left join ${bins} on ${standsThere} and ${held}
      where ${where}
      group by ${locations.id}, ${locations.locationId}, ${locations.locationName}, ${locations.latitude}, ${locations.longitude},
        ${locations.dispositionAreaId}
      having ${every(Object.values(highest))}
      order by ${locations.id}`);
    return { status: 200, body: { levels: rows } };
  },
} satisfies Handlers;
