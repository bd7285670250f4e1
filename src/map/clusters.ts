import { bands, sharesOf } from './level';
import type { Bounds, MapSite, Shares } from './types';

/** Sites as flat arrays, so that 20,000 of them are grouped in a millisecond or two. */
export interface SiteIndex {
  sites: readonly MapSite[];
  /** Web Mercator, 0 to 1 from north-west. */
  x: Float64Array;
  y: Float64Array;
  /** Containers per band, four numbers a site. */
  shares: Float64Array;
}

/** What is drawn as one: a single site, or several with the bounds around them. */
export interface SiteGroup {
  x: number;
  y: number;
  count: number;
  shares: Shares;
  /** The site, where there is only one. */
  site: MapSite | undefined;
  bounds: Bounds;
}

/** Groups are at least this far apart (px); from `SINGLE` on nothing is grouped. */
const RADIUS = 56;
const CELL = RADIUS / 2;
export const SINGLE = 16;

const mercatorX = (longitude: number) => (longitude + 180) / 360;
const mercatorY = (latitude: number) => {
  const radians = (Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180;
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI);
};
export const longitudeOf = (x: number) => x * 360 - 180;
export const latitudeOf = (y: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/** Prepares sites for grouping at any zoom. */
export function indexSites(sites: readonly MapSite[]): SiteIndex {
  const index: SiteIndex = {
    sites,
    x: new Float64Array(sites.length),
    y: new Float64Array(sites.length),
    shares: new Float64Array(sites.length * 4),
  };
  sites.forEach((site, n) => {
    index.x[n] = mercatorX(site.longitude);
    index.y[n] = mercatorY(site.latitude);
    const shares = sharesOf(site);
    bands.forEach((band, at) => (index.shares[n * 4 + at] = shares[band]));
  });
  return index;
}

interface Cell {
  column: number;
  row: number;
  members: number[];
  x: number;
  y: number;
  taken: boolean;
}

/**
 * Groups the sites inside the bounds as they lie at a zoom: first into cells of a fixed grid, so that moving the map
 * changes nothing, then fuller cells take in those within the radius around their middle.
 */
export function groupSites(index: SiteIndex, zoom: number, bounds: Bounds): SiteGroup[] {
  const inside = sitesWithin(index, bounds);
  if (zoom >= SINGLE) return inside.map((n) => groupOf(index, [n]));
  const scale = 512 * 2 ** zoom;
  const cells = cellsOf(index, inside, scale);
  const groups: SiteGroup[] = [];
  for (const cell of [...cells.values()].sort((a, b) => b.members.length - a.members.length)) {
    if (cell.taken) continue;
    cell.taken = true;
    const members = [...cell.members];
    for (let row = cell.row - 2; row <= cell.row + 2; row += 1) {
      for (let column = cell.column - 2; column <= cell.column + 2; column += 1) {
        const other = cells.get(keyOf(column, row));
        if (!other || other.taken || Math.hypot(other.x - cell.x, other.y - cell.y) * scale > RADIUS) continue;
        other.taken = true;
        members.push(...other.members);
      }
    }
    groups.push(groupOf(index, members));
  }
  return groups;
}

function sitesWithin({ x, y }: SiteIndex, [west, south, east, north]: Bounds): number[] {
  const [left, right, top, bottom] = [mercatorX(west), mercatorX(east), mercatorY(north), mercatorY(south)];
  const inside: number[] = [];
  for (let n = 0; n < x.length; n += 1) {
    const [px, py] = [x[n] ?? 0, y[n] ?? 0];
    if (px >= left && px <= right && py >= top && py <= bottom) inside.push(n);
  }
  return inside;
}

/** Columns stay below 2^20 up to the zoom from which nothing is grouped. */
const keyOf = (column: number, row: number) => row * 1_048_576 + column;

function cellsOf(index: SiteIndex, inside: number[], scale: number): Map<number, Cell> {
  const cells = new Map<number, Cell>();
  for (const n of inside) {
    const [x, y] = [index.x[n] ?? 0, index.y[n] ?? 0];
    const [column, row] = [Math.floor((x * scale) / CELL), Math.floor((y * scale) / CELL)];
    const key = keyOf(column, row);
    const cell = cells.get(key) ?? { column, row, members: [], x: 0, y: 0, taken: false };
    if (cell.members.length === 0) cells.set(key, cell);
    // The running mean of the places.
    cell.members.push(n);
    cell.x += (x - cell.x) / cell.members.length;
    cell.y += (y - cell.y) / cell.members.length;
  }
  return cells;
}

function groupOf(index: SiteIndex, members: number[]): SiteGroup {
  const sums = [0, 0, 0, 0];
  let [x, y] = [0, 0];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const n of members) {
    const [px, py] = [index.x[n] ?? 0, index.y[n] ?? 0];
    x += px / members.length;
    y += py / members.length;
    [left, right] = [Math.min(left, px), Math.max(right, px)];
    [top, bottom] = [Math.min(top, py), Math.max(bottom, py)];
    for (let at = 0; at < 4; at += 1) sums[at] = (sums[at] ?? 0) + (index.shares[n * 4 + at] ?? 0);
  }
  const [empty = 0, ok = 0, full = 0, overfull = 0] = sums;
  return {
    x,
    y,
    count: members.length,
    shares: { empty, ok, full, overfull },
    site: members.length === 1 ? index.sites[members[0] ?? 0] : undefined,
    bounds: [longitudeOf(left), latitudeOf(bottom), longitudeOf(right), latitudeOf(top)],
  };
}
