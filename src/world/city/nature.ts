import { blob, curve, distance, noise, ringTest, SegmentIndex, toSegment, type Point } from './geometry.ts';
import { BROOKS, LAKE, RIVER } from './plan.ts';

export interface Green {
  name: string;
  kind: 'park' | 'wood' | 'cemetery' | 'allotments';
  ring: Point[];
  hole?: Point[];
}

export interface Water {
  name: string;
  kind: 'river' | 'lake' | 'stream';
  /** Outline; of a stream the line itself. */
  line: Point[];
}

/** The river's middle line, finely bent. */
const riverLine: Point[] = curve(RIVER.course, 9).map(([x, y]) => [
  x + 70 * noise(x / 700, y / 700, 21),
  y + 70 * noise(x / 700, y / 700, 22),
]);
const riverIndex = new SegmentIndex<number>(250);
riverLine.forEach((p, i) => i > 0 && riverIndex.add(riverLine[i - 1] as Point, p, i));
const lakeRing = blob(LAKE.at, LAKE.radius, 0.45, 41, 32);
const inLake = ringTest(lakeRing);

export function layWater(): Water[] {
  const left: Point[] = [];
  const right: Point[] = [];
  riverLine.forEach((p, i) => {
    const a = riverLine[Math.max(0, i - 1)] as Point;
    const b = riverLine[Math.min(riverLine.length - 1, i + 1)] as Point;
    const length = distance(a, b);
    const half = riverHalfWidth(i);
    const n: Point = [-((b[1] - a[1]) / length) * half, ((b[0] - a[0]) / length) * half];
    left.push([p[0] + n[0], p[1] + n[1]]);
    right.push([p[0] - n[0], p[1] - n[1]]);
  });
  return [
    { name: RIVER.name, kind: 'river', line: [...left, ...right.reverse()] },
    { name: LAKE.name, kind: 'lake', line: lakeRing },
    ...BROOKS.map(({ name, course }): Water => ({
      name,
      kind: 'stream',
      line: curve(course, 8).map(([x, y]) => [
        x + 45 * noise(x / 300, y / 300, 23),
        y + 45 * noise(x / 300, y / 300, 24),
      ]),
    })),
  ];
}

function riverHalfWidth(i: number): number {
  return 22 + 16 * (i / riverLine.length) + 5 * noise(i / 3, 0, 25);
}

/** Whether a point is in water or on its bank (`bank` metres). */
export function nearWater(p: Point, bank: number): boolean {
  if (distance(p, LAKE.at) < LAKE.radius * 1.6 + bank && (inLake(p) || ringDistance(p, lakeRing) < bank)) return true;
  return riverIndex.some(p, p, bank + 45, ({ a, b, of: i }) => toSegment(p, a, b) < riverHalfWidth(i) + bank);
}

function ringDistance(p: Point, ring: readonly Point[]): number {
  return ring.reduce((least, a, i) => Math.min(least, toSegment(p, a, ring[(i + 1) % ring.length] as Point)), Infinity);
}

/** Parks, woods, a cemetery, allotments: planned by hand so that the city has a face. */
export function layGreens(): Green[] {
  const park = (
    name: string,
    x: number,
    y: number,
    radius: number,
    salt: number,
    kind: Green['kind'] = 'park',
  ): Green => ({
    name,
    kind,
    ring: blob([x, y], radius, 0.42, salt, 26),
  });
  return [
    { name: 'Wallanlagen', kind: 'park', ring: blob([0, 0], 960, 0.16, 61, 48), hole: blob([0, 0], 850, 0.16, 61, 48) },
    park('Seepark', -2380, -1330, 520, 71),
    park('Stadtgarten', 1330, 980, 240, 72),
    park('Volkspark', 2850, 1500, 380, 73),
    park('Glasbläserpark', -260, -2900, 270, 74),
    park('Hasenwiese', -3700, 1350, 330, 75),
    park('Kristallpark', 1300, 3750, 260, 76),
    park('Ziegelteichpark', 4330, -1500, 300, 77),
    park('Nordpark', -600, 3200, 250, 78),
    park('Brunnenwiese', -560, -4250, 260, 79),
    park('Waldfriedhof', 2450, -1250, 300, 80, 'cemetery'),
    park('Alter Friedhof', -1750, 1150, 190, 81, 'cemetery'),
    park('Kleingärten Abendsonne', -3300, -300, 210, 82, 'allotments'),
    park('Kleingärten Morgentau', 5350, 950, 230, 83, 'allotments'),
    park('Stadtwald', -5550, 5150, 1250, 84, 'wood'),
    park('Hohes Holz', 6100, -3900, 950, 85, 'wood'),
    park('Erlenbruch', -6100, -5900, 1000, 86, 'wood'),
    park('Nonnenbusch', 5000, 6000, 800, 87, 'wood'),
    park('Buchenhain', 300, 6750, 650, 88, 'wood'),
    park('Krähenbusch', 2400, -7200, 900, 89, 'wood'),
    park('Sandheide', 7750, 1300, 750, 90, 'wood'),
    park('Lohbusch', -6100, 1200, 500, 91, 'wood'),
  ];
}

/** A test for "in a park, wood, cemetery or allotment". */
export function greenTest(greens: readonly Green[]): (p: Point) => boolean {
  const tests = greens.map(({ ring, hole }) => ({ inside: ringTest(ring), inHole: hole && ringTest(hole) }));
  return (p) => tests.some(({ inside, inHole }) => inside(p) && !inHole?.(p));
}
