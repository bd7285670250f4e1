import { city } from './city/city.ts';
import { distance, type Point } from './city/geometry.ts';
import type { StreetClass } from './city/roads.ts';

/** A place that tours drive to: where it is and on which piece of street (index of the network's edge, share along it). */
export interface Place {
  at: Point;
  edge: number;
  share: number;
}

/** Ways between places, by their index. */
export interface Router {
  metres(from: number, to: number): number;
  /** Driving time in seconds, without stops. */
  seconds(from: number, to: number): number;
  /** The line driven, both ends included. */
  path(from: number, to: number): Point[];
}

const METRES_PER_SECOND: Record<StreetClass, number> = { arterial: 12, collector: 9.5, residential: 6.5 };
const CROW_FACTOR = 1.35;

/** Where there is no street network, or too many places for it: great-circle times 1.35, at 30 km/h. */
export function crowRouter(places: readonly Place[]): Router {
  const at = (i: number): Point => (places[i] as Place).at;
  const metres = (from: number, to: number): number => distance(at(from), at(to)) * CROW_FACTOR;
  return { metres, seconds: (from, to) => metres(from, to) / 8.4, path: (from, to) => [at(from), at(to)] };
}

interface Tree {
  seconds: Float64Array;
  metres: Float64Array;
  parent: Int32Array;
}

/** Fastest ways along the demo city's streets: one Dijkstra tree per place, made when first asked for. */
export function streetRouter(places: readonly Place[]): Router {
  const graph = adjacency();
  const trees = new Map<number, Tree>();
  const treeOf = (from: number): Tree => {
    let tree = trees.get(from);
    if (!tree) trees.set(from, (tree = grow(graph, ends(places[from] as Place))));
    return tree;
  };
  /** The better end of the target's street piece, and the way's length and time. */
  const reach = (from: number, to: number): { node: number; seconds: number; metres: number } => {
    const tree = treeOf(from);
    let best = { node: -1, seconds: Infinity, metres: 0 };
    for (const { node, metres, seconds } of ends(places[to] as Place)) {
      const total = (tree.seconds[node] as number) + seconds;
      if (total < best.seconds) best = { node, seconds: total, metres: (tree.metres[node] as number) + metres };
    }
    return best;
  };
  return {
    metres: (from, to) => (from === to ? 0 : reach(from, to).metres),
    seconds: (from, to) => (from === to ? 0 : reach(from, to).seconds),
    path: (from, to) => {
      if (from === to) return [];
      const { parent } = treeOf(from);
      const line: Point[] = [onStreet(places[to] as Place)];
      for (let node = reach(from, to).node; node >= 0; node = parent[node] as number)
        line.push(graph.nodes[node] as Point);
      line.push(onStreet(places[from] as Place));
      return line.reverse();
    },
  };
}
function onStreet({ edge, share }: Place): Point {
  const { nodes, edges } = city().network;
  const { a, b } = edges[edge] as (typeof edges)[number];
  const [p, q] = [nodes[a] as Point, nodes[b] as Point];
  return [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share];
}
/** The place on the street network next to a point. */
export function nearestPlace(at: Point): Place {
  const { nodes, edges } = city().network;
  let best: Place = { at, edge: 0, share: 0 };
  let least = Infinity;
  edges.forEach(({ a }, edge) => {
    const d = distance(nodes[a] as Point, at);
    if (d < least) [least, best] = [d, { at, edge, share: 0 }];
  });
  return best;
}

interface Start {
  node: number;
  metres: number;
  seconds: number;
}

function ends({ edge, share }: Place): Start[] {
  const { network, streets } = city();
  const { a, b, metres, street } = network.edges[edge] as (typeof network.edges)[number];
  const speed = METRES_PER_SECOND[streets[street]?.class ?? 'residential'];
  return [
    { node: a, metres: metres * share, seconds: (metres * share) / speed },
    { node: b, metres: metres * (1 - share), seconds: (metres * (1 - share)) / speed },
  ];
}

interface Graph {
  nodes: readonly Point[];
  /** Edges of node n: from first[n] to first[n + 1]. */
  first: Int32Array;
  to: Int32Array;
  metres: Float64Array;
  seconds: Float64Array;
}

let graph: Graph | undefined;

function adjacency(): Graph {
  if (graph) return graph;
  const { network, streets } = city();
  const { nodes, edges } = network;
  const first = new Int32Array(nodes.length + 1);
  for (const { a, b } of edges) {
    first[a + 1] = (first[a + 1] as number) + 1;
    first[b + 1] = (first[b + 1] as number) + 1;
  }
  for (let i = 1; i <= nodes.length; i++) first[i] = (first[i] as number) + (first[i - 1] as number);
  const fill = first.slice();
  const to = new Int32Array(edges.length * 2);
  const metres = new Float64Array(edges.length * 2);
  const seconds = new Float64Array(edges.length * 2);
  for (const edge of edges)
    for (const [from, end] of [
      [edge.a, edge.b],
      [edge.b, edge.a],
    ] as const) {
      const slot = fill[from] as number;
      fill[from] = slot + 1;
      to[slot] = end;
      metres[slot] = edge.metres;
      seconds[slot] = edge.metres / METRES_PER_SECOND[streets[edge.street]?.class ?? 'residential'];
    }
  graph = { nodes, first, to, metres, seconds };
  return graph;
}

/** Dijkstra with a binary heap whose stale entries are skipped. */
function grow({ nodes, first, to, metres: lengths, seconds: times }: Graph, starts: readonly Start[]): Tree {
  const seconds = new Float64Array(nodes.length).fill(Infinity);
  const metres = new Float64Array(nodes.length);
  const parent = new Int32Array(nodes.length).fill(-1);
  const heap = new Heap(to.length + 2);
  for (const start of starts) {
    seconds[start.node] = start.seconds;
    metres[start.node] = start.metres;
    heap.push(start.node, start.seconds);
  }
  while (heap.size > 0) {
    const key = heap.leastKey();
    const node = heap.pop();
    if (key > (seconds[node] as number)) continue;
    for (let slot = first[node] as number; slot < (first[node + 1] as number); slot++) {
      const next = to[slot] as number;
      const through = key + (times[slot] as number);
      if (through >= (seconds[next] as number)) continue;
      seconds[next] = through;
      metres[next] = (metres[node] as number) + (lengths[slot] as number);
      parent[next] = node;
      heap.push(next, through);
    }
  }
  return { seconds, metres, parent };
}

class Heap {
  size = 0;
  private readonly keys: Float64Array;
  private readonly values: Int32Array;

  constructor(room: number) {
    this.keys = new Float64Array(room);
    this.values = new Int32Array(room);
  }

  leastKey(): number {
    return this.keys[0] as number;
  }

  push(value: number, key: number): void {
    let at = this.size++;
    while (at > 0) {
      const up = (at - 1) >> 1;
      if ((this.keys[up] as number) <= key) break;
      this.move(up, at);
      at = up;
    }
    this.keys[at] = key;
    this.values[at] = value;
  }

  pop(): number {
    const top = this.values[0] as number;
    const last = --this.size;
    const key = this.keys[last] as number;
    const value = this.values[last] as number;
    let at = 0;
    for (;;) {
      let down = 2 * at + 1;
      if (down >= last) break;
      if (down + 1 < last && (this.keys[down + 1] as number) < (this.keys[down] as number)) down++;
      if ((this.keys[down] as number) >= key) break;
      this.move(down, at);
      at = down;
    }
    this.keys[at] = key;
    this.values[at] = value;
    return top;
  }

  private move(from: number, to: number): void {
    this.keys[to] = this.keys[from] as number;
    this.values[to] = this.values[from] as number;
  }
}
