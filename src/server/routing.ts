import type { Position } from '@/world/distance.ts';

/** A routing server that has not responded by then is not waited for. */
const patience = 5_000;
/** Shorter where somebody waits for a page. */
const linePatience = 2_000;
/** The places of one request that OSRM takes unless told otherwise. */
const mostPlaces = 100;
const atOnce = 8;

const routeUrl = (base: string, places: readonly Position[]) =>
  `${base.replace(/\/+$/, '')}/route/v1/driving/${places.map(({ longitude, latitude }) => `${longitude},${latitude}`).join(';')}`;

/** A point of a line. */
type Point = [longitude: number, latitude: number];

/** The way by road along places from such a server; undefined where it does not know one. */
export async function routedLine(base: string, places: readonly Position[]): Promise<Point[] | undefined> {
  if (places.length < 2 || places.length > mostPlaces) return undefined;
  const signal = AbortSignal.timeout(linePatience);
  const url = `${routeUrl(base, places)}?overview=full&geometries=geojson`;
  const response = await fetch(url, { signal }).catch(() => undefined);
  const body = response?.ok ? await response.json().catch(() => undefined) : undefined;
  const line = (body as { routes?: { geometry?: { coordinates?: unknown } }[] } | undefined)?.routes?.[0]?.geometry
    ?.coordinates;
  if (!Array.isArray(line) || line.length < 2) return undefined;
  const isPoint = (point: unknown) =>
    Array.isArray(point) && typeof point[0] === 'number' && typeof point[1] === 'number';
  return line.every(isPoint) ? (line as Point[]).map(([longitude, latitude]) => [longitude, latitude]) : undefined;
}

/**
 * Driving distances in metres from a routing server with OSRM's interface (`/route/v1/driving/lng,lat;lng,lat`).
 * @param base its URL
 * @returns undefined for each pair that it has no distance for
 */
export async function routedDistances(
  base: string,
  pairs: readonly (readonly [Position, Position])[],
): Promise<(number | undefined)[]> {
  const signal = AbortSignal.timeout(patience);
  const distances: (number | undefined)[] = pairs.map(() => undefined);
  const queue = [...pairs.entries()];
  const work = async () => {
    for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) {
      const [index, [from, to]] = next;
      const url = `${routeUrl(base, [from, to])}?overview=false`;
      const response = await fetch(url, { signal }).catch(() => undefined);
      const body = response?.ok
        ? ((await response.json().catch(() => ({}))) as { routes?: { distance?: number }[] })
        : {};
      const metres = body.routes?.[0]?.distance;
      if (typeof metres === 'number') distances[index] = Math.round(metres);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return distances;
}

/** Places of one request when a table is asked for, half from and half to. */
const block = mostPlaces / 2;
/** Places of which a table is asked for at all: 144 requests. */
const mostInTable = 600;
/** Nobody waits for a page meanwhile. */
const tablePatience = 20_000;

/**
 * Driving distances in metres from each place to each other, row by row, from such a server (`/table/v1/driving/…?annotations=distance`).
 * @param isAwaited whether somebody waits for it, so that it has two seconds only
 * @returns undefined when it does not know them all, does not respond in time, or there are too many places
 */
export async function roadTable(
  base: string,
  places: readonly Position[],
  isAwaited = false,
): Promise<Float64Array | undefined> {
  const size = places.length;
  if (size > mostInTable) return undefined;
  const starts = Array.from({ length: Math.ceil(size / block) }, (_, index) => index * block);
  const queue = starts.flatMap((from) => starts.map((to) => [from, to] as const));
  const metres = new Float64Array(size * size);
  const signal = AbortSignal.timeout(isAwaited ? linePatience : tablePatience);
  const take = async (from: number, to: number) => {
    const [sources, destinations] = [places.slice(from, from + block), places.slice(to, to + block)];
    const numbers = (list: readonly unknown[], first: number) => list.map((_, index) => first + index).join(';');
    const asked = new URLSearchParams({ annotations: 'distance' });
    asked.set('sources', numbers(sources, 0));
    asked.set('destinations', numbers(destinations, sources.length));
    const url = routeUrl(base, [...sources, ...destinations]).replace('/route/v1/', '/table/v1/');
    const response = await fetch(`${url}?${asked.toString().replaceAll('%3B', ';')}`, { signal });
    const { distances } = (response.ok ? await response.json() : {}) as { distances?: unknown[][] };
    for (const row of sources.keys())
      for (const column of destinations.keys()) {
        const value = distances?.[row]?.[column];
        if (typeof value !== 'number') throw new Error('A distance is not known.');
        metres[(from + row) * size + to + column] = value;
      }
  };
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await take(...next);
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } catch {
    return undefined;
  }
  return metres;
}
