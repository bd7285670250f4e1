import { unzipSync, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { recordsOf, unguarded } from './csv';
import type { SourceRow } from './rows';
import { TooLarge, UnusableFile } from './unusable';

/** Bytes when it is unpacked, and cells of the first sheet with the empty ones: more would take a browser's memory. */
const MOST_UNPACKED = 100 * 2 ** 20;
const MOST_CELLS = 25_000_000;

/**
 * The rows of the first sheet of an Excel workbook (XLSX).
 * @throws UnusableFile
 */
export async function workbookRows(bytes: Uint8Array<ArrayBuffer>): Promise<SourceRow[]> {
  let sheet: unknown[][];
  let merged: ReturnType<typeof mergedCells>;
  try {
    const { unzipped, file } = stored(bytes);
    const text = firstSheet(unzipped);
    checkExtent(text);
    sheet = await readSheet(new Blob([file]));
    merged = mergedCells(text, sheet);
  } catch (error) {
    if (error instanceof TooLarge) throw error;
    throw new UnusableFile(`The workbook cannot be read: ${(error as Error).message}`);
  }
  const records = recordsOf(
    sheet.map((row, index) => ({ line: index + 1, cells: row.map(cellText), merged: merged.get(index + 1) })),
    false,
  );
  if (records.length === 0) throw new UnusableFile('The first sheet holds no rows.');
  return records;
}

/** A workbook whose parts are not compressed: the reader would inflate large ones in a worker from a blob, which a strict Content-Security-Policy forbids. */
function stored(bytes: Uint8Array) {
  let total = 0;
  const unzipped = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      const isWanted = /\.(?:xml|rels)$/.test(name);
      total += isWanted ? originalSize : 0;
      if (total > MOST_UNPACKED) throw new TooLarge('The workbook is too large when it is unpacked.');
      return isWanted;
    },
  });
  return { unzipped, file: zipSync(unzipped, { level: 0 }) };
}

function firstSheet(parts: Record<string, Uint8Array>): string {
  const text = (name: string) => new TextDecoder().decode(parts[name]);
  const first = /<(?:\w+:)?sheet\s[^>]*?\w+:id="([^"]*)"/.exec(text('xl/workbook.xml'))?.[1];
  const [link = ''] = text('xl/_rels/workbook.xml.rels').match(new RegExp(`<[^>]*\\sId="${first}"[^>]*>`)) ?? [];
  const target = /\sTarget="([^"]*)"/.exec(link)?.[1] ?? '';
  return text(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
}

/** From 1, of letters such as `AB`. */
const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** The reader fills all cells up to the last line and column. @throws TooLarge */
function checkExtent(sheet: string): void {
  let [lines, columns] = [0, 0];
  for (const [, letters = '', line] of sheet.matchAll(/<(?:\w+:)?c\s[^>]*?\br="([A-Z]+)(\d+)"/g)) {
    lines = Math.max(lines, Number(line));
    columns = Math.max(columns, columnOf(letters));
  }
  if (lines * columns > MOST_CELLS)
    throw new TooLarge(`The first sheet has a cell in line ${lines} and one in column ${columns}.`);
}

/** The columns (from 0) of each line (from 1) of a sheet whose cells are merged with those above them: the reader says nothing of it, and the file has the value once. */
function mergedCells(sheet: string, { length: lines, 0: first = [] }: unknown[][]): Map<number, Set<number>> {
  const merged = new Map<number, Set<number>>();
  // No cell is merged twice.
  let left = lines * first.length;
  for (const [, letters = '', from, to] of sheet.matchAll(/<(?:\w+:)?mergeCell\s+ref="([A-Z]+)(\d+):[A-Z]+(\d+)"/g)) {
    const column = columnOf(letters) - 1;
    for (let line = Number(from) + 1; line <= Math.min(Number(to), lines) && left > 0; line++, left--)
      merged.set(line, (merged.get(line) ?? new Set()).add(column));
  }
  return merged;
}

/**
 * A workbook knows no time zone: the reader gives its clock as that of UTC, a time without a day as on the first day it counts from. Both are
 * fractions of a day there, and may be a little short of the second.
 */
function dateText(date: Date): string {
  const [day = '', time = ''] = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString().split(/[T.]/);
  if (day < '1905') return time.slice(0, 5);
  return time === '00:00:00' ? day : `${day} ${time}`;
}

/** A cell as CSV would have it. One of a CSV file that was saved as a workbook has the apostrophe of the file. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return unguarded((cell instanceof Date ? dateText(cell) : String(cell)).trim());
}
