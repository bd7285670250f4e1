import type { ImportRow } from '@/api/generated/dashboard.schemas';

/** A row of the preview, with its kilometres from the others where it is hardly in the same city. */
export interface JudgedRow extends ImportRow {
  far?: number;
}

/** No city is as wide. Kilometres. */
const FAR = 100;
const KM_OF_A_DEGREE = 111.195;

const middleOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Says of locations how far they are from the middle of a file, if that is far: their position has other numbers than it should, or in the other order. */
export function withFar(rows: readonly ImportRow[], sent: readonly Record<string, unknown>[]): JudgedRow[] {
  const points = sent.map(({ latitude, longitude }) =>
    typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined,
  );
  const placed = points.filter((point) => point !== undefined);
  const latitude = middleOf(placed.map((point) => point.latitude));
  const longitude = middleOf(placed.map((point) => point.longitude));
  return rows.map((row) => {
    const point = points[row.row];
    if (!point || placed.length < 3) return row;
    const east = (point.longitude - longitude) * Math.cos((latitude * Math.PI) / 180);
    const far = Math.hypot(point.latitude - latitude, east) * KM_OF_A_DEGREE;
    return far > FAR ? { ...row, far } : row;
  });
}
