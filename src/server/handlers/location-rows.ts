import { sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import type { Db } from '../db/open.ts';
import { bins, locations } from '../db/schema.ts';
import { anyOf, iso } from '../db/sql.ts';
import { binColumns, binTables, findBins, type Bin } from './bin-rows.ts';

type Schemas = components['schemas'];
export type Location = Schemas['Location'];
/** A location without its containers, as one query gives it. */
export type Place = Omit<Location, 'containers' | 'container_site'>;

/** A location as the contract shows it, without its containers. */
export const placeColumns = sql`${locations.id}, ${locations.locationId}, ${locations.locationName}, ${locations.city}, ${locations.street},
  ${locations.latitude}, ${locations.longitude}, ${locations.dispositionAreaId}, ${locations.locationType}, ${locations.isActive},
  ${iso(locations.updatedAt)} as updated_at`;

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
  const found = await findBins(db, sql`${bins.customerId} = ${customerId} and ${anyOf(bins.locationRef, ids, 'int')}`);
  const at = new Map<string | null, Bin[]>();
  for (const bin of found) at.set(bin.location_id, [...(at.get(bin.location_id) ?? []), bin]);
  return places.map(({ updated_at, ...place }) => {
    const containers = at.get(place.location_id) ?? [];
    return { ...place, containers, container_site: siteOf(containers), updated_at };
  });
}

/** Locations with their containers by one query, for a stream: what `withContainers` asks for later would be of another moment. */
export function wholeLocations(customerId: number): { columns: SQL; from: SQL } {
  const count = (code: string) => sql`coalesce(held.${sql.raw(code)}, 0)`;
  const taking = (code: string, name: string) =>
    sql`(count(*) filter (where ${code} = any(string_to_array(one.material_type, '+'))))::int as ${sql.raw(name)}`;
  return {
    columns: sql`${placeColumns}, coalesce(held.containers, '[]') as containers,
      json_build_object('white', ${count('white')}, 'green', ${count('green')}, 'brown', ${count('brown')}) as container_site`,
    from: sql`${locations} left join (
      select one.place, json_agg(to_jsonb(one) - 'place' order by one.container_id) as containers,
        ${taking('11', 'white')}, ${taking('12', 'green')}, ${taking('13', 'brown')}
      from (select ${bins.locationRef} as place, ${binColumns} from ${binTables} where ${bins.customerId} = ${customerId}) one
      group by one.place) held on held.place = ${locations.id}`,
  };
}

/** Locations that meet a condition, with their containers: two queries. */
export async function findLocations(db: Db, customerId: number, where: SQL): Promise<Location[]> {
  const { rows } = await db.execute<Place>(
    sql`select ${placeColumns} from ${locations} where ${locations.customerId} = ${customerId} and ${where}`,
  );
  return withContainers(db, customerId, rows);
}
