import { alongside, curve, distance, noise, SegmentIndex, simplify, type Point } from './geometry.ts';
import { districtAt, type District } from './districts.ts';
import { nearWater } from './nature.ts';
import { DEPOTS, LINKS, RADIALS } from './plan.ts';

export type StreetClass = 'arterial' | 'collector' | 'residential';

export interface Street {
  name: string;
  class: StreetClass;
  line: Point[];
}

const INNER = { radius: 905, wobble: 0.16, salt: 61 };
const RING_QUARTERS = ['Ost', 'Nord', 'West', 'Süd'] as const;

/** Rings, radial roads, country roads and the roads along district borders. */
export function layMainRoads(districts: readonly District[]): Street[] {
  const roads = plannedRoads(districts);
  const index = new SegmentIndex<Street>(120);
  for (const road of roads) index.addLine(road.line, road);
  return [...roads, ...borderRoads(districts, index)];
}

function plannedRoads(districts: readonly District[]): Street[] {
  const at = (number: number): Point => (districts[number - 1] as District).at;
  return [
    ...ring(INNER.radius, INNER.wobble, INNER.salt, 'graben', 'arterial'),
    ...ring(3080, 0.12, 32, 'ring', 'arterial'),
    ...RADIALS.map(({ name, through, forks }): Street => radial(name, through.map(at), forks ?? false)),
    ...marketStreets(),
    ...LINKS.map(([a, b]): Street => ({
      name: `${(districts[a - 1] as District).name}–${(districts[b - 1] as District).name}`,
      class: 'collector',
      line: wander([at(a), at(b)], 520),
    })),
    {
      name: 'Hafenstraße',
      class: 'collector',
      line: wander([at(16), [4300, 7700], DEPOTS.plant.at, [6700, 6300], at(17)], 60),
    },
    { name: 'Am Betriebshof', class: 'collector', line: wander([at(19), DEPOTS.yard.at, [7300, -4900], at(18)], 60) },
    { name: 'Umschlagstraße', class: 'collector', line: wander([at(21), DEPOTS.reserve.at, at(13)], 80) },
    { name: 'Seeweg', class: 'collector', line: wander([at(13), [-3500, -1350], at(14)], 60) },
  ];
}

function ring(radius: number, wobble: number, salt: number, ending: string, kind: StreetClass): Street[] {
  const corners = 64;
  const points = Array.from({ length: corners + 1 }, (_, i): Point => {
    return onRing(((i % corners) / corners - 0.125) * 2 * Math.PI, radius, wobble, salt);
  });
  return RING_QUARTERS.map((quarter, q) => ({
    name: `${quarter}${ending}`,
    class: kind,
    line: simplify(points.slice((q * corners) / 4, ((q + 1) * corners) / 4 + 1), 3),
  }));
}

function onRing(angle: number, radius: number, wobble: number, salt: number): Point {
  const r = radius * (1 + wobble * noise(Math.cos(angle) * 1.6 + 9.1, Math.sin(angle) * 1.6 + 4.7, salt));
  return [r * Math.cos(angle), r * Math.sin(angle)];
}

/** From the inner ring through the district centres and on to the city's border. */
function radial(name: string, centres: Point[], forks: boolean): Street {
  const first = centres[0] as Point;
  const last = centres[centres.length - 1] as Point;
  const start = onRing(Math.atan2(first[1], first[0]), INNER.radius - 25, INNER.wobble, INNER.salt);
  const outward = 1 + 2600 / Math.hypot(...last);
  const end: Point = [last[0] * outward, last[1] * outward];
  return { name, class: 'arterial', line: wander(forks ? [...centres, end] : [start, ...centres, end], 130) };
}

function marketStreets(): Street[] {
  return [
    {
      name: 'Lange Straße',
      class: 'collector',
      line: wander(
        [
          [-905, -230],
          [-420, -60],
          [30, 20],
          [520, 160],
          [930, 225],
        ],
        25,
      ),
    },
    {
      name: 'Hohe Straße',
      class: 'collector',
      line: wander(
        [
          [250, -900],
          [60, -480],
          [30, 20],
          [120, 520],
          [390, 890],
        ],
        25,
      ),
    },
  ];
}

/** A smooth line through the points that strays up to `amount` metres between them. */
function wander(points: readonly Point[], amount: number): Point[] {
  const dense = points.flatMap((p, i): Point[] => {
    const q = points[i + 1];
    if (!q) return [p];
    const pieces = Math.max(1, Math.round(distance(p, q) / 900));
    return Array.from({ length: pieces }, (_, s): Point => {
      const x = p[0] + ((q[0] - p[0]) * s) / pieces;
      const y = p[1] + ((q[1] - p[1]) * s) / pieces;
      return s === 0 ? p : [x + amount * noise(x / 1500, y / 1500, 51), y + amount * noise(x / 1500, y / 1500, 52)];
    });
  });
  return simplify(curve(dense, 6), 5);
}

/** In the built-up parts a road follows each border between two districts. */
function borderRoads(districts: readonly District[], planned: SegmentIndex<Street>): Street[] {
  const roads: Street[] = [];
  for (const district of districts)
    for (const [i, p] of district.ring.entries()) {
      const q = district.ring[(i + 1) % district.ring.length] as Point;
      const middle: Point = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
      const other = districtAt(districts, beyond(p, q));
      if (!other || other.number < district.number) continue;
      const built = [district, other].filter((side) => side.built === 0 || side.isBuilt(inside(middle, side.at)));
      if (built.length === 0 || nearWater(middle, 30) || alongside(p, q, planned, 85)) continue;
      const last = roads[roads.length - 1];
      const end = last?.line[last.line.length - 1];
      if (last && end === p) last.line.push(q);
      else roads.push({ name: '', class: 'collector', line: [p, q] });
    }
  return roads;
}

/** The point moved 30 m towards a district's centre, off the border itself. */
function inside(p: Point, towards: Point): Point {
  const f = 30 / distance(p, towards);
  return [p[0] + (towards[0] - p[0]) * f, p[1] + (towards[1] - p[1]) * f];
}

/** A point just outside the ring's edge p→q (rings run counter-clockwise). */
function beyond(p: Point, q: Point): Point {
  const length = distance(p, q) || 1;
  return [(p[0] + q[0]) / 2 + ((q[1] - p[1]) / length) * 8, (p[1] + q[1]) / 2 - ((q[0] - p[0]) / length) * 8];
}
