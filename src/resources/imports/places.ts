import type { ImportRow } from '@/api/generated/dashboard.schemas';
import type { LngLat } from '@/map/types';

/** A row of the preview, with its kilometres from the others where it is hardly in the same city. */
export interface JudgedRow extends ImportRow {
  far?: number;
}

/** Where a row of the file is. */
export interface Place extends LngLat {
  row: number;
  id: string;
  name: string;
}

/** The rows that have a position, as they were sent. */
export const placesOf = (sent: readonly Record<string, unknown>[]): Place[] =>
  sent.flatMap(({ latitude, longitude, location_id, location_name }, row) =>
    typeof latitude === 'number' && typeof longitude === 'number'
      ? { row, id: String(location_id), name: String(location_name ?? location_id), latitude, longitude }
      : [],
  );

/** No city is as wide. Kilometres. */
const FAR = 100;
const KM_OF_A_DEGREE = 111.195;

const middleOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Says of locations how far they are from the middle of a file, if that is far: their position has other numbers than it should, or in the other order. */
export function withFar(rows: readonly ImportRow[], places: readonly Place[]): JudgedRow[] {
  const latitude = middleOf(places.map((place) => place.latitude));
  const longitude = middleOf(places.map((place) => place.longitude));
  const placeOf = new Map(places.map((place) => [place.row, place]));
  return rows.map((row) => {
    const place = placeOf.get(row.row);
    if (!place || places.length < 3) return row;
    const east = (place.longitude - longitude) * Math.cos((latitude * Math.PI) / 180);
    const far = Math.hypot(place.latitude - latitude, east) * KM_OF_A_DEGREE;
    return far > FAR ? { ...row, far } : row;
  });
}
