import { Instance } from './instance.ts';
import type { Problem } from './problem.ts';

/**
 * The trips of all vehicles as doubly linked lists in typed arrays. `load` holds what a trip carries; `early` and `late` the first and the last second
 * at which a node can begin (slack), so that a position is judged at once. The used trips of a vehicle are its first ones.
 */
export class Routes extends Instance {
  readonly next: Int32Array;
  readonly prev: Int32Array;
  /** Trip of a stop, -1 while it is left out. */
  readonly trip: Int32Array;
  /** Stops of a trip. */
  readonly count: Int32Array;
  /** Trips in use of a vehicle. */
  readonly used: Int32Array;
  readonly distanceOf: Float64Array;
  private readonly load: Float64Array;
  private readonly early: Float64Array;
  private readonly late: Float64Array;

  constructor(problem: Problem) {
    super(problem);
    const nodes = this.place.length;
    const vehicles = problem.vehicles.length;
    this.next = new Int32Array(nodes);
    this.prev = new Int32Array(nodes);
    this.trip = new Int32Array(nodes).fill(-1);
    this.count = new Int32Array(this.trips);
    this.load = new Float64Array(this.trips * this.dimensions);
    this.early = new Float64Array(nodes);
    this.late = new Float64Array(nodes);
    this.used = new Int32Array(vehicles);
    this.distanceOf = new Float64Array(vehicles);
    for (let t = 0; t < this.trips; t++) {
      const [from, to] = [this.from(t), this.to(t)];
      this.trip[from] = this.trip[to] = t;
      this.next[from] = to;
      this.prev[to] = from;
    }
  }

  /** Whether the load of a stop still goes onto a trip, and the vehicle may serve it. */
  fits(c: number, trip: number): boolean {
    const v = this.vehicle[trip]!;
    if (this.allowed && this.allowed[v * this.size + c] === 0) return false;
    const D = this.dimensions;
    for (let d = 0; d < D; d++)
      if (this.load[trip * D + d]! + this.demand[c * D + d]! > this.capacity[v * D + d]! + 1e-9) return false;
    return true;
  }

  /** Metres that a stop adds after node `p` of a trip in use; Infinity if it would be late, or make others late. */
  detour(c: number, p: number, trip: number): number {
    const s = this.next[p]!;
    const there = this.distance(p, c);
    const on = this.distance(c, s);
    if (this.timed) {
      const v = this.vehicle[trip]!;
      const arrival = Math.max(this.open[v * this.size + c]!, this.early[p]! + this.service[p]! + there * this.pace);
      if (arrival > this.close[v * this.size + c]!) return Infinity;
      if (arrival + this.service[c]! + on * this.pace > this.late[s]!) return Infinity;
    }
    return there + on - this.distance(p, s);
  }

  /** Metres that a stop adds as the only one of the next trip of a vehicle. */
  opening(c: number, v: number): number {
    const trip = this.firstTrip[v]! + this.used[v]!;
    const from = this.from(trip);
    const to = this.to(trip);
    const there = this.distance(from, c);
    const on = this.distance(c, to);
    const home = this.travel.metres(this.plant[v]!, this.home[v]!);
    if (this.timed) {
      const ready = this.used[v] === 0 ? this.begin[v]! : this.early[this.to(trip - 1)]! + this.unloading[v]!;
      const arrival = Math.max(this.open[v * this.size + c]!, ready + there * this.pace);
      if (arrival > this.close[v * this.size + c]!) return Infinity;
      if (arrival + this.service[c]! + (on + home) * this.pace + this.unloading[v]! > this.end[v]!) return Infinity;
    }
    return there + on + (this.used[v] === 0 ? home : 0);
  }

  insert(c: number, p: number, trip: number) {
    this.link(c, p, trip);
    const v = this.vehicle[trip]!;
    if (this.count[trip] === 1) this.used[v]!++;
    if (this.timed) this.schedule(v);
  }

  /** Takes a stop out. Times and the order of trips follow with `settle`. */
  remove(c: number) {
    const [p, s, trip] = [this.prev[c]!, this.next[c]!, this.trip[c]!];
    this.next[p] = s;
    this.prev[s] = p;
    this.trip[c] = -1;
    this.weigh(c, trip, -1);
  }

  private link(c: number, p: number, trip: number) {
    const s = this.next[p]!;
    this.next[p] = this.prev[s] = c;
    this.prev[c] = p;
    this.next[c] = s;
    this.trip[c] = trip;
    this.weigh(c, trip, 1);
  }

  private weigh(c: number, trip: number, sign: 1 | -1) {
    const D = this.dimensions;
    this.count[trip]! += sign;
    for (let d = 0; d < D; d++)
      this.load[trip * D + d] = this.count[trip] === 0 ? 0 : this.load[trip * D + d]! + sign * this.demand[c * D + d]!;
  }

  /** After stops were taken out: trips in use first, then the times. */
  settle(v: number) {
    const first = this.firstTrip[v]!;
    const last = first + (this.problem.vehicles[v]?.trips ?? 0);
    let used = first;
    for (let t = first; t < last; t++) if (this.count[t]! > 0) this.move(t, used++);
    this.used[v] = used - first;
    if (this.timed) this.schedule(v);
  }

  private move(from: number, to: number) {
    if (from === to) return;
    const order = this.stopsOf(from);
    for (const c of order) this.remove(c);
    let p = this.from(to);
    for (const c of order) {
      this.link(c, p, to);
      p = c;
    }
  }

  /** Times of a vehicle: forwards the first, backwards the last second at which each node can begin. */
  private schedule(v: number) {
    const n = this.size;
    const first = this.firstTrip[v]!;
    const last = first + this.used[v]! - 1;
    let time = this.begin[v]!;
    for (let t = first; t <= last; t++) {
      const end = this.to(t);
      let node = this.from(t);
      this.early[node] = time;
      while (node !== end) {
        const s = this.next[node]!;
        time += this.service[node]! + this.distance(node, s) * this.pace;
        if (s < n) time = Math.max(time, this.open[v * n + s]!);
        this.early[s] = time;
        node = s;
      }
      time += this.unloading[v]!;
    }
    time = this.end[v]! - this.travel.metres(this.plant[v]!, this.home[v]!) * this.pace;
    for (let t = last; t >= first; t--) {
      const begin = this.from(t);
      let node = this.to(t);
      time -= this.unloading[v]!;
      this.late[node] = time;
      while (node !== begin) {
        const p = this.prev[node]!;
        time -= this.service[p]! + this.distance(p, node) * this.pace;
        if (p < n) time = Math.min(time, this.close[v * n + p]!);
        this.late[p] = time;
        node = p;
      }
    }
  }

  /** Notes in `distanceOf` what a vehicle drives. */
  measure(v: number): number {
    return (this.distanceOf[v] = this.lengthOf(v));
  }

  /** Metres that a vehicle drives. */
  lengthOf(v: number): number {
    const first = this.firstTrip[v]!;
    let metres = this.used[v] === 0 ? 0 : this.travel.metres(this.plant[v]!, this.home[v]!);
    for (let t = first; t < first + this.used[v]!; t++)
      for (let node = this.from(t), end = this.to(t); node !== end; node = this.next[node]!)
        metres += this.distance(node, this.next[node]!);
    return metres;
  }

  stopsIn(v: number): number {
    let stops = 0;
    const first = this.firstTrip[v]!;
    for (let t = first; t < first + this.used[v]!; t++) stops += this.count[t]!;
    return stops;
  }

  stopsOf(trip: number): number[] {
    const stops: number[] = [];
    for (let c = this.next[this.from(trip)]!; c < this.size; c = this.next[c]!) stops.push(c);
    return stops;
  }

  /** The trips of a vehicle in use. */
  tripsOf(v: number): number[][] {
    return Array.from({ length: this.used[v]! }, (_, k) => this.stopsOf(this.firstTrip[v]! + k));
  }

  /** Replaces the trips of a vehicle. Stops that it takes over are to be out of others. */
  restore(v: number, trips: readonly (readonly number[])[]) {
    const first = this.firstTrip[v]!;
    for (let k = 0; k < trips.length; k++) {
      let p = this.from(first + k);
      for (const c of trips[k]!) {
        this.link(c, p, first + k);
        p = c;
      }
    }
    this.settle(v);
  }

  clear(v: number) {
    const first = this.firstTrip[v]!;
    for (let t = first; t < first + this.used[v]!; t++) for (const c of this.stopsOf(t)) this.remove(c);
    this.used[v] = 0;
  }
}
