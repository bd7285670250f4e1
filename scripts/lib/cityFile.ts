import type { Feature, Geometry, MultiLineString, Point as GeoPoint, Polygon, Position } from 'geojson';
import { city, type City } from '../../src/world/city/city.ts';
import { CENTRE, curve, simplify, toLonLat, type Point } from '../../src/world/city/geometry.ts';
import type { Green, Water } from '../../src/world/city/nature.ts';
import { AREA_NAMES, CITY_NAME, RAILS } from '../../src/world/city/plan.ts';
import type { StreetClass } from '../../src/world/city/roads.ts';

interface Of<Part extends string, G extends Geometry, P> extends Feature<G, P & { part: Part }> {}

export type CityFeature =
  | Of<'districts', Polygon, { key: string; name: string; area: number; area_name: string }>
  | Of<'district_labels', GeoPoint, { key: string; name: string; rank: 1 | 2 | 3 }>
  | Of<'built', Polygon, { key: string }>
  | Of<'streets', MultiLineString, { class: StreetClass; name: string }>
  | Of<'rails', MultiLineString, { name: string }>
  | Of<'water', Polygon | MultiLineString, { kind: Water['kind']; name: string }>
  | Of<'greens', Polygon, { kind: Green['kind']; name: string }>;

/** What `public/demo/city.json` holds; see src/world/README.md. Coordinates are [longitude, latitude], 5 decimals. */
interface CityFile {
  type: 'FeatureCollection';
  name: string;
  centre: [number, number];
  /** West, south, east, north. */
  bbox: [number, number, number, number];
  attribution: string;
  features: CityFeature[];
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
    type: 'FeatureCollection',
    name: CITY_NAME,
    centre: [CENTRE.longitude, CENTRE.latitude],
    bbox: [west, south, east, north],
    attribution: `${CITY_NAME}: invented city`,
    features: [
      ...districts.map((d) =>
        feature('districts', polygon(d.ring), {
          key: key(d.number),
          name: d.name,
          area: d.area,
          area_name: AREA_NAMES[d.area - 1] ?? '',
        }),
      ),
      ...districts.map((d) =>
        feature(
          'district_labels',
          { type: 'Point' as const, coordinates: toLonLat(d.at) },
          { key: key(d.number), name: d.name, rank: rankOf(d.number) },
        ),
      ),
      ...districts.map((d) => feature('built', polygon(d.builtRing), { key: key(d.number) })),
      ...streets.flatMap((street, i) => {
        const parts = lines[i] ?? [];
        if (parts.length === 0) return [];
        return [feature('streets', multiLine(parts), { class: street.class, name: street.name })];
      }),
      ...RAILS.map(({ name, course }) => feature('rails', multiLine([simplify(curve(course, 12), 4)]), { name })),
      ...water.map((w) =>
        feature('water', w.kind === 'stream' ? multiLine([w.line]) : polygon(w.line), { kind: w.kind, name: w.name }),
      ),
      ...greens.map((g) => feature('greens', polygon(g.ring, g.hole), { kind: g.kind, name: g.name })),
    ],
  };
}

/** The file's text: one feature a line, so that a change reads well in a diff. */
export function cityText(): string {
  return `${JSON.stringify(cityFile()).replaceAll('{"type":"Feature"', '\n{"type":"Feature"')}\n`;
}

function feature<Part extends string, G extends Geometry, P extends object>(
  part: Part,
  geometry: G,
  properties: P,
): Of<Part, G, P> {
  return { type: 'Feature', properties: { part, ...properties }, geometry };
}

const rankOf = (district: number): 1 | 2 | 3 => (district === 1 ? 1 : district <= 15 ? 2 : 3);

function positions(line: readonly Point[]): Position[] {
  return line.map((p) => toLonLat(p));
}

function multiLine(lines: readonly (readonly Point[])[]): MultiLineString {
  return { type: 'MultiLineString', coordinates: lines.map(positions) };
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
