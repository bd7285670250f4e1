/** A position: degrees, WGS 84. */
export interface Position {
  latitude: number;
  longitude: number;
}

const earthRadius = 6_371_000;
/** How much longer streets are than the crow's flight in a city. */
const detour = 1.35;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in metres. Haversine formula: R. W. Sinnott, "Virtues of the Haversine", Sky and Telescope 68 (1984). */
export function crowFlies(a: Position, b: Position): number {
  const [phi, psi] = [radians(a.latitude), radians(b.latitude)];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const h = half(psi - phi) + Math.cos(phi) * Math.cos(psi) * half(radians(b.longitude - a.longitude));
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Distance along streets in metres, estimated from the great circle. */
export const estimate = (a: Position, b: Position) => Math.round(crowFlies(a, b) * detour);

/** A routing server that has not answered by then is not waited for. */
const patience = 5_000;
const atOnce = 8;

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
      const path = [from, to].map(({ longitude, latitude }) => `${longitude},${latitude}`).join(';');
      const url = `${base.replace(/\/+$/, '')}/route/v1/driving/${path}?overview=false`;
      const answer = await fetch(url, { signal }).catch(() => undefined);
      const body = answer?.ok ? ((await answer.json().catch(() => ({}))) as { routes?: { distance?: number }[] }) : {};
      const metres = body.routes?.[0]?.distance;
      if (typeof metres === 'number') answers[index] = Math.round(metres);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return answers;
}
