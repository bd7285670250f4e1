import type { RowData } from '@tanstack/react-table';
import type { RowStream } from '@/api/rowStream';
import { CSV_START, CSV_TYPE, csvDialect, toCsv } from '@/csv/csv';
import type { DataColumn, PlainValue, TextContext } from './features';
import { plainText } from './texts';

export interface ExportOptions<T extends RowData> {
  /** The columns as they show, in their order. */
  columns: DataColumn<T>[];
  /** All rows of the list as filtered and sorted. */
  open: (signal: AbortSignal) => Promise<RowStream<T>>;
  context: TextContext;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

/** Writes the file while the rows arrive, and resolves to it and its number of rows. Rejects when the stream breaks or it is aborted. */
export async function exportCsv<T extends RowData>({ columns, open, context, signal, onProgress }: ExportOptions<T>) {
  const dialect = csvDialect(context.intl.locale);
  const labels = columns.map(({ meta }) =>
    meta ? `${context.intl.formatMessage(meta.label)}${meta.unit ? ` (${meta.unit})` : ''}` : '',
  );
  // Blobs lie outside the page's heap, the large ones on disk.
  const parts = [new Blob([CSV_START, toCsv([labels], dialect)])];
  const { total, batches } = await open(signal);
  let count = 0;
  for await (const rows of batches) {
    signal.throwIfAborted();
    parts.push(
      new Blob([
        toCsv(
          rows.map((row) => columns.map((column) => textOf(column, row, context))),
          dialect,
        ),
      ]),
    );
    count += rows.length;
    onProgress(count, total);
  }
  return { file: new Blob(parts, { type: CSV_TYPE }), count };
}

function textOf<T extends RowData>(column: DataColumn<T>, row: T, context: TextContext): PlainValue {
  const value =
    'accessorFn' in column && column.accessorFn
      ? column.accessorFn(row, 0)
      : 'accessorKey' in column
        ? (row as Record<string, unknown>)[String(column.accessorKey)]
        : null;
  return column.meta?.text ? column.meta.text(value, context) : plainText(value);
}
