import { texts, type Node } from '../contract/document.ts';
import { at, type Answer, type Client } from './client.ts';

type Row = Record<string, unknown>;

/** Lists by operationId, the resource in the answer and the key of its path. */
export const lists = [
  { list: 'listTours', rows: 'tours', one: 'getTour', key: 'id', envelope: ['tour', 'tour'] },
  { list: 'listTrucks', rows: 'trucks', one: 'getTruck', key: 'license_plate', envelope: ['truck'] },
  { list: 'listDrivers', rows: 'drivers', one: 'getDriver', key: 'id', envelope: ['driver'] },
  { list: 'listBins', rows: 'bins', one: 'getBin', key: 'id', envelope: ['bin'] },
  { list: 'listLocations', rows: 'locations', one: 'getLocation', key: 'id', envelope: ['location'] },
  { list: 'listPhones', rows: 'phones', one: undefined, key: 'id', envelope: [] },
  { list: 'listComplaints', rows: 'complaints', one: 'getComplaint', key: 'id', envelope: ['complaint'] },
] as const;

const total = (answer: Answer) => Number(at(answer.body, 'total_routes'));
const rowsOf = (answer: Answer, name: string) => (at(answer.body, name) ?? []) as Row[];

/** Paging, totals, sorting and filters of each list, and the record behind its first row. */
export async function walkLists(client: Client): Promise<void> {
  for (const entry of lists) {
    const all = await client.ask(entry.list, 'answers a page of 1,000', {
      query: { page_size: 1000 },
      expect: 200,
      also: (a) => totals(a, entry.rows),
    });
    if (all.status !== 200) continue;
    await pages(client, entry.list, entry.rows, all);
    await parameters(client, entry.list, entry.rows, rowsOf(all, entry.rows));
    if (entry.one) await single(client, entry.one, entry.key, entry.envelope, rowsOf(all, entry.rows)[0]);
  }
}

const totals = (answer: Answer, name: string) => {
  const [count, rows] = [total(answer), rowsOf(answer, name).length];
  return rows === Math.min(count, 1000) ? [] : [`total_routes says ${count}, but the page of 1,000 has ${rows} rows`];
};

async function pages(client: Client, list: string, name: string, all: Answer): Promise<void> {
  const ids = rowsOf(all, name).map((row) => row.id);
  const page = (page: number) => (answer: Answer) => {
    const got = rowsOf(answer, name).map((row) => row.id);
    const want = ids.slice((page - 1) * 2, page * 2);
    const faults =
      total(answer) === total(all)
        ? []
        : [`total_routes is ${total(answer)} with page_size=2 and ${total(all)} with 1,000`];
    if (got.length > 2) faults.push(`page_size=2 answers ${got.length} rows`);
    else if (JSON.stringify(got) !== JSON.stringify(want))
      faults.push(`page ${page} of two rows is ${JSON.stringify(got)}, not ${JSON.stringify(want)}`);
    return faults;
  };
  for (const n of [1, 2])
    await client.ask(list, `answers page ${n} of two rows`, {
      query: { page: n, page_size: 2 },
      expect: 200,
      also: page(n),
    });
  await client.ask(list, 'answers an empty page past the end, with the right total', {
    query: { page: 100_000, page_size: 1000 },
    expect: 200,
    also: (answer) => [
      ...(rowsOf(answer, name).length === 0 ? [] : ['the page past the end has rows']),
      ...(total(answer) === total(all)
        ? []
        : [`total_routes is ${total(answer)} past the end and ${total(all)} before`]),
    ],
  });
}

/** Each sorting, each value of each filter that is a field of the row. */
async function parameters(client: Client, list: string, name: string, rows: readonly Row[]): Promise<void> {
  const operation = client.checker.operations.get(list);
  for (const [key, parameter] of operation?.parameters ?? []) {
    const field = key.replace(/^\w+ /, '');
    const schema = client.checker.doc.resolve(parameter.schema);
    const items = client.checker.doc.resolve(schema.items);
    if (field === 'sort')
      for (const sort of texts(schema.enum))
        await client.ask(list, `sorts by ${sort}`, {
          query: { sort, page_size: 50 },
          expect: 200,
          also: (a) => sameRows(a, name, rows),
        });
    else if (field === 'facets')
      await client.ask(list, 'counts facets', {
        query: { facets: texts(items.enum).slice(0, 4).join(',') },
        expect: 200,
        also: (a) => facets(a, texts(items.enum).slice(0, 4)),
      });
    else if (rows.some((row) => field in row))
      for (const value of values(schema, items))
        await client.ask(list, `filters by ${field}=${value}`, {
          query: { [field]: value, page_size: 1000 },
          expect: 200,
          also: (a) => filtered(a, name, field, value, rows),
        });
  }
}

const values = (schema: Node, items: Node) =>
  schema.type === 'boolean' ? ['true', 'false'] : texts(schema.enum ?? items.enum);

const sameRows = (answer: Answer, name: string, rows: readonly Row[]) =>
  rowsOf(answer, name).length === Math.min(50, rows.length) ? [] : ['sorting changes the number of rows'];

const facets = (answer: Answer, names: readonly string[]) =>
  names.filter((name) => !Array.isArray(at(answer.body, 'facets', name))).map((name) => `the facet ${name} is missing`);

function filtered(answer: Answer, name: string, field: string, value: string, rows: readonly Row[]): string[] {
  const fits = (row: Row) =>
    Array.isArray(row[field]) ? row[field].map(String).includes(value) : String(row[field]) === value;
  const wrong = rowsOf(answer, name).find((row) => !fits(row));
  if (wrong) return [`a row with ${field} ${JSON.stringify(wrong[field])} passes the filter ${value}`];
  // All rows are known only while they fit into one page.
  const want = rows.length < 1000 ? rows.filter(fits).length : undefined;
  return want === undefined || total(answer) === want
    ? []
    : [`total_routes is ${total(answer)}, but ${want} rows have ${field} ${value}`];
}

async function single(
  client: Client,
  one: string,
  key: string,
  envelope: readonly string[],
  row: Row | undefined,
): Promise<void> {
  if (!row) return;
  await client.ask(one, 'answers the record of a row, the same as in the list', {
    params: { [key]: String(row[key]) },
    expect: 200,
    also: ({ body, headers }) => {
      const record = at(body, ...envelope);
      const stamp = at(record, 'updated_at');
      const etag = headers.get('etag');
      return [
        ...(at(record, 'id') === row.id
          ? []
          : [`the record has id ${String(at(record, 'id'))}, not ${String(row.id)}`]),
        ...(etag === null || etag.replace(/^W\//, '') === `"${String(stamp)}"`
          ? []
          : [`the ETag is ${etag}, not "${String(stamp)}"`]),
      ];
    },
  });
  await client.ask(one, 'knows no record with an unknown key', {
    params: { [key]: key === 'id' ? 2_000_000_000 : 'ZZ-ZZ 9999' },
    expect: 404,
  });
  if (key === 'id') await client.ask(one, 'refuses a key that is no number', { params: { id: 'x' }, expect: 400 });
}
