import { LineError, parseCsv, recordsOf, separatorOf, unguarded } from './csv';

/** One record of a file: its fields as they stand there, and the line it begins on (from 1). */
export interface SourceRow {
  line: number;
  fields: Record<string, unknown>;
}

/** The file as a whole cannot be used; the message says why, and the line where it is one. */
export class UnusableFile extends Error {
  readonly line: number | undefined;
  constructor(message: string, line?: number) {
    super(message);
    this.line = line;
  }
}

/** Bytes of a file, of a workbook when it is unpacked, and cells of its first sheet with the empty ones: more would take a browser's memory. */
export const MOST_BYTES = 50 * 2 ** 20;
const MOST_UNPACKED = 100 * 2 ** 20;
const MOST_CELLS = 25_000_000;

/** There is more in the file than can be read. */
export class TooLarge extends UnusableFile {}

/** A workbook is a ZIP archive. */
const isWorkbook = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/**
 * The rows of a file: the first sheet of an Excel workbook (XLSX), or what `parseRows` reads.
 * @throws UnusableFile if it is none of them
 */
export async function readRows(bytes: Uint8Array<ArrayBuffer>): Promise<SourceRow[]> {
  if (bytes.length > MOST_BYTES) throw new TooLarge(`The file is larger than ${MOST_BYTES / 2 ** 20} MiB.`);
  if (!isWorkbook(bytes)) return parseRows(bytes);
  const { readSheet } = await import('read-excel-file/universal');
  let sheet: unknown[][];
  let merged: ReturnType<typeof mergedCells>;
  try {
    const { unzipped, file } = await stored(bytes);
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
async function stored(bytes: Uint8Array) {
  const { unzipSync, zipSync } = await import('fflate');
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

/**
 * Reads GeoJSON, a JSON array of objects (or an object that holds one), or CSV (comma, semicolon or tab, with a header).
 * The format is told by the content, not by the file's name.
 * @throws UnusableFile if it is not text, or none of these
 */
export function parseRows(bytes: Uint8Array): SourceRow[] {
  const text = decode(bytes);
  if (text.trim() === '') throw new UnusableFile('The file is empty.');
  const rows = /^\s*[[{]/.test(text) ? jsonRows(text) : csvRows(text);
  if (rows.length === 0) throw new UnusableFile('The file holds no rows.');
  return rows;
}

/** UTF-8, UTF-16 with its mark ("Unicode text" of Excel), else what Excel writes as CSV on Windows in the west of Europe. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new UnusableFile('The file is not text (it holds zero bytes).');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function jsonRows(text: string): SourceRow[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UnusableFile(`The file looks like JSON but cannot be read: ${(error as Error).message}`);
  }
  const { type } = value as { type?: unknown };
  const arrays = Object.entries(value as object).filter(([, entry]) => Array.isArray(entry));
  // GeoJSON may have its bounds in front of its features.
  const [name, inside] = arrays.find(([one]) => type === 'FeatureCollection' && one === 'features') ?? arrays[0] ?? [];
  const list: unknown = Array.isArray(value) ? value : inside;
  if (!Array.isArray(list)) throw new UnusableFile('The JSON holds no array of rows.');
  const lines = elementLines(text, Array.isArray(value) ? 0 : text.indexOf(JSON.stringify(name)));
  return list.map((entry: unknown, i) => ({ line: lines[i] ?? 1, fields: flatten(entry) }));
}

/** A GeoJSON feature becomes its properties with `lng` and `lat`; a plain object stays as it is. */
function flatten(entry: unknown): Record<string, unknown> {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return {};
  const record = entry as Record<string, unknown>;
  if (record.type !== 'Feature') return record;
  const { type, coordinates } = (record.geometry ?? {}) as { type?: string; coordinates?: unknown };
  // Some servers of maps write a point as several, of which there is one.
  const points: unknown = type === 'Point' ? [coordinates] : type === 'MultiPoint' ? coordinates : [];
  const only: unknown = Array.isArray(points) && points.length === 1 ? points[0] : [];
  const [lng, lat] = Array.isArray(only) ? (only as unknown[]) : [];
  const id = record.id === undefined ? {} : { id: record.id };
  return { ...id, ...(record.properties as object | null), lng, lat };
}

/** The line on which each element of the first array behind `from` begins. Strings are skipped, so brackets in them do not count. */
function elementLines(text: string, from: number): number[] {
  const lines: number[] = [];
  const array = text.indexOf('[', from);
  let line = text.slice(0, array).split('\n').length;
  let depth = 0;
  let expecting = false;
  for (let i = array; i < text.length; i++) {
    const c = text[i];
    if (c === '\n') line++;
    else if (c === ',' && depth === 1) expecting = true;
    else if (c === ']' || c === '}') {
      if (--depth === 0) break;
    } else if (c !== undefined && c.trim() !== '') {
      if (expecting && depth === 1) {
        lines.push(line);
        expecting = false;
      }
      if (c === '[' || c === '{') {
        depth++;
        if (depth === 1) expecting = true;
      } else if (c === '"') i = stringEnd(text, i);
    }
  }
  return lines;
}

function stringEnd(text: string, start: number): number {
  let i = start + 1;
  while (i < text.length && text[i] !== '"') i += text[i] === '\\' ? 2 : 1;
  return i;
}

function csvRows(text: string): SourceRow[] {
  if (separatorOf(text) === undefined)
    throw new UnusableFile('The file is neither GeoJSON, nor a JSON array, nor CSV with a header line.');
  try {
    return parseCsv(text);
  } catch (error) {
    const line = error instanceof LineError ? error.line : undefined;
    throw new UnusableFile(`The CSV cannot be read: ${(error as Error).message}`, line);
  }
}
