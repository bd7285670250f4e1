import type { Position } from '@/world/distance.ts';

/** A routing server that has not answered by then is not waited for. */
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
  const answer = await fetch(url, { signal }).catch(() => undefined);
  const body = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
  const line = (body as { routes?: { geometry?: { coordinates?: unknown } }[] } | undefined)?.routes?.[0]?.geometry
    ?.coordinates;
  if (!Array.isArray(line) || line.length < 2) return undefined;
  const isPoint = (point: unknown) =>
    Array.isArray(point) && typeof point[0] === 'number' && typeof point[1] === 'number';
  return line.every(isPoint) ? (line as Point[]).map(([longitude, latitude]) => [longitude, latitude]) : undefined;
}

/**
 * Driving distances in metres from a routing server with OSRM's interface (`/route/v1/driving/lng,lat;lng,lat`).
 * @param base its address
 * @returns undefined for each pair that it could not answer
 */
export async function routedDistances(
  base: string,
  pairs: readonly (readonly [Position, Position])[],
): Promise<(number | undefined)[]> {
  const signal = AbortSignal.timeout(patience);
  const answers: (number | undefined)[] = pairs.map(() => undefined);
  const queue = [...pairs.entries()];
  const work = async () => {
    for (let next = queue.shift(); next && !signal.aborted; next = queue.shift()) {
      const [index, [from, to]] = next;
      const url = `${routeUrl(base, [from, to])}?overview=false`;
      const answer = await fetch(url, { signal }).catch(() => undefined);
      const body = answer?.ok ? ((await answer.json().catch(() => ({}))) as { routes?: { distance?: number }[] }) : {};
      const metres = body.routes?.[0]?.distance;
      if (typeof metres === 'number') answers[index] = Math.round(metres);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}
