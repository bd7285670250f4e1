import { logFailure } from '@/api/logFailure';

/** How a bulk action went. */
export interface BulkReport<Row> {
  done: Row[];
  failed: { row: Row; error: unknown }[];
  /** Not tried, because it was cancelled. */
  skipped: Row[];
}

interface BulkOptions<Row> {
  /** The write for one row. A rejection counts as that row's failure. */
  perform: (row: Row) => Promise<unknown>;
  /** After each row: how many are through, done and failed alike. */
  onProgress?: (through: number) => void;
  /** Aborting lets the writes under way finish and begins no other. */
  signal?: AbortSignal;
  /** Writes at once. */
  lanes?: number;
}

/** Runs one write per row, a few at a time. Never rejects: what failed is in the report, with its reason, and on the console. */
export async function runBulk<Row>(rows: readonly Row[], { perform, onProgress, signal, lanes = 4 }: BulkOptions<Row>) {
  const report: BulkReport<Row> = { done: [], failed: [], skipped: [] };
  const waiting = [...rows];
  let through = 0;
  const lane = async () => {
    for (let row = waiting.shift(); row !== undefined; row = waiting.shift()) {
      if (signal?.aborted) {
        report.skipped.push(row);
        continue;
      }
      try {
        await perform(row);
        report.done.push(row);
      } catch (error) {
        logFailure(error);
        report.failed.push({ row, error });
      }
      onProgress?.(++through);
    }
  };
  await Promise.all(Array.from({ length: Math.min(lanes, rows.length) }, lane));
  return report;
}
