import { LineError, parseCsv, separatorOf } from './csv';
import { TooLarge, UnusableFile } from './unusable';

/** One record of a file: its fields as they stand there, and the line it begins on (from 1). */
export interface SourceRow {
  line: number;
  fields: Record<string, unknown>;
}

/** Of a file: more would take a browser's memory. */
export const MOST_BYTES = 50 * 2 ** 20;

/** A workbook is a ZIP archive. */
const isWorkbook = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/**
 * The rows of a file: the first sheet of an Excel workbook (XLSX), or what `parseRows` reads.
 * @throws UnusableFile if it is none of them
 */
export async function readRows(bytes: Uint8Array<ArrayBuffer>): Promise<SourceRow[]> {
  if (bytes.length > MOST_BYTES) throw new TooLarge(`The file is larger than ${MOST_BYTES / 2 ** 20} MiB.`);
  if (!isWorkbook(bytes)) return parseRows(bytes);
  const { workbookRows } = await import('./workbook');
  return workbookRows(bytes);
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
