import { isNode, texts } from '../contract/document.ts';
import { bodySchema } from '../contract/operations.ts';
import { at, type ClientResponse, type Client } from './client.ts';
import { filter, inAreas, search } from './filters.ts';
import { listsOf } from './resources.ts';
import { fieldOf, inOrder, listedValues, rowsOf, total, type AreaNames, type Known, type Row } from './rows.ts';

/** Paging, totals, sorting, search and filters of each list, and the record behind its first row. */
export async function walkLists(client: Client): Promise<void> {
  const me = await client.ask('getMe', 'returns the profile', { expect: 200 });
  const areas: AreaNames = new Map(
    ((at(me.body, 'user', 'disposition_areas') ?? []) as { id: number; name: string }[]).map(({ id, name }) => [
      id,
      name,
    ]),
  );
  for (const entry of listsOf(client.checker.doc)) {
    const all = await client.ask(entry.list, 'returns a page of 1,000', {
      query: { page_size: 1000 },
      expect: 200,
      also: (a) => totals(a, entry.rows),
    });
    if (all.status !== 200) continue;
    await pages(client, entry.list, entry.rows, all);
    const known = await everyRow(client, entry.list, entry.rows, all);
    await parameters(client, known, areas);
    await search(client, known);
    await inAreas(client, known, areas);
    if (entry.one) await single(client, entry.one, entry.key, entry.envelope, rowsOf(all, entry.rows)[0]);
  }
}

const totals = (response: ClientResponse, name: string) => {
  const [count, rows] = [total(response), rowsOf(response, name).length];
  return rows === Math.min(count, 1000) ? [] : [`total_routes says ${count}, but the page of 1,000 has ${rows} rows`];
};

async function pages(client: Client, list: string, name: string, all: ClientResponse): Promise<void> {
  const ids = rowsOf(all, name).map((row) => row.id);
  const page = (page: number) => (response: ClientResponse) => {
    const got = rowsOf(response, name).map((row) => row.id);
    const want = ids.slice((page - 1) * 2, page * 2);
    const faults =
      total(response) === total(all)
        ? []
        : [`total_routes is ${total(response)} with page_size=2 and ${total(all)} with 1,000`];
    if (got.length > 2) faults.push(`page_size=2 returns ${got.length} rows`);
    else if (JSON.stringify(got) !== JSON.stringify(want))
      faults.push(`page ${page} of two rows is ${JSON.stringify(got)}, not ${JSON.stringify(want)}`);
    return faults;
  };
  for (const n of [1, 2])
    await client.ask(list, `returns page ${n} of two rows`, {
      query: { page: n, page_size: 2 },
      expect: 200,
      also: page(n),
    });
  await client.ask(list, 'returns an empty page past the end, with the right total', {
    query: { page: 100_000, page_size: 1000 },
    expect: 200,
    also: (response) => [
      ...(rowsOf(response, name).length === 0 ? [] : ['the page past the end has rows']),
      ...(total(response) === total(all)
        ? []
        : [`total_routes is ${total(response)} past the end and ${total(all)} before`]),
    ],
  });
}

async function everyRow(client: Client, list: string, name: string, first: ClientResponse): Promise<Known> {
  const rows = rowsOf(first, name).slice();
  for (let page = 2; page <= 5 && rows.length < total(first); page += 1) {
    const response = await client.ask(list, `returns page ${page} of 1,000 rows`, {
      query: { page, page_size: 1000 },
      expect: 200,
    });
    rows.push(...rowsOf(response, name));
  }
  return { list, name, rows, whole: rows.length === total(first) };
}

/** Each sorting in both directions, and each filter that says by its name which field of a row it is about. */
async function parameters(client: Client, known: Known, areas: AreaNames): Promise<void> {
  const { list } = known;
  const { doc, operations } = client.checker;
  const operation = operations.get(list);
  for (const [key, parameter] of operation?.parameters ?? []) {
    const field = key.replace(/^\w+ /, '');
    const schema = doc.resolve(parameter.schema);
    const items = doc.resolve(schema.items);
    if (field === 'sort')
      for (const sort of texts(schema.enum))
        await client.ask(list, `sorts by ${sort}`, {
          query: { sort, page_size: 1000 },
          expect: 200,
          also: (a) => sorted(client, a, known, sort, areas),
        });
    else if (field === 'facets')
      await client.ask(list, 'counts facets', {
        query: { facets: texts(items.enum).slice(0, 4).join(',') },
        expect: 200,
        also: (a) => facets(a, texts(items.enum).slice(0, 4)),
      });
    else await filter(client, known, field, schema);
  }
}

function sorted(client: Client, response: ClientResponse, known: Known, sort: string, areas: AreaNames): string[] {
  const rows = rowsOf(response, known.name);
  if (rows.length !== Math.min(1000, total(response))) return ['sorting changes the number of rows'];
  const { doc, operations } = client.checker;
  const responses = operations.get(known.list)?.node.responses;
  const page = isNode(responses) ? bodySchema(doc, doc.resolve(responses['200'])) : undefined;
  const field = fieldOf(sort.replace(/^-/, ''), rows[0]) ?? '';
  return inOrder(rows, sort, listedValues(doc, page ?? {}, known.name, field), areas);
}

const facets = (response: ClientResponse, names: readonly string[]) =>
  names
    .filter((name) => !Array.isArray(at(response.body, 'facets', name)))
    .map((name) => `the facet ${name} is missing`);

async function single(
  client: Client,
  one: string,
  key: string,
  envelope: readonly string[],
  row: Row | undefined,
): Promise<void> {
  if (!row) return;
  await client.ask(one, 'returns the record of a row, the same as in the list', {
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
