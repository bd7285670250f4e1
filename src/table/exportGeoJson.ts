import type { RowData } from '@tanstack/react-table';
import { featureOf, GEOJSON_END, GEOJSON_START, GEOJSON_TYPE } from '@/csv/geoJson';
import type { ExportOptions } from './exportCsv';

/** Writes the file while the rows arrive, and resolves to it and its number of rows. Rejects when the stream breaks or it is aborted. */
export async function exportGeoJson<T extends RowData>(
  options: Pick<ExportOptions<T>, 'open' | 'signal' | 'onProgress'>,
) {
  const { open, signal, onProgress } = options;
  const parts = [new Blob([GEOJSON_START])];
  const { total, batches } = await open(signal);
  let count = 0;
  for await (const rows of batches) {
    signal.throwIfAborted();
    const features = rows.map((row) => featureOf(row as object)).join(',\n');
    if (features) parts.push(new Blob([count > 0 ? ',\n' : '', features]));
    count += rows.length;
    onProgress(count, total);
  }
  return { file: new Blob([...parts, GEOJSON_END], { type: GEOJSON_TYPE }), count };
}
