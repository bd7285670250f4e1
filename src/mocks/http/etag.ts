import { notFound, ProblemError } from './problem';

interface Stamped {
  updated_at: string;
}

/** The ETag of a record: its `updated_at` in double quotes. */
export const etagOf = ({ updated_at }: Stamped) => `"${updated_at}"`;

/** Value of `updated_at` after a change: now, and always later than before, so that no two states share an ETag. */
export const touched = ({ updated_at }: Stamped, now: Date) =>
  new Date(Math.max(now.getTime(), Date.parse(updated_at) + 1)).toISOString();

/**
 * The record, if it is there and in one of the states that `If-Match` names; `*` and no header allow any.
 * @param show the record as the contract shows it, for the 412
 * @throws 404, 412
 */
export function held<Row extends Stamped>(
  row: Row | undefined,
  ifMatch: string | undefined,
  what: string,
  show: (row: Row) => unknown,
): Row {
  if (!row) throw notFound(what);
  const named = [...(ifMatch ?? '').matchAll(/"([^"]*)"/g)].map(([, state]) => Date.parse(state ?? ''));
  if (ifMatch === undefined || ifMatch.trim() === '*' || named.includes(Date.parse(row.updated_at))) return row;
  throw new ProblemError(412, 'The record was changed by somebody else in the meantime.', { current: show(row) });
}
