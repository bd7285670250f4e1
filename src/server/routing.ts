import type { Position } from '@/world/distance.ts';

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
