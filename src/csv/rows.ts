import { parseCsv, separatorOf } from './csv';

/** One record of a file: its fields as they stand there, and the line it begins on (from 1). */
export interface SourceRow {
  line: number;
  fields: Record<string, unknown>;
}

/** The file as a whole cannot be used; the message says why. */
export class UnusableFile extends Error {}

/** A workbook is a ZIP archive. */
const isWorkbook = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/**
 * The rows of a file: the first sheet of an Excel workbook (XLSX) with a header row, or what `parseRows` reads.
 * @throws UnusableFile if it is none of them
 */
export async function readRows(bytes: Uint8Array<ArrayBuffer>): Promise<SourceRow[]> {
  if (!isWorkbook(bytes)) return parseRows(bytes);
  const { readSheet } = await import('read-excel-file/universal');
  let sheet: unknown[][];
  try {
    sheet = await readSheet(new Blob([bytes]));
  } catch (error) {
    throw new UnusableFile(`The workbook cannot be read: ${(error as Error).message}`);
  }
  const [header = [], ...rows] = sheet;
  const names = header.map(cellText);
  const records = rows.map((row, index) => ({
    line: index + 2,
    fields: Object.fromEntries(names.map((name, column) => [name, cellText(row[column])])),
  }));
  const filled = records.filter(({ fields }) => Object.values(fields).some((cell) => cell !== ''));
  if (filled.length === 0) throw new UnusableFile('The first sheet holds no rows.');
  return filled;
}

/** A cell as CSV would have it. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return (cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)).trim();
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

function decode(bytes: Uint8Array): string {
  if (bytes.includes(0)) throw new UnusableFile('The file is not text (it holds zero bytes).');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnusableFile('The file is not UTF-8 text. Save it as UTF-8 first.');
  }
}

function jsonRows(text: string): SourceRow[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UnusableFile(`The file looks like JSON but cannot be read: ${(error as Error).message}`);
  }
  const list = Array.isArray(value) ? value : Object.values(value as object).find((entry) => Array.isArray(entry));
  if (!Array.isArray(list)) throw new UnusableFile('The JSON holds no array of rows.');
  const lines = elementLines(text);
  return list.map((entry: unknown, i) => ({ line: lines[i] ?? 1, fields: flatten(entry) }));
}

/** A GeoJSON feature becomes its properties with `lng` and `lat`; a plain object stays as it is. */
function flatten(entry: unknown): Record<string, unknown> {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return {};
  const record = entry as Record<string, unknown>;
  if (record.type !== 'Feature') return record;
  const geometry = record.geometry as { type?: string; coordinates?: unknown[] } | null;
  const [lng, lat] = geometry?.type === 'Point' && Array.isArray(geometry.coordinates) ? geometry.coordinates : [];
  const id = record.id === undefined ? {} : { id: record.id };
  return { ...id, ...(record.properties as object | null), lng, lat };
}

/** The line on which each element of the first array begins. Strings are skipped, so brackets in them do not count. */
function elementLines(text: string): number[] {
  const lines: number[] = [];
  const array = text.indexOf('[');
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
    throw new UnusableFile(`The CSV cannot be read: ${(error as Error).message}`);
  }
}
