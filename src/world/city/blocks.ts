import { Random } from '../random.ts';
import type { District } from './districts.ts';
import { alongside, distance, noise, simplify, type Point, type SegmentIndex } from './geometry.ts';
import { nearWater } from './nature.ts';
import type { Street } from './roads.ts';

const STEP = 38;
const OVERSHOOT = 45;

/** The side streets of one district: a bent grid with staggered cross streets, broken at water, parks and main roads alongside. */
export function layBlocks(district: District, main: SegmentIndex<Street>, inGreen: (p: Point) => boolean): Street[] {
  const random = new Random(`blocks-${district.number}`);
  const reach = Math.max(...district.builtRing.map((p) => distance(p, district.at))) + 120;
  const dense = district.number === 1 ? 0.72 : district.built ? 1.34 : 1.14;
  const place = bentGrid(district);
  const open = (p: Point): boolean => district.isBuilt(p) && !nearWater(p, 28) && !inGreen(p);
  const rows: number[] = [];
  for (let v = -reach; v < reach; v += random.between(95, 165) * dense) rows.push(v);
  const streets: Street[] = [];
  const take = (from: Point, to: Point, kind: Street['class'] = 'residential'): void => {
    for (const line of openRuns(from, to, place, open, main))
      streets.push({ name: '', class: kind, line: simplify(line, 3.5) });
  };
  for (const [k, v] of rows.entries()) {
    // Every sixth row runs through and gathers the traffic of its neighbours.
    if (k % 6 === 3) take([-reach, v], [reach, v], 'collector');
    let u = k % 6 === 3 ? reach : -reach;
    while (u < reach) {
      const end = u + random.between(700, 2600) * dense;
      take([u, v], [Math.min(end, reach), v]);
      u = end + (random.chance(0.45) ? random.between(120, 260) : 0);
    }
  }
  for (let u = -reach; u < reach; u += random.between(150, 300) * dense) {
    let shift = 0;
    let from: number | null = null;
    for (let k = 1; k < rows.length; k++) {
      const [low, high] = [rows[k - 1] as number, rows[k] as number];
      const present = random.chance(0.8);
      if (present && from === null) from = low;
      const breaks = !present || random.chance(0.22) || k === rows.length - 1;
      if (from !== null && breaks) {
        take([u + shift, from - 12], [u + shift, (present ? high : low) + 12]);
        from = null;
        shift = random.between(-55, 55) * dense;
      }
    }
  }
  return streets;
}

function bentGrid({ at, grid, number }: District): (u: number, v: number) => Point {
  const [c, s] = [Math.cos(grid), Math.sin(grid)];
  const bendBy = number === 1 ? 75 : 135;
  const wave = number === 1 ? 330 : 950;
  return (u, v) => {
    const x = at[0] + c * u - s * v;
    const y = at[1] + s * u + c * v;
    return [x + bendBy * noise(x / wave, y / wave, number * 2), y + bendBy * noise(x / wave, y / wave, number * 2 + 1)];
  };
}

/** The parts of a grid line on open ground, overshooting a little so that they meet what stopped them. */
function openRuns(
  from: Point,
  to: Point,
  place: (u: number, v: number) => Point,
  open: (p: Point) => boolean,
  main: SegmentIndex<Street>,
): Point[][] {
  const pieces = Math.max(1, Math.round(distance(from, to) / STEP));
  const points = Array.from({ length: pieces + 1 }, (_, i): Point =>
    place(from[0] + ((to[0] - from[0]) * i) / pieces, from[1] + ((to[1] - from[1]) * i) / pieces),
  );
  const runs: Point[][] = [];
  let run: Point[] = [];
  points.forEach((p, i) => {
    const next = points[i + 1] ?? points[i - 1] ?? p;
    if (open(p) && !alongside(p, next, main, 60)) run.push(p);
    else {
      runs.push(run);
      run = [];
    }
  });
  runs.push(run);
  return runs.filter((line) => line.length > 2).map(overshoot);
}

function overshoot(line: Point[]): Point[] {
  const beyond = (end: Point, before: Point): Point => {
    const f = OVERSHOOT / distance(end, before);
    return [end[0] + (end[0] - before[0]) * f, end[1] + (end[1] - before[1]) * f];
  };
  const n = line.length;
  return [beyond(line[0] as Point, line[1] as Point), ...line, beyond(line[n - 1] as Point, line[n - 2] as Point)];
}
