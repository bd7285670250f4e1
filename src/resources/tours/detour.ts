import type { Distance, TourStop } from '@/api/generated/dashboard.schemas';

/** Metres a minute in a city, stops at lights included, and minutes at a site: figures of the demo's tours. */
const SPEED = 400;
const AT_SITE = 4;
/** Pairs that the server takes at once. */
const AT_ONCE = 200;

/** Where a further stop costs a tour least, and what it costs. */
export interface Detour {
  /** Its number among the stops, from 1. */
  position: number;
  metres: number;
  minutes: number;
}

/** What has to be known of the ways between a place and the stops of tours, in parts that the server takes: `from:to,…`. */
export function waysOf(tours: readonly (readonly TourStop[])[], place: string): string[] {
  const pairs = tours.flatMap((stops) => {
    const keys = stops.map(({ location_id }) => location_id ?? '');
    return keys.flatMap((key, index) => {
      const [next] = keys.slice(index + 1);
      return [`${key}:${place}`, `${place}:${key}`, ...(next ? [`${key}:${next}`] : [])];
    });
  });
  const unique = [...new Set(pairs)];
  return Array.from({ length: Math.ceil(unique.length / AT_ONCE) }, (_, part) =>
    unique.slice(part * AT_ONCE, (part + 1) * AT_ONCE).join(),
  );
}

/** The cheapest insertion of a place into the stops of a tour, behind those that were visited. */
export function cheapest(stops: readonly TourStop[], place: string, ways: readonly Distance[]): Detour {
  const metresOf = new Map(ways.map(({ from, to, distance_m: metres }) => [`${from}:${to}`, metres]));
  const way = (from: string | null | undefined, to: string | null | undefined) =>
    from && to ? (metresOf.get(`${from}:${to}`) ?? 0) : 0;
  const ahead = stops.findLastIndex(({ state }) => state !== 'planned') + 1;
  const costs = Array.from({ length: stops.length + 1 }, (_, index) => {
    const [before, after] = [stops[index - 1]?.location_id, stops[index]?.location_id];
    return index < ahead ? Infinity : Math.max(0, way(before, place) + way(place, after) - way(before, after));
  });
  const metres = Math.min(...costs);
  return { position: costs.indexOf(metres) + 1, metres, minutes: Math.round(metres / SPEED + AT_SITE) };
}
