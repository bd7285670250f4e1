import type { Random } from '@/world/random.ts';
import type { Routes } from './routes.ts';

/** Stops taken out on average (c̄), the longest string (L max), the chance of a split string (α) and of a longer gap in it (β). */
const REMOVED = 10;
const LONGEST = 10;
const SPLIT = 0.5;
const DEEPER = 0.01;

/** The nearest stops of each stop, itself first: `adj(c)` of the paper, no longer than `reach`. Straight lines, by a sweep along x. */
export function adjacency({ problem, size: n, place }: Routes, reach: number): Int32Array {
  const x = Float64Array.from({ length: n }, (_, c) => problem.places[place[c]!]?.x ?? 0);
  const y = Float64Array.from({ length: n }, (_, c) => problem.places[place[c]!]?.y ?? 0);
  const byX = Int32Array.from({ length: n }, (_, c) => c).sort((a, b) => x[a]! - x[b]! || a - b);
  const near = new Int32Array(n * reach);
  const ids = new Int32Array(reach);
  const far = new Float64Array(reach);
  for (let rank = 0; rank < n; rank++) {
    const c = byX[rank]!;
    let found = 0;
    const consider = (other: number) => {
      const distance = other === c ? -1 : (x[other]! - x[c]!) ** 2 + (y[other]! - y[c]!) ** 2;
      if (found === reach && distance >= far[reach - 1]!) return;
      let at = found < reach ? found++ : reach - 1;
      for (; at > 0 && far[at - 1]! > distance; at--) {
        far[at] = far[at - 1]!;
        ids[at] = ids[at - 1]!;
      }
      far[at] = distance;
      ids[at] = other;
    };
    consider(c);
    let [left, right] = [rank - 1, rank + 1];
    while (left >= 0 || right < n) {
      const toLeft = left >= 0 ? x[c]! - x[byX[left]!]! : Infinity;
      const toRight = right < n ? x[byX[right]!]! - x[c]! : Infinity;
      const step = Math.min(toLeft, toRight);
      if (found === reach && step * step > far[reach - 1]!) break;
      consider(byX[toLeft <= toRight ? left-- : right++]!);
    }
    near.set(ids, c * reach);
  }
  return near;
}

/**
 * Adjacent string removal: strings of stops that follow each other are taken out of tours near a seed, which leaves slack for others in space and capacity.
 * Christiaens and Vanden Berghe, Slack Induction by String Removals for Vehicle Routing Problems, Transportation Science 54 (2020), section 5.1.
 * @param touch told of each vehicle before its first stop is taken out
 * @returns the stops taken out
 */
export function ruin(
  routes: Routes,
  random: Random,
  seed: number,
  { near, reach }: { near: Int32Array; reach: number },
  touch: (vehicle: number) => void,
  served: { stops: number; trips: number },
): number[] {
  const average = served.trips === 0 ? 1 : served.stops / served.trips;
  const longest = Math.min(LONGEST, average);
  const strings = Math.floor(random.between(1, (4 * REMOVED) / (1 + longest)));
  const ruined = new Set<number>();
  const removed: number[] = [];
  for (let i = 0; i < reach && ruined.size < strings; i++) {
    const c = near[seed * reach + i]!;
    const trip = routes.trip[c]!;
    if (trip < 0 || ruined.has(trip)) continue;
    const count = routes.count[trip]!;
    const length = Math.floor(random.between(1, Math.min(count, longest) + 1));
    touch(routes.vehicle[trip]!);
    // The split string: `gap` stops in the middle of a longer one are preserved.
    let gap = 0;
    if (length > 1 && length < count && random.chance(SPLIT))
      for (gap = 1; length + gap < count && random.chance(DEEPER);) gap++;
    removeString(routes, random, c, trip, length, gap, removed);
    ruined.add(trip);
  }
  return removed;
}

/** Takes `length` of `length + gap` stops in a row out, which include `c`. */
function removeString(
  routes: Routes,
  random: Random,
  c: number,
  trip: number,
  length: number,
  gap: number,
  removed: number[],
) {
  const whole = length + gap;
  const { prev, next } = routes;
  const begin = routes.from(trip);
  let before = 0;
  for (let node = prev[c]!; node !== begin && before < whole - 1; node = prev[node]!) before++;
  const after = Math.min(whole - 1, routes.count[trip]! - 1);
  let behind = 0;
  for (let node = next[c]!; node < routes.size && behind < after; node = next[node]!) behind++;
  const offset = random.int(Math.max(0, whole - 1 - behind), Math.min(before, whole - 1));
  const skip = gap > 0 ? random.int(1, length - 1) : length;
  let node = c;
  for (let i = 0; i < offset; i++) node = prev[node]!;
  for (let i = 0; i < whole; i++) {
    const following = next[node]!;
    if (i < skip || i >= skip + gap) {
      routes.remove(node);
      removed.push(node);
    }
    node = following;
  }
}
