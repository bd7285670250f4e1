import type { QueryClient } from '@tanstack/react-query';

/** Where the records of a resource are in the query cache. */
export interface CachedRecords {
  /** Of every list and every single record: `getListBinsQueryKey()`. */
  queryKey: readonly unknown[];
  /** Name of the records in a list's response, and of the one in a single record's. */
  many: string;
  one: string;
}
interface Identified {
  id: number;
  updated_at: string;
}
type Body = Record<string, unknown>;

const rowsOf = <T extends Identified>(body: Body | undefined, { many, one }: CachedRecords): T[] => {
  const found = body?.[many] ?? (body?.[one] ? [body[one]] : []);
  return found as T[];
};

/** The latest version of a record: this one, or a newer one in the query cache. */
export function latestOf<T extends Identified>(client: QueryClient, cached: CachedRecords, record: T): T {
  const cachedBodies = client.getQueriesData<Body>({ queryKey: cached.queryKey });
  return cachedBodies
    .flatMap(([, body]) => rowsOf<T>(body, cached).filter(({ id }) => id === record.id))
    .reduce((last, one) => (Date.parse(one.updated_at) > Date.parse(last.updated_at) ? one : last), record);
}

/**
 * Shows records as they are given in every list and every detail that holds them. It says nothing to the server and leaves
 * the lists' order and number alone: make them stale when all is done.
 */
export function showRecords<T extends Identified>(client: QueryClient, cached: CachedRecords, records: readonly T[]) {
  const byId = new Map(records.map((record) => [record.id, record]));
  client.setQueriesData<Body>({ queryKey: cached.queryKey }, (body) => {
    const rows = rowsOf<T>(body, cached);
    if (!body || !rows.some(({ id }) => byId.has(id))) return undefined;
    const shown = rows.map((row) => byId.get(row.id) ?? row);
    return cached.many in body ? { ...body, [cached.many]: shown } : { ...body, [cached.one]: shown[0] };
  });
}

/** Leaves records out of every list that holds them, until the server has said what is there. */
export function dropRecords(client: QueryClient, list: string, records: readonly { id: number }[]) {
  const ids = new Set(records.map(({ id }) => id));
  client.setQueriesData<Body>({ queryKey: [list] }, (body) => {
    const rows = body?.[list] as { id: number }[] | undefined;
    const left = rows?.filter(({ id }) => !ids.has(id));
    if (!body || !rows || left?.length === rows.length) return undefined;
    const total = Number(body.total_routes) - rows.length + (left?.length ?? 0);
    return { ...body, [list]: left, total_routes: total };
  });
}
