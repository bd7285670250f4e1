import { sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { conflict } from '@/contract/problem.ts';
import { dbFault } from '../db/faults.ts';
import { areasRef } from '../db/limited.ts';
import { imports } from '../db/schema-imports.ts';
import type { Call } from '../http/handler.ts';
import { wire } from '../list/fields.ts';
import type { Row } from './import-judge.ts';
import { kinds, type Fields, type Kind, type Place } from './import-kinds.ts';
import { change, given, keyAs, lacking, make, phones } from './import-statements.ts';
import { writeStops } from './import-tours.ts';

type Import = components['schemas']['Import'];
type Writing = Place & Pick<Call, 'hasLeft'>;

/** Ends the transaction of a client that has left before the response. */
export async function throwCancelled({ hasLeft }: Pick<Call, 'hasLeft'>): Promise<void> {
  if (await hasLeft()) throw conflict('The import was cancelled.');
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`;

/** @throws 409 when a phone went to another driver in the meantime */
export function assigned(done: Record<string, unknown> | undefined): Import {
  const { lacking: number, ...one } = done ?? {};
  if (number) throw conflict('A phone was given to another driver in the meantime.');
  return one as unknown as Import;
}

/** @throws 409 when an area was archived in the meantime */
export function throwArchived(error: unknown): void {
  if (dbFault(error)?.constraint === 'active_area') throw conflict('A disposition area was archived in the meantime.');
}

/** Rows that are written at once; between, the client is told how far it is and may have left. */
const part = 1000;

/** Writes rows of an import, with the report at first. Phones go from one driver to another: drivers are one part. */
async function writePart(place: Place, kind: Kind, rows: readonly Row[], report: SQL): Promise<Import> {
  const records = rows.flatMap(({ status, id, after }) =>
    status === 'created' || status === 'changed' ? [{ ...after, ...(id ? { id } : {}) }] : [],
  );
  const written = sql`select coalesce(given.id, made.id) as id, given.phone from given left join made on made.key = ${keyAs(kind, 'given')}`;
  const drivers = kind === kinds.drivers;
  const { rows: done } = await place.db.execute<Import & Record<string, unknown>>(sql`with
    given as materialized (${given(kind, place, json(records))}),
    ${change(kind, place)}, ${make(kind, place)} ${drivers ? phones(place, written) : sql``},
    report as (${report}),
    kept as (insert into import_rows (import_ref, row, key, status, record_ref, before, after, errors, near)
      select report.id, one.row, one.key, one.status, coalesce(one.id, made.id), one.before, one.after, one.errors, one.near
      from report, jsonb_to_recordset(${json(rows)}) as one
          (row integer, key text, status text, id integer, before jsonb, after jsonb, errors jsonb, near jsonb)
        left join made on made.key = one.key and one.status = 'created')
    select ${wire(imports)}${drivers ? sql`, ${lacking(written)} as lacking` : sql``} from report as imports`);
  return assigned(done[0]);
}

/** Writes the records and the report. @param tell is told how many rows are written, of how many */
export async function write(
  place: Writing,
  kind: Kind,
  head: Fields,
  rows: readonly Row[],
  tell: (done: number, total: number) => void,
): Promise<Import> {
  const { caller, now } = place;
  const values = { ...head, customer_id: caller.customerId, at: now().toISOString() };
  const begin = sql`insert into imports (customer_id, at, actor_ref, areas_ref, actor, kind, name, created, changed, unchanged, refused)
    select customer_id, at, ${caller.machine ? null : caller.id}::integer, ${areasRef(caller.areaIds)},
      coalesce(${caller.machine?.name ?? null}::text, (select users.name from users where users.customer_id = ${caller.customerId} and users.id = ${caller.id}::integer)),
      kind, name, created, changed, unchanged, refused
    from jsonb_populate_record(null::imports, ${json(values)}) returning *`;
  const kept = rows.filter(({ status }) => status !== 'unchanged');
  const size = kind === kinds.drivers ? Math.max(1, kept.length) : part;
  try {
    let one = await writePart(place, kind, kept.slice(0, size), begin);
    for (let at = 0; at < kept.length; at += size) {
      const some = kept.slice(at, at + size);
      if (at > 0)
        one = await writePart(
          place,
          kind,
          some,
          sql`select * from imports where customer_id = ${caller.customerId} and id = ${one.id}`,
        );
      if (kind === kinds.tours) await writeStops(place, one.id, 'after', some);
      tell(Math.min(at + size, kept.length), kept.length);
      await throwCancelled(place);
    }
    return one;
  } catch (error) {
    throwArchived(error);
    if (dbFault(error)?.code !== '23505') throw error;
    throw conflict('One of the keys was given to another record in the meantime, or to one that you do not see.');
  }
}
