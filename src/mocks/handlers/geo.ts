import type { FindNearbyInput } from '@/api/generated/dashboard.schemas';
import { crowFlies, estimate, type Position } from '@/world/distance';
import type { Ground, Handlers } from '../http/call';
import { unprocessable } from '../http/problem';
import { searchKey } from '../list/text';
import type { LocationRow } from '../state/rows';
import { locationOf } from './lookUp';
import { locationView } from './views';

const maxPairs = 200;

function centreOf(places: readonly Position[]): Position {
  const mean = (pick: (place: Position) => number) => places.reduce((sum, at) => sum + pick(at), 0) / places.length;
  return { latitude: mean((at) => at.latitude), longitude: mean((at) => at.longitude) };
}

interface Search {
  places: readonly LocationRow[];
  centre: Position;
  radius: number;
}

function candidates({ store, caller }: Ground, body: FindNearbyInput): Search {
  const { latitude, longitude, radius_m: radius = 500, street = '', city = '' } = body;
  const all = store.locationsOf(caller.customerId);
  if (latitude !== undefined && longitude !== undefined)
    return { places: all, centre: { latitude, longitude }, radius };
  if (!street.trim()) throw unprocessable('street', 'Coordinates or a street are needed.');
  const [begin, whole] = [searchKey(street.trim()), searchKey(city.trim())];
  const places = all.filter(
    (place) => searchKey(place.street).startsWith(begin) && (whole === '' || searchKey(place.city) === whole),
  );
  return { places, centre: centreOf(places), radius: Infinity };
}

export const geoHandlers = {
  findNearbyLocations: (call) => {
    const { places, centre, radius } = candidates(call, call.body);
    const near = places
      .map((place) => ({ place, distance_m: Math.round(crowFlies(centre, place)) }))
      .filter(({ distance_m }) => distance_m <= radius)
      .sort((a, b) => a.distance_m - b.distance_m || a.place.id - b.place.id)
      .slice(0, call.body.limit ?? 20);
    const view = locationView(call.store);
    const locations = near.map(({ place, distance_m }) => ({ location: view(place), distance_m }));
    return { status: 200, body: { locations } };
  },

  getDistanceMatrix: (call) => {
    const { query } = call;
    const pairs = query.pairs.split(',').map((pair) => pair.split(':') as [string, string]);
    if (pairs.length > maxPairs) throw unprocessable('query.pairs', `At most ${maxPairs} pairs in one call.`);
    const places = pairs.map((pair) =>
      pair.map((key) => {
        const place = locationOf(call, key);
        if (!place) throw unprocessable('query.pairs', `There is no location ${key}.`);
        return place;
      }),
    );
    const areas = query.disposition_area_ids ?? [];
    const inside = ({ disposition_area_id: area }: LocationRow) =>
      areas.length === 0 || (area !== null && areas.includes(area));
    const distance_matrix = places.flatMap(([a, b]) =>
      a && b && inside(a) && inside(b)
        ? [{ from: a.location_id, to: b.location_id, distance_m: estimate(a, b), mode: 'estimate' as const }]
        : [],
    );
    return { status: 200, body: { distance_matrix } };
  },
} satisfies Partial<Handlers>;
