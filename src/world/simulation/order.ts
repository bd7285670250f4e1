import type { Router } from '../routes.ts';

/** Puts stops in a short order from `from` to `to`: nearest neighbour, then 2-opt until nothing gets shorter. */
export function shortOrder(stops: readonly number[], from: number, to: number, router: Router): number[] {
  const places = [from, ...stops, to];
  const n = places.length;
  const cost = new Float64Array(n * n);
  for (let i = 0; i < n; i++)
    for (let j = 0; j < i; j++)
      cost[i * n + j] = cost[j * n + i] = router.seconds(places[j] as number, places[i] as number);
  const of = (a: number, b: number): number => cost[a * n + b] as number;
  const left = new Set(Array.from({ length: n - 2 }, (_, i) => i + 1));
  const order = [0];
  while (left.size > 0) {
    const last = order[order.length - 1] as number;
    let best = -1;
    for (const i of left) if (best < 0 || of(last, i) < of(last, best)) best = i;
    left.delete(best);
    order.push(best);
  }
  order.push(n - 1);
  for (let improved = true; improved;) {
    improved = false;
    for (let i = 1; i < n - 2; i++)
      for (let j = i + 1; j < n - 1; j++) {
        const [a, b, c, d] = [order[i - 1], order[i], order[j], order[j + 1]] as [number, number, number, number];
        if (of(a, c) + of(b, d) + 1e-6 >= of(a, b) + of(c, d)) continue;
        for (let low = i, high = j; low < high; low++, high--) {
          const kept = order[low] as number;
          order[low] = order[high] as number;
          order[high] = kept;
        }
        improved = true;
      }
  }
  return order.slice(1, -1).map((i) => places[i] as number);
}
