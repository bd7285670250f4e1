import { texts, type Node } from '../contract/document.ts';
import type { ClientResponse, Client } from './client.ts';
import { fieldOf, rowsOf, searchable, total, type AreaNames, type Known, type Row } from './rows.ts';

/** A filter that says by its name which field of a row it is about: `available` has one of its values, `capacity_min` bounds it. */
export async function filter(client: Client, known: Known, field: string, schema: Node): Promise<void> {
  if (!known.rows.some((row) => field in row)) return bounded(client, known, field, schema);
  const listed = values(schema, client.checker.doc.resolve(schema.items));
  for (const value of listed.length > 0 ? listed : exampleOf(field, known.rows))
    await client.ask(known.list, `filters by ${field}=${value}`, {
      query: { [field]: value, page_size: 1000 },
      expect: 200,
      also: (a) => matching(a, known, `${field}=${value}`, (row) => holds(row[field], value)),
    });
}

const values = (schema: Node, items: Node) =>
  schema.type === 'boolean' ? ['true', 'false'] : texts(schema.enum ?? items.enum);

/** A value of the last row that has one, for a filter whose values the contract does not list. */
const exampleOf = (field: string, rows: readonly Row[]) => {
  const value = rows.findLast((row) => row[field] !== null && row[field] !== undefined)?.[field];
  return value === undefined ? [] : [String(Array.isArray(value) ? value[0] : value)];
};

const holds = (value: unknown, wanted: string) =>
  Array.isArray(value) ? value.map(String).includes(wanted) : String(value) === wanted;

/** Only rows that fit pass a filter, and all that do. */
function matching(
  response: ClientResponse,
  { name, rows, whole }: Known,
  filter: string,
  fits: (row: Row) => boolean,
): string[] {
  const wrong = rowsOf(response, name).find((row) => !fits(row));
  if (wrong) return [`the row ${JSON.stringify(wrong.id)} passes the filter ${filter}`];
  const want = rows.filter(fits).length;
  return !whole || total(response) === want
    ? []
    : [`total_routes is ${total(response)}, but ${want} rows have ${filter}`];
}

/** Bounds of numbers (`_min`, `_max`) and of days (`_start`, `_end`, in the customer's time zone), at the middle of what there is. */
async function bounded(client: Client, known: Known, parameter: string, schema: Node): Promise<void> {
  const [, stem = '', end] = /^(?:(\w+)_)?(min|max|start|end)$/.exec(parameter) ?? [];
  if (end === undefined) return;
  const field = fieldOf(stem || 'date', known.rows[0]);
  const present = field
    ? known.rows.flatMap((row) => (row[field] === null ? [] : [row[field] as string | number]))
    : [];
  if (field === undefined || present.length === 0) return;
  const middle = present.toSorted((a, b) => (a < b ? -1 : Number(a > b)))[Math.floor(present.length / 2)] ?? '';
  const value = schema.format === 'date' ? String(middle).slice(0, 10) : middle;
  const upper = end === 'max' || end === 'end';
  const fits = (row: Row) => {
    const got = row[field];
    if (typeof got === 'number' && typeof value === 'number') return upper ? got <= value : got >= value;
    return typeof got === 'string' && (upper ? got.slice(0, 10) <= String(value) : got.slice(0, 10) >= String(value));
  };
  // Timestamps may be in another zone than the customer's days, so rows within a day of the bound are not judged.
  const day = (text: unknown) => Date.parse(String(text).slice(0, 10));
  const near = (row: Row) => /T/.test(String(row[field])) && Math.abs(day(row[field]) - day(value)) <= 86_400_000;
  await client.ask(known.list, `filters by ${parameter}=${value}`, {
    query: { [parameter]: value, page_size: 1000 },
    expect: 200,
    also: (response) => {
      const exact = !known.rows.some(near);
      return matching(
        response,
        { ...known, whole: known.whole && exact },
        `${parameter}=${value}`,
        (row) => near(row) || fits(row),
      );
    },
  });
}

/** A word of a row finds it, whatever its case; one that is nowhere finds nothing. */
export async function search(client: Client, { list, name, rows, whole }: Known): Promise<void> {
  const known = searchable(rows);
  await client.ask(list, 'finds nothing for a word that is nowhere', {
    query: { q: 'qxzjvkwq' },
    expect: 200,
    also: (response) =>
      total(response) === 0 ? [] : [`q is ignored: ${total(response)} rows for a word that is nowhere`],
  });
  if (!known) return;
  await client.ask(list, `finds “${known.word}”, in capitals too`, {
    query: { q: known.word.toUpperCase(), page_size: 1000 },
    expect: 200,
    also: (response) =>
      !whole || total(response) > 1000 || rowsOf(response, name).some(({ id }) => id === known.id)
        ? []
        : [`the row ${JSON.stringify(known.id)} has “${known.word}” and is not found`],
  });
}

/** A list of one area has only its rows; all areas together have no fewer than each alone. */
export async function inAreas(client: Client, known: Known, areas: AreaNames): Promise<void> {
  if (!client.checker.operations.get(known.list)?.parameters.has('query disposition_area_ids')) return;
  const field = ['disposition_area_id', 'default_disposition_area_id'].find((name) => name in (known.rows[0] ?? {}));
  const totals: number[] = [];
  for (const id of areas.keys()) {
    const response = await client.ask(known.list, `returns the area ${id}`, {
      query: { disposition_area_ids: id, page_size: 1000 },
      expect: 200,
      also: (a) => (field ? matching(a, known, `${field}=${id}`, (row) => row[field] === id) : []),
    });
    totals.push(total(response));
  }
  if (areas.size < 2 || field || !known.whole) return;
  await client.ask(known.list, 'returns all areas', {
    query: { disposition_area_ids: [...areas.keys()].join(','), page_size: 1000 },
    expect: 200,
    also: (response) =>
      totals.every((count) => count === known.rows.length) && known.rows.length > 0
        ? ['disposition_area_ids is ignored: each area returns all rows']
        : total(response) === totals.reduce((sum, count) => sum + count, 0)
          ? []
          : [`all areas have ${total(response)} rows, each alone ${totals.join(', ')}`],
  });
}
