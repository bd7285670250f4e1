import type {
  Feature,
  FeatureCollection,
  Geometry,
  MultiLineString,
  Point as GeoPoint,
  Polygon,
  Position,
} from 'geojson';
import { city, type City } from './city.ts';
import { CENTRE, curve, simplify, toLonLat, type Point } from './geometry.ts';
import type { Green, Water } from './nature.ts';
import { AREA_NAMES, CITY_NAME, DEPOTS, RAILS } from './plan.ts';
import type { StreetClass } from './roads.ts';

type Collection<G extends Geometry, P> = FeatureCollection<G, P>;

/** What `public/demo/city.json` holds; see the README of this folder. Coordinates are [longitude, latitude], 5 decimals. */
export interface CityFile {
  name: string;
  centre: [number, number];
  /** West, south, east, north. */
  bbox: [number, number, number, number];
  attribution: string;
  districts: Collection<Polygon, { key: string; name: string; area: number; area_name: string }>;
  district_labels: Collection<GeoPoint, { key: string; name: string; rank: 1 | 2 | 3 }>;
  built: Collection<Polygon, { key: string }>;
  streets: Collection<MultiLineString, { class: StreetClass; name: string }>;
  rails: Collection<MultiLineString, { name: string }>;
  water: Collection<Polygon | MultiLineString, { kind: Water['kind']; name: string }>;
  greens: Collection<Polygon, { kind: Green['kind']; name: string }>;
  depots: Collection<GeoPoint, { name: string }>;
}

/** The street file of the demo city, the same at each call. */
export function cityFile(): CityFile {
  const { districts, streets, water, greens, network } = city();
  const key = (number: number): string => String(number).padStart(2, '0');
  const corners = districts.flatMap(({ ring }) => ring);
  const [west, south] = toLonLat([Math.min(...corners.map((p) => p[0])), Math.min(...corners.map((p) => p[1]))]);
  const [east, north] = toLonLat([Math.max(...corners.map((p) => p[0])), Math.max(...corners.map((p) => p[1]))]);
  const lines = streetLines({ streets, network });
  return {
    name: CITY_NAME,
    centre: [CENTRE.longitude, CENTRE.latitude],
    bbox: [west, south, east, north],
    attribution: `${CITY_NAME}: invented city`,
    districts: collect(districts, (d) => [
      polygon(d.ring),
      { key: key(d.number), name: d.name, area: d.area, area_name: AREA_NAMES[d.area - 1] ?? '' },
    ]),
    district_labels: collect(districts, (d) => [
      { type: 'Point', coordinates: toLonLat(d.at) },
      { key: key(d.number), name: d.name, rank: d.number === 1 ? 1 : d.number <= 15 ? 2 : 3 },
    ]),
    built: collect(districts, (d) => [polygon(d.builtRing), { key: key(d.number) }]),
    streets: collect(
      streets.map((street, i) => ({ ...street, parts: lines[i] ?? [] })).filter(({ parts }) => parts.length > 0),
      (s) => [
        { type: 'MultiLineString', coordinates: s.parts.map(positions) },
        { class: s.class, name: s.name },
      ],
    ),
    rails: collect(RAILS, ({ name, course }) => [
      { type: 'MultiLineString', coordinates: [positions(simplify(curve(course, 12), 4))] },
      { name },
    ]),
    water: collect(water, (w) => [
      w.kind === 'stream' ? { type: 'MultiLineString', coordinates: [positions(w.line)] } : polygon(w.line),
      { kind: w.kind, name: w.name },
    ]),
    greens: collect(greens, (g) => [polygon(g.ring, g.hole), { kind: g.kind, name: g.name }]),
    depots: collect(Object.values(DEPOTS), ({ name, at }) => [{ type: 'Point', coordinates: toLonLat(at) }, { name }]),
  };
}

/** The file's text: one feature a line, so that a change reads well in a diff. */
export function cityText(): string {
  return `${JSON.stringify(cityFile()).replaceAll('{"type":"Feature"', '\n{"type":"Feature"')}\n`;
}

function collect<T, G extends Geometry, P>(
  items: readonly T[],
  describe: (item: T) => [G, P],
): FeatureCollection<G, P> {
  const features = items.map((item): Feature<G, P> => {
    const [geometry, properties] = describe(item);
    return { type: 'Feature', properties, geometry };
  });
  return { type: 'FeatureCollection', features };
}

function positions(line: readonly Point[]): Position[] {
  return line.map((p) => toLonLat(p));
}

function polygon(ring: readonly Point[], hole?: readonly Point[]): Polygon {
  const closed = (points: readonly Point[]): Position[] => positions([...points, ...points.slice(0, 1)]);
  return { type: 'Polygon', coordinates: hole ? [closed(ring), closed([...hole].reverse())] : [closed(ring)] };
}

/** Each street as the lines that are left of it in the network. */
function streetLines({ streets, network }: Pick<City, 'streets' | 'network'>): Point[][][] {
  const parts: number[][][] = streets.map(() => []);
  for (const { a, b, street } of network.edges) {
    const of = parts[street] ?? [];
    const last = of[of.length - 1];
    if (last && last[last.length - 1] === a) last.push(b);
    else of.push([a, b]);
  }
  return parts.map((of) =>
    of.map((ids) =>
      simplify(
        ids.map((id) => network.nodes[id] as Point),
        1.5,
      ),
    ),
  );
}
