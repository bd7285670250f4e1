import type { LngLat } from './types';

/** Longitude and latitude, as GeoJSON has them. */
type Point = [longitude: number, latitude: number];

/** How far an outline is from its sites, as a part of its size. */
const margin = 0.06;

/** A closed ring around places, a little wider than their convex hull; none of fewer than three that are not in a line. */
export function hullOf(places: readonly LngLat[]): Point[] {
  const sorted = places
    .map(({ longitude, latitude }): Point => [longitude, latitude])
    .toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (points: readonly Point[]) => {
    const chain: Point[] = [];
    for (const point of points) {
      while (chain.length > 1 && turn(chain.at(-2), chain.at(-1), point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  const ring = [...half(sorted), ...half(sorted.toReversed())];
  const [first] = ring;
  if (!first || ring.length < 3) return [];
  const middle = (at: 0 | 1) => ring.reduce((sum, point) => sum + point[at], 0) / ring.length;
  const [x, y] = [middle(0), middle(1)];
  const wider = ([longitude, latitude]: Point): Point => [
    longitude + (longitude - x) * margin,
    latitude + (latitude - y) * margin,
  ];
  return [...ring, first].map(wider);
}

/** Above 0 for a turn to the left. */
function turn(a: Point = [0, 0], b: Point = [0, 0], c: Point = [0, 0]): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}
