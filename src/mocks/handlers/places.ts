import { centreOf, crowFlies, estimate } from '@/world/distance';
import type { Context, Handlers } from '../call';
import { searchKey } from '../collections/conditions';
import type { Viewed } from './views';
import { unprocessable } from '@/contract/problem';

const maxPairs = 200;

const locations = ({ store, caller, now }: Context) =>
  store.rows('locations', caller.customerId, now) as unknown as readonly Location[];
type Location = Extract<Awaited<ReturnType<NonNullable<Handlers['getLocation']>>>['body'], object>['location'];

const inAreas = ({ disposition_area_id: area }: Location, areas: readonly number[] = []) =>
  areas.length === 0 || (area !== null && areas.includes(area));

/** What maps and forms ask about locations. */
export const placeHandlers = (viewed: Viewed): Handlers => ({
  findNearbyLocations: (call) => {
    const { latitude, longitude, radius_m = 500, street = '', city = '', limit = 20 } = call.body;
    const byStreet = latitude === undefined || longitude === undefined;
    if (byStreet && !street.trim()) throw unprocessable('street', 'Coordinates or a street are needed.');
    const [begin, whole] = [searchKey(street.trim()), searchKey(city.trim())];
    const isThere = (at: Location) =>
      searchKey(at.street).startsWith(begin) && (!whole || searchKey(at.city) === whole);
    const places = byStreet ? locations(call).filter(isThere) : locations(call);
    const centre = byStreet ? centreOf(places) : { latitude, longitude };
    const near = places
      .map((location) => ({ location, distance_m: Math.round(crowFlies(centre, location)) }))
      .filter(({ distance_m }) => byStreet || distance_m <= radius_m)
      .sort((a, b) => a.distance_m - b.distance_m || a.location.id - b.location.id);
    return { status: 200, body: { locations: near.slice(0, limit) } };
  },

  getDistanceMatrix: (call) => {
    const { query } = call;
    const pairs = query.pairs.split(',').map((pair) => pair.split(':'));
    if (pairs.length > maxPairs) throw unprocessable('query.pairs', `At most ${maxPairs} pairs in one call.`);
    const byKey = new Map(locations(call).map((location) => [location.location_id, location]));
    const find = (key = '') => {
      const found = byKey.get(key);
      if (!found) throw unprocessable('query.pairs', `There is no location ${key}.`);
      return found;
    };
    const distance_matrix = pairs
      .map(([from, to]) => [find(from), find(to)] as const)
      .filter((pair) => pair.every((one) => inAreas(one, query.disposition_area_ids)))
      .map(([a, b]) => ({
        from: a.location_id,
        to: b.location_id,
        distance_m: estimate(a, b),
        mode: 'estimate' as const,
      }));
    return { status: 200, body: { distance_matrix } };
  },

  listLocationLevels: (call) => {
    const { disposition_area_ids: areas, level_min: min, list = 'locations', query } = call.query;
    const rows = query ? viewed(call, list, query)?.rows : undefined;
    if (query && !rows) throw unprocessable('query.query', 'The list does not take this query.');
    const ids = rows && new Set(rows.map(({ id }) => id));
    const levels = locations(call).flatMap((location) => {
      const bins = location.containers.filter(({ id, active }) => (ids && list === 'bins' ? ids.has(id) : active));
      const isViewed = list === 'bins' ? bins.length > 0 : ids?.has(location.id);
      if (!inAreas(location, areas) || !(ids ? isViewed : location.is_active && bins.length > 0)) return [];
      const known = bins.map(({ last_level }) => last_level).filter((level) => level !== null);
      const max_level = known.length > 0 ? Math.max(...known) : null;
      if (min !== undefined && (max_level ?? -1) < min) return [];
      const between = (from: number, to: number) =>
        bins.filter(({ last_level: level }) => (level ?? 0) >= from && (level ?? 0) < to).length;
      const [empty, ok] = [between(0, 50), between(50, 80)];
      const overfull = known.filter((level) => level > 100).length;
      return [{ ...location, empty, ok, full: bins.length - empty - ok - overfull, overfull, max_level }];
    });
    return { status: 200, body: { levels } };
  },
});
