import { sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { centreOf, crowFlies, estimate, type Position } from '@/world/distance.ts';
import { locations } from '../db/schema.ts';
import { anyOf, byText, every } from '../db/sql.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { unprocessable } from '@/contract/problem.ts';
import { beginning, inAreas } from '../list/conditions.ts';
import { routedDistances } from '../routing.ts';
import { wire } from '../list/fields.ts';
import { withContainers, type Place } from './locations.ts';

type Body = components['schemas']['FindNearbyInput'];
type Ground = Pick<Call, 'db' | 'caller'>;

const maxPairs = 200;
/** Metres of one degree of latitude. */
const degree = 111_195;
/** Locations of one street that are looked at. */
const streetLimit = 1_000;

/** Locations in the square around a place. */
async function around({ db, caller }: Ground, centre: Position, radius: number): Promise<Place[]> {
  const high = radius / degree;
  const wide = Math.min(180, high / Math.max(0.001, Math.cos((centre.latitude * Math.PI) / 180)));
  const { rows } = await db.execute<Place>(sql`select ${wire(locations)} from ${locations}
    where ${locations.customerId} = ${caller.customerId}
    and ${locations.latitude} between ${centre.latitude - high} and ${centre.latitude + high}
    and ${locations.longitude} between ${centre.longitude - wide} and ${centre.longitude + wide}`);
  return rows;
}

/** Locations of streets that begin like this. */
async function inStreet({ db, caller }: Ground, street: string, city: string | undefined): Promise<Place[]> {
  const where = every([
    sql`${locations.customerId} = ${caller.customerId}`,
    sql`search_key(${locations.street}) like ${beginning(street.trim())}`,
    city?.trim() ? sql`search_key(${locations.city}) = search_key(${city.trim()})` : undefined,
  ]);
  const { rows } = await db.execute<Place>(
    sql`select ${wire(locations)} from ${locations} where ${where} order by ${byText(locations.street)} limit ${streetLimit}`,
  );
  return rows;
}

async function candidates(call: Ground, body: Body): Promise<{ places: Place[]; centre: Position; radius: number }> {
  const { latitude, longitude, radius_m: radius = 500, street = '', city } = body;
  if (latitude !== undefined && longitude !== undefined) {
    const centre = { latitude, longitude };
    return { places: await around(call, centre, radius), centre, radius };
  }
  if (!street.trim()) throw unprocessable('street', 'Coordinates or a street are needed.');
  const places = await inStreet(call, street, city);
  return { places, centre: centreOf(places), radius: Infinity };
}

export const geoHandlers = {
  findNearbyLocations: async (call) => {
    const { db, caller, body } = call;
    const { places, centre, radius } = await candidates(call, body);
    const near = places
      .map((place) => ({ place, distance_m: Math.round(crowFlies(centre, place)) }))
      .filter(({ distance_m }) => distance_m <= radius)
      .sort((a, b) => a.distance_m - b.distance_m || a.place.id - b.place.id)
      .slice(0, body.limit ?? 20);
    const full = await withContainers(
      db,
      caller.customerId,
      near.map(({ place }) => place),
    );
    const found = full.map((location, index) => ({ location, distance_m: near[index]?.distance_m ?? 0 }));
    return { status: 200, body: { locations: found } };
  },

  getDistanceMatrix: async ({ db, caller, config, query }) => {
    const pairs = query.pairs.split(',').map((pair) => pair.split(':') as [string, string]);
    if (pairs.length > maxPairs) throw unprocessable('query.pairs', `At most ${maxPairs} pairs in one call.`);
    const keys = [...new Set(pairs.flat())];
    const found = await db
      .select({
        key: locations.locationId,
        latitude: locations.latitude,
        longitude: locations.longitude,
        inArea: sql<boolean>`coalesce(${inAreas(locations.dispositionAreaId, query.disposition_area_ids) ?? sql`true`}, false)`,
      })
      .from(locations)
      .where(every([sql`${locations.customerId} = ${caller.customerId}`, anyOf(locations.locationId, keys, 'text')]));
    const places = new Map(found.map((place) => [place.key, place]));
    const unknown = keys.find((key) => !places.has(key));
    if (unknown !== undefined) throw unprocessable('query.pairs', `There is no location ${unknown}.`);
    const asked = pairs.flatMap(([from, to]) => {
      const [a, b] = [places.get(from), places.get(to)];
      return a?.inArea && b?.inArea ? [[a, b] as const] : [];
    });
    const routed = config.routingUrl ? await routedDistances(config.routingUrl, asked) : [];
    const distance_matrix = asked.map(([a, b], index) => {
      const metres = routed[index];
      const known = metres !== undefined;
      return {
        from: a.key,
        to: b.key,
        distance_m: known ? metres : estimate(a, b),
        mode: known ? ('route' as const) : ('estimate' as const),
      };
    });
    return { status: 200, body: { distance_matrix } };
  },
} satisfies Handlers;
