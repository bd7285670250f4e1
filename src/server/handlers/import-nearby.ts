import { sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import type { Fields, Place } from './import-kinds.ts';

const METRES = 50;
const METRES_OF_A_DEGREE = 111_195;
const CELL = METRES / METRES_OF_A_DEGREE;

interface Point {
  location_id: string;
  latitude: number;
  longitude: number;
}

/** Distance in metres; over so short a way the earth is flat. */
function distance(a: Point, b: Point): number {
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(east, a.latitude - b.latitude) * METRES_OF_A_DEGREE;
}

/** Says of new locations which other one is nearest within 50 m: one that is there, or one of an earlier row. */
export async function nearby(
  { db, caller }: Place,
  rows: { status: string; after?: Fields; near?: components['schemas']['ImportNear'] }[],
): Promise<void> {
  const fresh = rows.filter(({ status }) => status === 'created');
  const points = fresh.map(({ after }) => after as unknown as Point);
  if (points.length === 0) return;
  const extent = (name: 'latitude' | 'longitude') =>
    points.reduce(([min, max], point) => [Math.min(min, point[name]), Math.max(max, point[name])] as const, [
      Infinity,
      -Infinity,
    ] as const);
  const [south, north] = extent('latitude');
  const [west, east] = extent('longitude');
  // As wide as 50 m are where the degrees are narrowest.
  const width = CELL / Math.max(0.01, Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180));
  const { rows: there } = await db.execute<
    Point & Record<string, unknown>
  >(sql`select location_id, latitude, longitude from locations
    where customer_id = ${caller.customerId} and latitude between ${south - CELL} and ${north + CELL}
      and longitude between ${west - width} and ${east + width}`);
  const cells = new Map<string, Point[]>();
  const cellOf = (point: Point) => [Math.floor(point.latitude / CELL), Math.floor(point.longitude / width)] as const;
  const add = (point: Point) => {
    const name = cellOf(point).join();
    const held = cells.get(name);
    if (held) held.push(point);
    else cells.set(name, [point]);
  };
  there.forEach(add);
  for (const [index, point] of points.entries()) {
    const [y, x] = cellOf(point);
    const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].flatMap((dx) => cells.get(`${y + dy},${x + dx}`) ?? []));
    const [nearest] = around
      .map((other) => ({ other, metres: distance(point, other) }))
      .sort((a, b) => a.metres - b.metres);
    const row = fresh[index];
    if (row && nearest && nearest.metres <= METRES)
      row.near = { location_id: nearest.other.location_id, distance: Math.round(nearest.metres) };
    add(point);
  }
}
