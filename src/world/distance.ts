/** A position: degrees, WGS 84. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** The mean of some places. */
export function centreOf(places: readonly Position[]): Position {
  const mean = (of: keyof Position) => places.reduce((sum, place) => sum + place[of], 0) / places.length;
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}

const earthRadius = 6_371_000;
/** How much longer streets are than the crow's flight in a city. */
const detour = 1.35;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in metres. Haversine formula: R. W. Sinnott, "Virtues of the Haversine", Sky and Telescope 68 (1984). */
export function crowFlies(a: Position, b: Position): number {
  const [phi, psi] = [radians(a.latitude), radians(b.latitude)];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const h = half(psi - phi) + Math.cos(phi) * Math.cos(psi) * half(radians(b.longitude - a.longitude));
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Distance along streets in metres, estimated from the great circle. */
export const estimate = (a: Position, b: Position) => Math.round(crowFlies(a, b) * detour);
