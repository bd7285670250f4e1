import type { SourceRow } from './rows';
import type { ColumnMap } from './targets';
import { toNumber } from './values';

/** A projected coordinate reference system: its name, its definition for PROJ, and the metres that its own area has. */
interface System {
  name: string;
  definition: string;
  east: readonly [number, number];
  north: readonly [number, number];
}

const utm = (zone: number, prefix = 0): System => ({
  name: `ETRS89 / UTM ${zone}N${prefix ? ' (zE-N)' : ''}`,
  definition: `+proj=tmerc +lat_0=0 +lon_0=${zone * 6 - 183} +k=0.9996 +x_0=${prefix * 1e6 + 500_000} +y_0=0 +ellps=GRS80 +units=m`,
  east: [prefix * 1e6 + 160_000, prefix * 1e6 + 840_000],
  north: [3_800_000, 7_900_000],
});
const gaussKrueger = (zone: number): System => ({
  name: `DHDN / Gauß-Krüger ${zone}`,
  definition: `+proj=tmerc +lat_0=0 +lon_0=${zone * 3} +k=1 +x_0=${zone * 1e6 + 500_000} +y_0=0 +ellps=bessel +towgs84=598.1,73.7,418.2,0.202,0.045,-2.455,6.7 +units=m`,
  east: [zone * 1e6 + 270_000, zone * 1e6 + 730_000],
  north: [5_200_000, 6_150_000],
});

/**
 * The systems in which the cities of central and western Europe keep positions, by EPSG code; definitions and areas (of Europe) as in
 * the EPSG registry.
 */
const all: readonly (System & { code: string })[] = [
  { code: '25832', ...utm(32) },
  { code: '25833', ...utm(33) },
  { code: '25831', ...utm(31) },
  { code: '4647', ...utm(32, 32) },
  { code: '5650', ...utm(33, 33) },
  { code: '31466', ...gaussKrueger(2) },
  { code: '31467', ...gaussKrueger(3) },
  { code: '31468', ...gaussKrueger(4) },
  { code: '31469', ...gaussKrueger(5) },
  {
    code: '2056',
    name: 'CH1903+ / LV95',
    definition:
      '+proj=somerc +lat_0=46.9524055555556 +lon_0=7.43958333333333 +k_0=1 +x_0=2600000 +y_0=1200000 +ellps=bessel +towgs84=674.374,15.056,405.346,0,0,0,0 +units=m',
    east: [2_480_000, 2_840_000],
    north: [1_070_000, 1_300_000],
  },
  {
    code: '28992',
    name: 'Amersfoort / RD New',
    definition:
      '+proj=sterea +lat_0=52.1561605555556 +lon_0=5.38763888888889 +k=0.9999079 +x_0=155000 +y_0=463000 +ellps=bessel +towgs84=565.4171,50.3319,465.5524,-0.3989574,0.3439878,-1.8774016,4.0725 +units=m',
    east: [0, 290_000],
    north: [300_000, 630_000],
  },
  {
    code: '31287',
    name: 'MGI / Austria Lambert',
    definition:
      '+proj=lcc +lat_0=47.5 +lon_0=13.3333333333333 +lat_1=49 +lat_2=46 +x_0=400000 +y_0=400000 +ellps=bessel +towgs84=577.326,90.129,463.919,5.137,1.474,5.297,2.4232 +units=m',
    east: [100_000, 700_000],
    north: [270_000, 590_000],
  },
  {
    code: '2154',
    name: 'RGF93 / Lambert-93',
    definition:
      '+proj=lcc +lat_0=46.5 +lon_0=3 +lat_1=49 +lat_2=44 +x_0=700000 +y_0=6600000 +ellps=GRS80 +towgs84=0,0,0,0,0,0,0 +units=m',
    east: [90_000, 1_260_000],
    north: [6_000_000, 7_150_000],
  },
  {
    code: '27700',
    name: 'OSGB36 / British National Grid',
    definition:
      '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy +towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489 +units=m',
    east: [0, 700_000],
    north: [0, 1_300_000],
  },
  {
    code: '3857',
    name: 'WGS 84 / Pseudo-Mercator',
    definition: '+proj=merc +a=6378137 +b=6378137 +lat_ts=0 +lon_0=0 +x_0=0 +y_0=0 +k=1 +units=m',
    east: [-1_300_000, 4_500_000],
    north: [4_100_000, 11_000_000],
  },
];

/** By code. */
export const systems = new Map(all.map((system) => [system.code, system]));

type Point = readonly [east: number, north: number];
const isIn = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;
const isOf = ({ east, north }: System, [x, y]: Point) => isIn(x, east) && isIn(y, north);

/** East and north in the order of the system: files have either first, and call it x or y. */
export const eastNorth = (system: System, [x, y]: Point): Point =>
  !isOf(system, [x, y]) && isOf(system, [y, x]) ? [y, x] : [x, y];

/** What the file has as longitude and latitude, if these are numbers. */
export function pointOf({ fields }: SourceRow, { longitude = '', latitude = '' }: ColumnMap): Point | null {
  const [x, y] = [longitude, latitude].map((column) => toNumber(fields[column] ?? ''));
  return typeof x === 'number' && typeof y === 'number' ? [x, y] : null;
}

/** The codes of the systems in which a file's positions can be, likely ones first; none if they are degrees. */
export function systemsOf(rows: readonly SourceRow[], map: ColumnMap): string[] {
  const points = rows.slice(0, 1000).flatMap((row) => {
    const point = pointOf(row, map);
    // 0, 0 is what files have where a position is missing.
    return point && point.some((value) => value !== 0) ? [point] : [];
  });
  const share = (is: (point: Point) => boolean) => points.filter(is).length / points.length;
  if (points.length === 0 || share((point) => point.every((value) => Math.abs(value) <= 180)) > 0.5) return [];
  return all.filter((system) => share((point) => isOf(system, eastNorth(system, point))) > 0.9).map(({ code }) => code);
}
