import { texts, type Document, type Node } from '../contract/document.ts';
import { at, type ClientResponse } from './client.ts';

export type Row = Record<string, unknown>;
type Value = string | number | null;

/** Name of each disposition area by id, for lists that sort by it. */
export type AreaNames = ReadonlyMap<number, string>;

/** All rows of a list as far as five pages of 1,000 go. */
export interface Known {
  list: string;
  name: string;
  rows: readonly Row[];
  /** No row is beyond those pages, so that totals can be foretold. */
  whole: boolean;
}

export const total = (response: ClientResponse) => Number(at(response.body, 'total_routes'));
export const rowsOf = (response: ClientResponse, name: string) => (at(response.body, name) ?? []) as Row[];

/** The field of a row that a parameter speaks of: `capacity_min` of `capacity`, `created_start` of `created_at`, `level_max` of `last_level`. */
export function fieldOf(name: string, row: Row | undefined): string | undefined {
  const candidates = [name, `${name}_id`, `last_${name}`, `${name}_at`];
  return row && candidates.find((candidate) => candidate in row);
}

/** A value as it is sorted: areas by name, lists of records by their number, flags as 0 and 1. */
function sortable(field: string, value: unknown, areas: AreaNames): Value {
  if (value === null || value === undefined || value === '') return null;
  if (field.endsWith('disposition_area_id')) return areas.get(Number(value)) ?? null;
  if (Array.isArray(value)) return typeof value[0] === 'string' ? value.join('+') : value.length;
  return typeof value === 'number' ? value : typeof value === 'boolean' ? Number(value) : String(value);
}

const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
const german = new Intl.Collator('de');
const natural = new Intl.Collator('de', { numeric: true });

/** Orders of text that a database may keep; a list has to keep one of them. */
const orders: ((a: string, b: string) => number)[] = [
  (a, b) => (a < b ? -1 : Number(a > b)),
  (a, b) => (fold(a) < fold(b) ? -1 : Number(fold(a) > fold(b))),
  german.compare,
  natural.compare,
];

const rising = <T>(values: readonly T[], compare: (a: T, b: T) => number) =>
  values.every((value, i) => i === 0 || compare(values[i - 1] as T, value) <= 0);

/**
 * Whether rows are in the order of `sort` (`field` or `-field`). Rows without a value come last.
 * @param listed the values of an enum, which may be sorted as they are listed
 */
export function inOrder(rows: readonly Row[], sort: string, listed: readonly string[], areas: AreaNames): string[] {
  const name = sort.replace(/^-/, '');
  const field = fieldOf(name, rows[0]);
  if (field === undefined) return [];
  const values = rows.map((row) => sortable(field, row[field], areas));
  const known = values.filter((value) => value !== null);
  if (values.slice(0, known.length).some((value) => value === null)) return [`rows without ${field} do not come last`];
  if (sort.startsWith('-')) known.reverse();
  const numbers = known.filter((value) => typeof value === 'number');
  const strings = known.filter((value) => typeof value === 'string');
  const right =
    strings.length === 0
      ? rising(numbers, (a, b) => a - b)
      : [...orders, (a: string, b: string) => listed.indexOf(a) - listed.indexOf(b)].some((order) =>
          rising(strings, order),
        );
  return right ? [] : [`the rows are not in the order of ${sort}`];
}

/** The values that a field of a row may have, where the contract lists them. */
export function listedValues(doc: Document, list: Node, rows: string, field: string): string[] {
  const properties = (node: unknown) => (doc.resolve(node as Node).properties ?? {}) as Record<string, Node>;
  const schema = doc.resolve(properties(doc.resolve(properties(list)[rows]).items)[field]);
  const options = [schema, ...(Array.isArray(schema.oneOf) ? schema.oneOf.map((option) => doc.resolve(option)) : [])];
  return options.flatMap((option) => texts(option.enum));
}

/** The first word of three letters or more that rows can be searched for. */
export function searchable(rows: readonly Row[]): { word: string; id: unknown } | undefined {
  for (const row of rows)
    for (const [field, value] of Object.entries(row)) {
      if (typeof value !== 'string' || !/name|street|label|_id$|plate/.test(field)) continue;
      const word = value.split(/[^\p{L}]+/u).find((part) => part.length >= 4);
      if (word) return { word, id: row.id };
    }
  return undefined;
}
