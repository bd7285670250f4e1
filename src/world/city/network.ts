import { distance, SegmentIndex, type Point } from './geometry.ts';
import type { Street } from './roads.ts';

/** The streets as a graph: crossings and bends are nodes, pieces of street between them edges. */
export interface Network {
  nodes: Point[];
  /** Two nodes and the index of the street they belong to. */
  edges: { a: number; b: number; street: number; metres: number }[];
}

const NONE: readonly number[] = [];
const WELD = 14;
const STUB = 180;

interface Piece {
  a: Point;
  b: Point;
  street: number;
  /** Shares of the piece at which others cross it. */
  cuts: number[];
  /** The piece it was last held against: an index may offer it twice. */
  metBy?: Piece;
}

/** Cuts all streets at their crossings, welds near ends, drops stubs and whatever does not hang together with the rest. */
export function weave(streets: readonly Street[]): Network {
  const pieces = crossings(streets);
  const nodes: Point[] = [];
  const cells = new Map<number, number[]>();
  const nodeAt = (p: Point): number => {
    const [cx, cy] = [Math.floor(p[0] / WELD), Math.floor(p[1] / WELD)];
    for (let x = cx - 1; x <= cx + 1; x++)
      for (let y = cy - 1; y <= cy + 1; y++)
        for (const id of cells.get((x + 4096) * 8192 + y + 4096) ?? NONE)
          if (distance(nodes[id] as Point, p) < WELD) return id;
    nodes.push(p);
    const key = (cx + 4096) * 8192 + cy + 4096;
    const cell = cells.get(key);
    if (cell) cell.push(nodes.length - 1);
    else cells.set(key, [nodes.length - 1]);
    return nodes.length - 1;
  };
  const seen = new Set<number>();
  const edges: Network['edges'] = [];
  for (const { a, b, street, cuts } of pieces) {
    let from = nodeAt(a);
    for (const t of [...cuts.sort((x, y) => x - y), 1]) {
      const to = nodeAt([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
      const key = Math.min(from, to) * 65_536 + Math.max(from, to);
      if (from !== to && !seen.has(key)) {
        seen.add(key);
        edges.push({ a: from, b: to, street, metres: distance(nodes[from] as Point, nodes[to] as Point) });
      }
      from = to;
    }
  }
  return { nodes, edges: largestPart(nodes.length, withoutStubs(nodes.length, edges)) };
}

function crossings(streets: readonly Street[]): Piece[] {
  const index = new SegmentIndex<Piece>(180);
  const pieces: Piece[] = [];
  streets.forEach(({ line }, street) => {
    for (let i = 1; i < line.length; i++) {
      const piece: Piece = { a: line[i - 1] as Point, b: line[i] as Point, street, cuts: [] };
      index.some(piece.a, piece.b, 0, ({ of: other }) => {
        if (other.metBy !== piece) cross(piece, other);
        other.metBy = piece;
        return false;
      });
      pieces.push(piece);
      index.add(piece.a, piece.b, piece);
    }
  });
  return pieces;
}

function cross(p: Piece, q: Piece): void {
  const [rx, ry] = [p.b[0] - p.a[0], p.b[1] - p.a[1]];
  const [sx, sy] = [q.b[0] - q.a[0], q.b[1] - q.a[1]];
  const det = rx * sy - ry * sx;
  if (Math.abs(det) < 1e-9) return;
  const [dx, dy] = [q.a[0] - p.a[0], q.a[1] - p.a[1]];
  const t = (dx * sy - dy * sx) / det;
  const u = (dx * ry - dy * rx) / det;
  if (t < 0 || t > 1 || u < 0 || u > 1) return;
  p.cuts.push(t);
  q.cuts.push(u);
}

/** Removes dead ends shorter than a house row, again and again until none is left. */
function withoutStubs(count: number, all: Network['edges']): Network['edges'] {
  let edges = all;
  for (;;) {
    const degree = new Uint16Array(count);
    for (const { a, b } of edges) {
      degree[a] = (degree[a] ?? 0) + 1;
      degree[b] = (degree[b] ?? 0) + 1;
    }
    const kept = edges.filter(({ a, b, metres }) => metres > STUB || ((degree[a] ?? 0) > 1 && (degree[b] ?? 0) > 1));
    if (kept.length === edges.length) return kept;
    edges = kept;
  }
}

function largestPart(count: number, edges: Network['edges']): Network['edges'] {
  const parent = Int32Array.from({ length: count }, (_, i) => i);
  const root = (i: number): number => {
    let at = i;
    while (parent[at] !== at) at = parent[at] = parent[parent[at] as number] as number;
    return at;
  };
  for (const { a, b } of edges) parent[root(a)] = root(b);
  const sizes = new Map<number, number>();
  for (const { a } of edges) sizes.set(root(a), (sizes.get(root(a)) ?? 0) + 1);
  const largest = [...sizes].sort((x, y) => y[1] - x[1])[0]?.[0];
  return edges.filter(({ a }) => root(a) === largest);
}
