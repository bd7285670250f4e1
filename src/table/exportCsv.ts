import type { RowData } from '@tanstack/react-table';
import { csvFormat, toCsv } from './csv';
import type { DataColumn, PlainValue, TextContext } from './features';
import { plainText } from './texts';

export interface ListPage<T> {
  rows: T[];
  total: number;
}

interface ExportOptions<T extends RowData> {
  /** The columns as they show, in their order. */
  columns: DataColumn<T>[];
  /** One page of the list as filtered and sorted. */
  load: (page: number, pageSize: number, signal: AbortSignal) => Promise<ListPage<T>>;
  context: TextContext;
  signal: AbortSignal;
  onProgress: (done: number, total: number) => void;
}

const PAGE = 500;

/** Loads all pages one after the other and answers the file and its number of rows. Rejects when a page fails or it is aborted. */
export async function exportCsv<T extends RowData>({ columns, load, context, signal, onProgress }: ExportOptions<T>) {
  const lines: PlainValue[][] = [
    columns.map((column) => (column.meta ? context.intl.formatMessage(column.meta.label) : '')),
  ];
  let count = 0;
  for (let page = 1; ; page++) {
    const { rows, total } = await load(page, PAGE, signal);
    signal.throwIfAborted();
    for (const row of rows) lines.push(columns.map((column) => textOf(column, row, context)));
    count += rows.length;
    onProgress(count, Math.max(total, count));
    if (rows.length < PAGE) break;
  }
  const text = toCsv(lines, csvFormat(context.intl.locale));
  // The mark tells spreadsheets that the text is UTF-8.
  return { file: new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }), count };
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

/** Offers a file for download under a name. */
export function saveFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
