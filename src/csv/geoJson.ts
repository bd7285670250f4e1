/** The file around the features. */
export const GEOJSON_START = '{"type":"FeatureCollection","features":[\n';
export const GEOJSON_END = '\n]}\n';
export const GEOJSON_TYPE = 'application/geo+json';

/**
 * A record as a GeoJSON feature, under the contract's names: the import takes it back unchanged. It has no geometry where the record is at no location.
 * The containers of a location have an export of their own.
 */
export function featureOf(record: object): string {
  const { latitude, longitude, ...others } = record as Record<string, unknown>;
  const properties = Object.fromEntries(
    Object.entries(others).filter(
      ([name, value]) => value === null || typeof value !== 'object' || name === 'constraints',
    ),
  );
  const geometry = typeof latitude === 'number' ? { type: 'Point', coordinates: [longitude, latitude] } : null;
  return JSON.stringify({ type: 'Feature', geometry, properties });
}
