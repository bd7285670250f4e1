import { http, HttpResponse, type RequestHandler } from 'msw';
import { problem } from '../setup/problem';

interface Stored {
  id: number;
  updated_at: string;
}

interface RecordsOptions<T extends Stored> {
  /** Collection, as in the path and in a list's answer. */
  many: string;
  /** Name of one in an answer. */
  one: string;
  rows: T[];
  /** The operator's key: unique, and what `q` looks into with `search`. */
  key: keyof T;
  search?: (keyof T)[];
  /** What stands in the path of one record. */
  path?: keyof T;
  /** Reads the filters of a list. */
  matches?: (row: T, query: URLSearchParams) => boolean;
  /** Fields that `facets` counts. */
  facets?: (keyof T)[];
  make: (input: Partial<T>, id: number) => T;
}

const tag = (row: Stored) => `"${row.updated_at}"`;
let clock = Date.parse('2026-11-21T09:00:00Z');
const now = () => new Date((clock += 1000)).toISOString();

/** A collection that remembers what is written to it, with the contract's refusals: 404, 409 at the key, 412. */
export function records<T extends Stored>(options: RecordsOptions<T>) {
  const { many, one, rows, key, search = [key], path = 'id', matches = () => true, facets = [], make } = options;
  const at = (param: unknown) => rows.findIndex((row) => String(row[path]) === decodeURIComponent(String(param)));
  const list = http.get(`*/api/${many}/`, ({ request }) => {
    const query = new URL(request.url).searchParams;
    const words = (query.get('q') ?? '').toLowerCase().split(/\s+/u).filter(Boolean);
    const found = rows.filter(
      (row) =>
        matches(row, query) &&
        words.every((word) => search.some((field) => String(row[field]).toLowerCase().includes(word))),
    );
    const sort = query.get('sort') ?? String(key);
    const field = sort.replace(/^-/u, '') as keyof T;
    const sorted = found.toSorted((a, b) => String(a[field]).localeCompare(String(b[field]), 'en', { numeric: true }));
    if (sort.startsWith('-')) sorted.reverse();
    const size = Number(query.get('page_size') ?? 10);
    const from = (Number(query.get('page') ?? 1) - 1) * size;
    const counted = facets
      .filter((facet) => query.get('facets')?.split(',').includes(String(facet)))
      .map((facet) => {
        const values = [...new Set(rows.map((row) => String(row[facet])))];
        return [
          facet,
          values.map((value) => ({ value, count: rows.filter((row) => String(row[facet]) === value).length })),
        ];
      });
    return HttpResponse.json({
      [many]: sorted.slice(from, from + size),
      total_routes: found.length,
      ...(counted.length > 0 ? { facets: Object.fromEntries(counted) as object } : {}),
    });
  });
  const taken = (input: Partial<T>, self?: number) => rows.some((row) => row[key] === input[key] && row.id !== self);
  const conflict = () => problem(409, { errors: [{ path: String(key), message: 'is taken' }] });
  const change = async ({ request, params }: { request: Request; params: Record<string, unknown> }) => {
    const row = rows[at(params.id)];
    if (!row) return problem(404);
    if (request.headers.get('if-match') !== tag(row)) return problem(412, { current: row });
    const input = (await request.json()) as Partial<T>;
    if (input[key] !== undefined && taken(input, row.id)) return conflict();
    Object.assign(row, input, { updated_at: now() });
    return HttpResponse.json({ [one]: row });
  };
  const deleted: T[] = [];
  const handlers: RequestHandler[] = [
    list,
    http.get(`*/api/${many}/:id`, ({ params }) => {
      const row = rows[at(params.id)];
      return row ? HttpResponse.json({ [one]: row }) : problem(404);
    }),
    http.post(`*/api/${many}/`, async ({ request }) => {
      const input = (await request.json()) as Partial<T>;
      if (taken(input)) return conflict();
      const row = make(input, Math.max(0, ...rows.map(({ id }) => id)) + 1);
      rows.push(row);
      return HttpResponse.json({ [one]: row }, { status: 201 });
    }),
    http.patch(`*/api/${many}/:id`, change),
    http.put(`*/api/${many}/:id`, change),
    http.delete(`*/api/${many}/:id`, ({ request, params }) => {
      const row = rows[at(params.id)];
      if (!row) return problem(404);
      if (request.headers.get('if-match') !== tag(row)) return problem(412, { current: row });
      deleted.push(...rows.splice(rows.indexOf(row), 1));
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(`*/api/${many}/:id/restore`, ({ params }) => {
      const row = deleted.find((one) => String(one[path]) === decodeURIComponent(String(params.id)));
      if (!row) return problem(404);
      if (taken(row)) return problem(409, { detail: 'Its key was given to another record.' });
      rows.push(...deleted.splice(deleted.indexOf(row), 1));
      return HttpResponse.json({ [one]: row });
    }),
  ];
  return { rows, handlers };
}
