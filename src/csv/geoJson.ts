/** The file around the features. */
export const GEOJSON_START = '{"type":"FeatureCollection","features":[\n';
export const GEOJSON_END = '\n]}\n';
export const GEOJSON_TYPE = 'application/geo+json';

interface Place {
  latitude?: number | null;
  longitude?: number | null;
}

/** Properties of a record that are objects or lists and go into the file; the containers of a location have an export of their own. */
const kept = new Set(['constraints', 'material_type', 'stops']);

/**
 * A record as a GeoJSON feature (RFC 7946), under the contract's names: the import takes it back unchanged. It is where it says, or where its location is; a tour
 * is the line through its stops. It has no geometry where the record is at no location.
 */
export function featureOf(record: object): string {
  const { latitude, longitude, ...others } = record as Place & { location?: Place | null; stops?: Place[] };
  const properties = Object.fromEntries(
    Object.entries(others).filter(([name, value]) => value === null || typeof value !== 'object' || kept.has(name)),
  );
  const { location, stops = [] } = others;
  const places = stops.length > 0 ? stops : [latitude === undefined ? { ...location } : { latitude, longitude }];
  return JSON.stringify({ type: 'Feature', geometry: geometryOf(places), properties });
}

function geometryOf(places: readonly Place[]) {
  const points = places.flatMap(({ latitude, longitude }) =>
    typeof latitude === 'number' ? [[longitude, latitude]] : [],
  );
  if (points.length > 1) return { type: 'LineString', coordinates: points };
  return points[0] ? { type: 'Point', coordinates: points[0] } : null;
}
