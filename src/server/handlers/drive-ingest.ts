import type { components } from '@/api/generated/server';
import { keyOf, type Writing } from './drive-tour.ts';
import type { taking } from './ingest.ts';

type Sent = components['schemas']['DriverEventInput'];

/** Gives rows to the ingest of their kind. They were judged before: one that it refuses is a fault of ours, and nothing is written. */
export async function pass(taker: ReturnType<typeof taking>, within: Writing, rows: { key: string }[]): Promise<void> {
  if (rows.length === 0) return;
  const { body } = await taker({ ...within, body: { rows }, query: {} });
  if (body.rejected > 0)
    throw new Error(
      `The ingest refused a driver's row: ${JSON.stringify(body.rows.find(({ errors }) => errors)?.errors)}`,
    );
}

/** The fields that every kind of ingest takes. */
export const common = (tour: number, { key, revision = 0, recorded_at }: Sent) => ({
  key: keyOf(tour, key),
  revision,
  recorded_at,
  tour_id: tour,
});
