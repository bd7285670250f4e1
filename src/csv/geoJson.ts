/** The file around the features. */
export const GEOJSON_START = '{"type":"FeatureCollection","features":[\n';
export const GEOJSON_END = '\n]}\n';
export const GEOJSON_TYPE = 'application/geo+json';

/** A record with a position as a GeoJSON feature, under the contract's names: the import takes it back unchanged. Lists within it have exports of their own. */
export function featureOf(record: object): string {
  const { latitude, longitude, ...others } = record as Record<string, unknown>;
  const properties = Object.fromEntries(
    Object.entries(others).filter(([, value]) => value === null || typeof value !== 'object'),
  );
  const geometry = { type: 'Point', coordinates: [longitude, latitude] };
  return JSON.stringify({ type: 'Feature', geometry, properties });
}
