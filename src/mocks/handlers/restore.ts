import type { Ground } from '../http/call';
import { conflict, notFound } from '../http/problem';
import type { Table } from '../state/table';
import { own } from './lookUp';

/** How long a deleted record can be restored. */
const spanMs = 30 * 86_400_000;

/**
 * Restores the caller's record that was deleted last among those that meet the condition.
 * @param isTaken whether its key belongs to another record by now
 * @param what as in "location"
 * @throws 404, 409
 */
export function restore<Row extends { customer_id: number }>(
  call: Ground & { now: Date },
  table: Table<Row>,
  condition: (row: Row) => boolean,
  isTaken: (row: Row) => boolean,
  what: string,
): Row {
  const found = table.discarded(call.now.getTime() - spanMs).find((row) => own(call, row) && condition(row));
  if (!found) throw notFound(`deleted ${what}`);
  if (isTaken(found)) throw conflict(`Its key was given to another ${what} in the meantime.`);
  return table.put(found);
}
