/** Metres east and north of the city's centre. */
export type Point = readonly [x: number, y: number];

/** Centre of the fictional city; it is no real place. */
export const CENTRE = { longitude: 8.0, latitude: 51.9 } as const;

const METRES_PER_DEGREE = 111_320;
const METRES_PER_DEGREE_LONGITUDE = METRES_PER_DEGREE * Math.cos((CENTRE.latitude * Math.PI) / 180);

/** Local metres → [longitude, latitude], rounded to `digits` decimals (5 is about a metre). */
export function toLonLat([x, y]: Point): [number, number] {
  const f = 1e5;
  return [
    Math.round((CENTRE.longitude + x / METRES_PER_DEGREE_LONGITUDE) * f) / f,
    Math.round((CENTRE.latitude + y / METRES_PER_DEGREE) * f) / f,
  ];
}

export function distance(a: Point, b: Point): number {
  const x = a[0] - b[0];
  const y = a[1] - b[1];
  return Math.sqrt(x * x + y * y);
}

export function lengthOf(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1] as Point, line[i] as Point);
  return sum;
}

/** A fast "is this point inside" for one ring (even-odd, behind a box test). */
export function ringTest(ring: readonly Point[]): (p: Point) => boolean {
  const n = ring.length;
  const xs = Float64Array.from(ring, (p) => p[0]);
  const ys = Float64Array.from(ring, (p) => p[1]);
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return (p) => {
    const x = p[0];
    const y = p[1];
    if (x < left || x > right || y < low || y > high) return false;
    let inside = false;
    for (let i = 0, j = n - 1; i < n; j = i++) {
      const yi = ys[i] as number;
      const yj = ys[j] as number;
      if (yi > y === yj > y) continue;
      const xi = xs[i] as number;
      if (x < (((xs[j] as number) - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
    }
    return inside;
  };
}

/** Distance from a point to a segment, in metres. */
export function toSegment([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const dx = bx - ax;
  const dy = by - ay;
  const along = dx * dx + dy * dy;
  const t = along === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / along));
  const x = px - ax - t * dx;
  const y = py - ay - t * dy;
  return Math.sqrt(x * x + y * y);
}

/** Douglas-Peucker: drops points that lie closer than `tolerance` metres to the simpler line. */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  if (line.length < 3) return [...line];
  const keep = new Uint8Array(line.length);
  keep[0] = keep[line.length - 1] = 1;
  const stack: [number, number][] = [[0, line.length - 1]];
  for (let span = stack.pop(); span; span = stack.pop()) {
    const [from, to] = span;
    let worst = tolerance;
    let at = -1;
    for (let i = from + 1; i < to; i++) {
      const d = toSegment(line[i] as Point, line[from] as Point, line[to] as Point);
      if (d > worst) [worst, at] = [d, i];
    }
    if (at > 0) {
      keep[at] = 1;
      stack.push([from, at], [at, to]);
    }
  }
  return line.filter((_, i) => keep[i] === 1);
}

/** Catmull-Rom curve through the points, `steps` pieces per span. */
export function curve(points: readonly Point[], steps: number): Point[] {
  const last = points.length - 1;
  const at = (i: number): Point => points[Math.min(last, Math.max(0, i))] as Point;
  const line: Point[] = [];
  for (let i = 0; i < last; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const mix = (k: 0 | 1): number =>
        0.5 *
        (2 * p1[k] +
          (p2[k] - p0[k]) * t +
          (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
          (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t * t * t);
      line.push([mix(0), mix(1)]);
    }
  }
  line.push(at(last));
  return line;
}

/** Smooth noise in [-1, 1]; one unit is one lattice cell. */
export function noise(x: number, y: number, salt: number): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const u = fade(x - xi);
  const v = fade(y - yi);
  const top = lattice(xi, yi, salt) * (1 - u) + lattice(xi + 1, yi, salt) * u;
  const bottom = lattice(xi, yi + 1, salt) * (1 - u) + lattice(xi + 1, yi + 1, salt) * u;
  return top * (1 - v) + bottom * v;
}

function fade(t: number): number {
  return t * t * (3 - 2 * t);
}

function lattice(x: number, y: number, salt: number): number {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(salt, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
}

/** A closed wobbly outline around a centre; `wobble` is the share of the radius. */
export function blob([x, y]: Point, radius: number, wobble: number, salt: number, corners = 28): Point[] {
  const ring: Point[] = [];
  for (let i = 0; i < corners; i++) {
    const angle = (i / corners) * 2 * Math.PI;
    const r = radius * (1 + wobble * noise(Math.cos(angle) * 1.6 + 9.1, Math.sin(angle) * 1.6 + 4.7, salt));
    ring.push([x + r * Math.cos(angle), y + r * Math.sin(angle)]);
  }
  return ring;
}

interface Entry<T> {
  a: Point;
  b: Point;
  of: T;
}

/** Segments in square cells of `size` metres, for "what is near here" questions. */
export class SegmentIndex<T> {
  private readonly cells = new Map<number, Entry<T>[]>();
  constructor(private readonly size: number) {}

  add(a: Point, b: Point, of: T): void {
    const entry = { a, b, of };
    const x1 = this.cell(Math.max(a[0], b[0]));
    const y1 = this.cell(Math.max(a[1], b[1]));
    for (let x = this.cell(Math.min(a[0], b[0])); x <= x1; x++)
      for (let y = this.cell(Math.min(a[1], b[1])); y <= y1; y++) {
        const key = x * 8192 + y;
        const entries = this.cells.get(key);
        if (entries) entries.push(entry);
        else this.cells.set(key, [entry]);
      }
  }

  addLine(line: readonly Point[], of: T): void {
    for (let i = 1; i < line.length; i++) this.add(line[i - 1] as Point, line[i] as Point, of);
  }

  /** Whether the test holds for an entry in the cells that the box around a–b, widened by `reach`, touches. Entries may come twice. */
  some(a: Point, b: Point, reach: number, test: (entry: Entry<T>) => boolean): boolean {
    const x1 = this.cell(Math.max(a[0], b[0]) + reach);
    const y1 = this.cell(Math.max(a[1], b[1]) + reach);
    for (let x = this.cell(Math.min(a[0], b[0]) - reach); x <= x1; x++)
      for (let y = this.cell(Math.min(a[1], b[1]) - reach); y <= y1; y++) {
        const entries = this.cells.get(x * 8192 + y);
        if (entries) for (const entry of entries) if (test(entry)) return true;
      }
    return false;
  }

  private cell(metres: number): number {
    return Math.floor(metres / this.size) + 4096;
  }
}

/** Whether one of the indexed lines runs within `reach` metres of a, less than 30 degrees off the direction a→b. */
export function alongside<T>(a: Point, b: Point, lines: SegmentIndex<T>, reach: number): boolean {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const length = Math.hypot(dx, dy);
  return lines.some(a, a, reach, ({ a: p, b: q }) => {
    if (toSegment(a, p, q) > reach) return false;
    const px = q[0] - p[0];
    const py = q[1] - p[1];
    return Math.abs(dx * py - dy * px) < 0.5 * length * Math.hypot(px, py);
  });
}
