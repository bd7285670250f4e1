import { hashText } from '../random.ts';
import { blob, distance, noise, ringTest, type Point } from './geometry.ts';
import { DISTRICTS, type DistrictPlan } from './plan.ts';

export interface District extends DistrictPlan {
  /** Closed outline without the repeated first point. */
  ring: Point[];
  /** Outline of the built-up part; equals `ring` in the inner districts. */
  builtRing: Point[];
  contains: (p: Point) => boolean;
  isBuilt: (p: Point) => boolean;
  /** Direction of its street grid in radians. */
  grid: number;
}

const GHOSTS = 18;

/** The city's districts: Voronoi cells around the planned centres, with borders as wobbly as grown ones. */
export function layDistricts(): District[] {
  const ghosts: Point[] = Array.from({ length: GHOSTS }, (_, i) => {
    const angle = ((i + 0.3) / GHOSTS) * 2 * Math.PI;
    const r = 10_700 + 900 * noise(i * 1.7, 3.3, 5);
    return [r * Math.cos(angle), 0.95 * r * Math.sin(angle)];
  });
  const centres = DISTRICTS.map((district) => district.at);
  return DISTRICTS.map((district) => {
    const others = [...centres.filter((at) => at !== district.at), ...ghosts];
    const ring = roughen(cell(district.at, others));
    const builtRing = district.built ? blob(district.at, district.built, 0.35, district.number, 36) : ring;
    const contains = ringTest(ring);
    const inBlob = ringTest(builtRing);
    const isBuilt = (p: Point): boolean => contains(p) && (district.built === 0 || inBlob(p));
    return { ...district, ring, builtRing, contains, isBuilt, grid: gridAngle(district) };
  });
}

export function districtAt(districts: readonly District[], at: Point): District | undefined {
  return districts.find((district) => district.contains(at));
}

/** Outer districts turn their grid towards the centre; the inner ones a little off it, as grown quarters do. */
function gridAngle({ at, number }: DistrictPlan): number {
  if (number === 1) return 0.35;
  return Math.atan2(at[1], at[0]) + 0.35 * noise(number * 2.3, 1.1, 17);
}

function cell(seed: Point, others: readonly Point[]): Point[] {
  const far = 14_000;
  let ring: Point[] = [
    [-far, -far],
    [far, -far],
    [far, far],
    [-far, far],
  ];
  for (const other of others) {
    const side = (p: Point): number => distance(p, other) - distance(p, seed);
    const kept: Point[] = [];
    for (let i = 0; i < ring.length; i++) {
      const p = ring[i] as Point;
      const q = ring[(i + 1) % ring.length] as Point;
      if (side(p) >= 0) kept.push(p);
      if (side(p) >= 0 !== side(q) >= 0) kept.push(onBisector(p, q, seed, other));
    }
    ring = kept;
  }
  return ring;
}

function onBisector(p: Point, q: Point, a: Point, b: Point): Point {
  const nx = b[0] - a[0];
  const ny = b[1] - a[1];
  const along = (x: Point): number => (x[0] - (a[0] + b[0]) / 2) * nx + (x[1] - (a[1] + b[1]) / 2) * ny;
  const t = along(p) / (along(p) - along(q));
  return [p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])];
}

/** Bends each edge by its midpoints. The bend depends on the edge alone, so that two neighbours share it exactly. */
function roughen(ring: Point[]): Point[] {
  return ring.flatMap((p, i) => {
    const q = ring[(i + 1) % ring.length] as Point;
    const turned = p[0] + p[1] * 1.37 > q[0] + q[1] * 1.37;
    const line = turned ? bend(q, p).reverse() : bend(p, q);
    return line.slice(0, -1);
  });
}

function bend(a: Point, b: Point): Point[] {
  const length = distance(a, b);
  if (length < 320) return [a, b];
  const salt = hashText(`${Math.round(a[0] / 5)},${Math.round(a[1] / 5)},${Math.round(b[0] / 5)}`);
  const off = ((salt % 2001) / 1000 - 1) * Math.min(110, length * 0.09);
  const middle: Point = [
    (a[0] + b[0]) / 2 - ((b[1] - a[1]) / length) * off,
    (a[1] + b[1]) / 2 + ((b[0] - a[0]) / length) * off,
  ];
  return [...bend(a, middle).slice(0, -1), ...bend(middle, b)];
}
