import { type Problem, workClock } from './problem.ts';
import { Travel } from './travel.ts';

/** A problem in typed arrays. Nodes 0 … n-1 are its stops; each trip that a vehicle may make has two more, its begin and its end. */
export class Instance {
  readonly size: number;
  readonly trips: number;
  readonly dimensions: number;
  /** Vehicle of a trip. */
  readonly vehicle: Int32Array;
  readonly firstTrip: Int32Array;
  /** Vehicles of the same kind are alike: an empty one stands for all of them. */
  readonly kind: Int32Array;
  readonly kinds: number;
  /** Place of a node. */
  readonly place: Int32Array;
  readonly prize: Float64Array;
  readonly demand: Float64Array;
  protected readonly capacity: Float64Array;
  /** Of a node. */
  protected readonly service: Float64Array;
  /** Of a stop for a vehicle, whose clock may stop for a break. */
  protected readonly open: Float64Array;
  protected readonly close: Float64Array;
  protected readonly begin: Float64Array;
  protected readonly end: Float64Array;
  protected readonly unloading: Float64Array;
  protected readonly start: Int32Array;
  protected readonly plant: Int32Array;
  protected readonly home: Int32Array;
  protected readonly allowed: Uint8Array | null;
  protected readonly timed: boolean;
  protected readonly travel: Travel;
  /** Seconds for a metre. */
  protected readonly pace: number;

  constructor(readonly problem: Problem) {
    const { stops, vehicles, speed } = problem;
    const n = (this.size = stops.length);
    const V = vehicles.length;
    this.dimensions = vehicles[0]?.capacity.length ?? 0;
    this.firstTrip = new Int32Array(V);
    const owners: number[] = [];
    for (const [v, { trips }] of vehicles.entries()) {
      this.firstTrip[v] = owners.length;
      for (let k = 0; k < trips; k++) owners.push(v);
    }
    this.trips = owners.length;
    const nodes = n + 2 * this.trips;
    this.vehicle = Int32Array.from(owners);
    this.place = new Int32Array(nodes);
    this.service = new Float64Array(nodes);
    this.prize = Float64Array.from(stops, ({ prize }) => prize);
    this.demand = Float64Array.from(stops.flatMap(({ demand }) => demand));
    this.capacity = Float64Array.from(vehicles.flatMap(({ capacity }) => capacity));
    this.begin = Float64Array.from(vehicles, (one) => workClock(one, one.from));
    this.end = Float64Array.from(vehicles, (one) => workClock(one, one.to, true));
    this.unloading = Float64Array.from(vehicles, (one) => one.unloading);
    this.start = Int32Array.from(vehicles, (one) => one.start);
    this.plant = Int32Array.from(vehicles, (one) => one.plant);
    this.home = Int32Array.from(vehicles, (one) => one.home ?? one.start);
    this.open = new Float64Array(n * V);
    this.close = new Float64Array(n * V);
    for (const [c, stop] of stops.entries()) {
      this.place[c] = stop.place;
      this.service[c] = stop.service;
      for (const [v, vehicle] of vehicles.entries()) {
        this.open[v * n + c] = workClock(vehicle, stop.open);
        this.close[v * n + c] = workClock(vehicle, stop.close, true);
      }
    }
    this.allowed = stops.some((stop) => stop.vehicles) ? new Uint8Array(n * V) : null;
    for (const [c, { vehicles: some }] of stops.entries())
      for (let v = 0; v < V; v++) if (this.allowed && (!some || some.includes(v))) this.allowed[v * n + c] = 1;
    const kinds = new Map<string, number>();
    this.kind = Int32Array.from(vehicles, (vehicle, v) => {
      const key = JSON.stringify([vehicle, stops.flatMap(({ vehicles: some }, c) => (some?.includes(v) ? [c] : []))]);
      return kinds.get(key) ?? (kinds.set(key, kinds.size), kinds.size - 1);
    });
    this.kinds = kinds.size;
    this.timed = vehicles.some(({ to }) => Number.isFinite(to)) || stops.some(({ close }) => Number.isFinite(close));
    for (const [t, v] of owners.entries()) {
      const [from, to] = [this.from(t), this.to(t)];
      this.place[from] = (t === this.firstTrip[v] ? this.start[v] : this.plant[v]) ?? 0;
      this.place[to] = this.plant[v] ?? 0;
    }
    this.pace = 1 / speed;
    this.travel = new Travel(problem);
  }

  from(trip: number) {
    return this.size + 2 * trip;
  }
  to(trip: number) {
    return this.size + 2 * trip + 1;
  }

  /** Metres between two nodes. */
  distance(a: number, b: number): number {
    return this.travel.metres(this.place[a]!, this.place[b]!);
  }
}
