import type { Random } from '@/world/random.ts';
import type { Routes } from './routes.ts';

/** The chance that a position is overlooked. */
const BLINK = 0.01;

type Order = 'random' | 'demand' | 'far' | 'close' | 'prize';
/** How often stops are inserted in which order: the paper's weights, and the most valuable first where stops may be left out. */
const ORDERS: readonly (readonly [Order, number])[] = [
  ['random', 4],
  ['demand', 4],
  ['far', 2],
  ['close', 1],
  ['prize', 4],
];

/**
 * Greedy insertion with blinks: each stop goes to the position that adds least, of those not overlooked by chance.
 * Christiaens and Vanden Berghe 2020, section 5.2. Positions are those beside the `reach` nearest stops and the next trip of each vehicle;
 * a stop stays out when the detour is worth more than its prize.
 */
export class Recreate {
  private readonly keys: Record<Order, Float64Array>;
  private readonly orders: Order[];
  private readonly judged: Int32Array;
  private readonly tried: Int32Array;
  private stamp = 0;
  private until = 0;

  constructor(
    private readonly routes: Routes,
    private readonly random: Random,
    private readonly near: { near: Int32Array; reach: number },
    private readonly width: number,
  ) {
    const { size, demand, dimensions, prize } = routes;
    const most = Float64Array.from({ length: dimensions }, (_, d) =>
      Math.max(1e-9, ...routes.problem.vehicles.map(({ capacity }) => capacity[d] ?? 0)),
    );
    const share = Float64Array.from({ length: size }, (_, c) =>
      Math.max(0, ...Array.from(most, (capacity, d) => demand[c * dimensions + d]! / capacity)),
    );
    const away = Float64Array.from({ length: size }, (_, c) =>
      routes.trips > 0 ? routes.distance(routes.from(0), c) : 0,
    );
    this.keys = {
      random: new Float64Array(size),
      demand: share.map((value) => -value),
      far: away.map((value) => -value),
      close: away,
      prize: prize.map((value) => -value),
    };
    const worth = prize.some((value) => value !== prize[0]);
    this.orders = ORDERS.flatMap(([order, weight]) =>
      order === 'prize' && !worth ? [] : Array.from({ length: weight }, () => order),
    );
    this.judged = new Int32Array(routes.trips).fill(-1);
    this.tried = new Int32Array(routes.kinds).fill(-1);
  }

  /** Puts stops back in. @param touch told of each vehicle before it gets its first stop */
  insertAll(stops: number[], touch: (vehicle: number) => void) {
    const order = this.random.pick(this.orders);
    const key = this.keys[order];
    if (order === 'random') for (const c of stops) key[c] = this.random.next();
    stops.sort((a, b) => key[a]! - key[b]! || a - b);
    for (const c of stops) this.insert(c, touch);
  }

  /** Whether to overlook this position: the number of positions until the next is drawn at once. */
  private blinks(): boolean {
    if (this.until-- > 0) return false;
    this.until = Math.floor(Math.log(1 - this.random.next()) / Math.log(1 - BLINK));
    return true;
  }

  private insert(c: number, touch: (vehicle: number) => void) {
    const { routes, judged, tried } = this;
    const { near, reach } = this.near;
    // Judged trips carry the stamp, and the lowest bit says whether the stop fits.
    const stamp = (this.stamp += 2);
    let least = routes.prize[c]!;
    let after = -1;
    let trip = -1;
    for (let i = 1; i < this.width; i++) {
      const j = near[c * reach + i]!;
      const t = routes.trip[j]!;
      if (t < 0) continue;
      if (judged[t]! < stamp) judged[t] = stamp + (routes.fits(c, t) ? 1 : 0);
      if (judged[t] === stamp) continue;
      if (!this.blinks()) {
        const added = routes.detour(c, j, t);
        if (added < least) [least, after, trip] = [added, j, t];
      }
      const p = routes.prev[j]!;
      if (!this.blinks()) {
        const added = routes.detour(c, p, t);
        if (added < least) [least, after, trip] = [added, p, t];
      }
    }
    for (let v = 0; v < routes.used.length; v++) {
      if (routes.used[v]! >= routes.problem.vehicles[v]!.trips) continue;
      if (routes.used[v] === 0) {
        if (tried[routes.kind[v]!] === stamp) continue;
        tried[routes.kind[v]!] = stamp;
      }
      const t = routes.firstTrip[v]! + routes.used[v]!;
      if (!routes.fits(c, t) || this.blinks()) continue;
      const added = routes.opening(c, v);
      if (added < least) [least, after, trip] = [added, routes.from(t), t];
    }
    if (trip < 0) return;
    touch(routes.vehicle[trip]!);
    routes.insert(c, after, trip);
  }
}
