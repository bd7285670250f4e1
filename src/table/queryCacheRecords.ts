import type { QueryClient } from '@tanstack/react-query';

/** Where the records of a resource are in the query cache. */
export interface CachedRecords {
  /** Of every list and every single record: `getListBinsQueryKey()`. */
  queryKey: readonly unknown[];
  /** Name of the records in a list's answer, and of the one in a single record's. */
  many: string;
  one: string;
}
interface Identified {
  id: number;
  updated_at: string;
}
type Answer = Record<string, unknown>;

const rowsOf = <T extends Identified>(answer: Answer | undefined, { many, one }: CachedRecords): T[] => {
  const found = answer?.[many] ?? (answer?.[one] ? [answer[one]] : []);
  return found as T[];
};

/** The latest version of a record: this one, or a newer one in the query cache. */
export function latestOf<T extends Identified>(client: QueryClient, cached: CachedRecords, record: T): T {
  const answers = client.getQueriesData<Answer>({ queryKey: cached.queryKey });
  return answers
    .flatMap(([, answer]) => rowsOf<T>(answer, cached).filter(({ id }) => id === record.id))
    .reduce((last, one) => (Date.parse(one.updated_at) > Date.parse(last.updated_at) ? one : last), record);
}

/**
 * Shows records as they are given in every list and every detail that holds them. It says nothing to the server and leaves
 * the lists' order and number alone: make them stale when all is done.
 */
export function showRecords<T extends Identified>(client: QueryClient, cached: CachedRecords, records: readonly T[]) {
  const byId = new Map(records.map((record) => [record.id, record]));
  client.setQueriesData<Answer>({ queryKey: cached.queryKey }, (answer) => {
    const rows = rowsOf<T>(answer, cached);
    if (!answer || !rows.some(({ id }) => byId.has(id))) return undefined;
    const shown = rows.map((row) => byId.get(row.id) ?? row);
    return cached.many in answer ? { ...answer, [cached.many]: shown } : { ...answer, [cached.one]: shown[0] };
  });
}

/** Leaves records out of every list that holds them, until the server has said what is there. */
export function dropRecords(client: QueryClient, list: string, records: readonly { id: number }[]) {
  const ids = new Set(records.map(({ id }) => id));
  client.setQueriesData<Answer>({ queryKey: [list] }, (answer) => {
    const rows = answer?.[list] as { id: number }[] | undefined;
    const left = rows?.filter(({ id }) => !ids.has(id));
    if (!answer || !rows || left?.length === rows.length) return undefined;
    const total = Number(answer.total_routes) - rows.length + (left?.length ?? 0);
    return { ...answer, [list]: left, total_routes: total };
  });
}
