import { sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { ImportStatus } from '@/api/generated/dashboard.schemas.ts';
import { conflict, notFound, ProblemError } from '@/contract/problem.ts';
import { countsOf } from '@/contract/rules.ts';
import { isOfAreas, whole } from '../db/limited.ts';
import { aMinute } from '../db/locks.ts';
import { countGrown } from '../db/upkeep.ts';
import { imports } from '../db/schema-imports.ts';
import { spanMs } from '../db/trash.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { needs } from '../list/asked.ts';
import { wire } from '../list/fields.ts';
import { listRows, type ListSpec } from '../list/list.ts';
import { inTransaction } from '../list/records.ts';
import { boundedQueue } from '../turns.ts';
import { changesOf, judge, type Known, type References, type Row } from './import-judge.ts';
import { kinds, type Fields, type Kind, type Place } from './import-kinds.ts';
import { nearby } from './import-nearby.ts';
import { change, given, isOneOf, keyAs, lacking, phones, snapshot } from './import-statements.ts';
import { writeStops } from './import-tours.ts';
import { assigned, throwArchived, throwCancelled, write } from './import-writes.ts';

type Schemas = components['schemas'];
type Import = Schemas['Import'];
type ImportRow = Schemas['ImportRow'];

const list: ListSpec<Import> = {
  table: imports,
  visible: ({ id, areaIds }) => (areaIds ? sql`${imports.actorRef} = ${id} and ${isOfAreas(areaIds)}` : sql`true`),
};

const own = ({ caller }: Place, id: number) =>
  sql`${imports.customerId} = ${caller.customerId} and ${imports.id} = ${id} and ${list.visible?.(caller) ?? sql`true`}`;

/** Rows of an import after which PostgreSQL counts anew. */
const MANY = 500;

const textsOf = (rows: readonly Fields[], name: string) => [
  ...new Set(rows.map((row) => row[name]).filter((value) => typeof value === 'string')),
];

/** The records of the rows' keys, locked unless nothing is written. */
async function lookUp(place: Place, kind: Kind, rows: readonly Fields[], dry: boolean): Promise<Map<string, Known>> {
  const { rows: known } = await place.db
    .execute<Known>(sql`select ${keyAs(kind, 'old')} as key, old.id, ${snapshot(kind)} as before,
      ${kind.blocked?.when(place) ?? sql`false`} as blocked, ${kind.shown?.(place) ?? sql`'{}'::jsonb`} as shown
    from ${kind.table} old where old.customer_id = ${place.caller.customerId} and ${isOneOf(kind, rows)}
    order by old.id ${dry ? sql`` : sql`for no key update`}`);
  return new Map(known.map((one) => [one.key, one]));
}

/** Locks what others could plan for at this moment, so that the next statement sees it; no key of the database keeps tours apart, so the whole city waits. */
function locked(kind: Kind, customerId: number, rows: readonly Fields[]): SQL {
  if (!kind.blocked) return sql`0`;
  const what =
    kind === kinds.tours
      ? sql`customers where id = ${customerId}`
      : sql`${kind.table} old where old.customer_id = ${customerId} and ${isOneOf(kind, rows)} order by old.id`;
  return sql`(select count(*) from (select from ${what} for no key update) held)`;
}

async function references(
  { db, caller }: Place,
  kind: Kind,
  rows: readonly Fields[],
  dry: boolean,
): Promise<References> {
  const { customerId } = caller;
  const stops = rows.flatMap((row) => (Array.isArray(row.stops) ? (row.stops as Fields[]) : []));
  const texts = (name: string) => sql`any(${sql.param(textsOf([...rows, ...stops], name))}::text[])`;
  const all = (value: SQL, from: SQL) =>
    sql`(select coalesce(jsonb_agg(${value}), '[]') from ${from} where one.customer_id = ${customerId}`;
  // What has the key of a row, seen or not; of tours nothing keeps two apart.
  const key = sql`one.${sql.identifier(kind.key)}`;
  const keys = caller.areaIds && kind !== kinds.tours && all(key, sql`${whole(kind.table)} one`);
  const { rows: found } =
    await db.execute<References>(sql`select ${aMinute}, ${dry ? sql`0` : locked(kind, customerId, rows)},
    ${all(sql`jsonb_build_object('id', one.id, 'name', one.name)`, sql`disposition_areas one`)} and one.state = 'active') as areas,
    (select coalesce(jsonb_object_agg(one.location_id, one.disposition_area_id), '{}') from (select * from locations place
      where place.location_id = ${texts('location_id')} and place.customer_id = ${customerId} order by place.id ${dry ? sql`` : sql`for share`}) one) as locations,
    ${all(sql`one.license_plate`, sql`trucks one`)} and one.license_plate = ${texts('license_plate')}) as trucks,
    ${all(sql`one.driver_id`, sql`drivers one`)} and (one.driver_id = ${texts('driver_id')} or one.name = ${texts('driver_id')})) as drivers,
    (select coalesce(jsonb_object_agg(one.name, one.driver_id), '{}') from (select name, case when count(*) = 1 then min(driver_id) end as driver_id
      from drivers where customer_id = ${customerId} and name = ${texts('driver_id')} group by 1) one) as names,
    ${all(sql`jsonb_build_object('id', one.id, 'name', one.name)`, sql`construction_types one`)}) as types,
    (select coalesce(jsonb_object_agg(one.number, (select seen.driver_id from drivers seen where seen.customer_id = ${customerId} and seen.id = holder.id)), '{}')
      from whole.phones one join whole.drivers holder on holder.customer_id = one.customer_id and holder.id = one.driver_ref
      where one.customer_id = ${customerId} and one.number = ${texts('phone')}) as holders,
    ${keys ? sql`${keys} and ${key} = ${texts(kind.key)})` : sql`'[]'::jsonb`} as keys`);
  return found[0] ?? { areas: [], locations: {}, types: [], trucks: [], drivers: [], names: {}, holders: {}, keys: [] };
}

const shown = ({ row, key, status, before, after, errors, near }: Row): ImportRow => ({
  ...{ row, key, status },
  ...(status === 'changed' && before && after ? { changes: changesOf(before, after) } : {}),
  ...(errors ? { errors } : {}),
  ...(near ? { near } : {}),
});

/** An import that the caller may see, of a kind with a permission. @throws 404 or 403 */
async function found(call: Place & { params: { id: number } }, permission: 'read' | 'write', lock = sql``) {
  const { rows } = await call.db.execute<Import & Record<string, unknown>>(
    sql`select ${wire(imports)} from ${imports} where ${own(call, call.params.id)} ${lock}`,
  );
  const one = rows[0] as Import | undefined;
  if (!one) throw notFound('import');
  needs(call, `${one.kind}:${permission}`);
  return one;
}

async function undo(call: Place & { params: { id: number } }): Promise<Import> {
  const { db, caller, now, params } = call;
  const one = await found(call, 'write', sql`for update`);
  if (one.undone_at) throw conflict('This import was taken back already.');
  if (now().getTime() - Date.parse(one.at) >= spanMs) throw conflict('This import is older than 30 days.');
  const kind = kinds[one.kind];
  const rows = (more = sql``) =>
    sql`from import_rows one where one.import_ref = ${params.id} and one.record_ref is not null ${more}`;
  const stuck = sql`(${kind.stuck?.(call) ?? sql`null`})::text`;
  await db.execute(
    sql`select ${aMinute} from ${kind.table} old where old.customer_id = ${caller.customerId} and old.id in (select one.record_ref ${rows()}) order by old.id for update`,
  );
  const { rows: changed } = await db.execute<{ key: string; why: string }>(sql`select one.key, case
      when old.id is null then 'deleted since' when ${snapshot(kind)} <> one.after then 'changed since'
      when one.status = 'changed' then ${stuck} else 'in use' end as why
    from import_rows one left join ${kind.table} old on old.id = one.record_ref and old.customer_id = ${caller.customerId}
    where one.import_ref = ${params.id} and one.record_ref is not null
      and (old.id is null or ${snapshot(kind)} <> one.after or (one.status = 'changed' and ${stuck} is not null)
        or (one.status = 'created' and ${kind.held?.(caller) ?? sql`false`}))
    order by one.row limit 20`);
  if (changed.length > 0)
    throw new ProblemError(409, `Not taken back: ${changed.map(({ key, why }) => `${key} (${why})`).join(', ')}.`, {
      errors: changed.map(({ key, why }) => ({ path: key, message: why, code: why.replaceAll(' ', '_') })),
    });
  const before = sql`(select coalesce(jsonb_agg(one.before || jsonb_build_object('id', one.record_ref)), '[]')
    ${rows(sql`and one.status = 'changed'`)})`;
  const holders = sql`select given.id, given.phone from given union all select one.record_ref, null ${rows(sql`and one.status = 'created'`)}`;
  const { rows: done } = await db.execute<Import & Record<string, unknown>>(sql`with
    given as materialized (${given(kind, call, before)}), ${change(kind, call)},
    gone as (${kind.isDeletedForGood ? sql`delete from ${kind.table} old using` : sql`update ${kind.table} old set deleted_at = ${now().toISOString()}::timestamptz from`}
      import_rows one where one.import_ref = ${params.id} and one.status = 'created' and old.customer_id = ${caller.customerId} and old.id = one.record_ref)
    ${kind === kinds.drivers ? phones(call, holders) : sql``},
    marked as (update imports set undone_at = ${now().toISOString()}::timestamptz where customer_id = ${caller.customerId} and id = ${params.id} returning *)
    select ${wire(imports)}${kind === kinds.drivers ? sql`, ${lacking(holders)} as lacking` : sql``} from marked as imports`);
  if (kind === kinds.tours) await writeStops(call, params.id, 'before');
  return assigned(done[0]);
}

const queues = new Map<number, ReturnType<typeof boundedQueue>>();

/** Two imports of a customer run at once: more would take all connections of the database, and of the one of the embedded engine all turns. */
function queueOf(customerId: number) {
  const queue = queues.get(customerId) ?? boundedQueue(2, 10);
  queues.set(customerId, queue);
  return queue;
}

async function imported(call: Call<'importRows'>) {
  await throwCancelled(call);
  const response = await inTransaction(call, async (place) => {
    const { kind: name, dry_run: dry = false, run } = call.body;
    needs(call, `${name}:write`);
    const kind = kinds[name];
    const sent = call.body.rows.map((row) => kind.read?.(row, place) ?? row);
    const there = await references(place, kind, sent, dry);
    const rows = judge(kind, place, sent, await lookUp(place, kind, sent, dry), there);
    if (name === 'locations') await nearby(place, rows);
    const total = countsOf(ImportStatus, rows);
    if (!dry) await throwCancelled(place);
    const head = { kind: name, name: call.body.name, ...total };
    const tell = (done: number, of: number) => {
      if (run) call.events.progress(call.caller, { run, done, total: of });
    };
    const made = dry ? null : await write(place, kind, head, rows, tell);
    const listed = rows.filter(({ status }) => status !== 'unchanged').map(shown);
    return { status: 200 as const, body: { import: made, ...total, rows: listed } };
  });
  // It is in, whatever comes of this; the lists that are asked for next are planned for what is there now.
  if (!call.body.dry_run && call.body.rows.length >= MANY)
    await countGrown(call.db).catch((error: unknown) => call.log.error({ err: error }, 'tables were not counted'));
  return response;
}

export const importHandlers = {
  listImports: (call) => listRows<Import, 'imports'>(list, 'imports', call),

  importRows: (call) => queueOf(call.caller.customerId)(() => imported(call)),

  getImport: async (call) => {
    const one = await found(call, 'read');
    const { rows } = await call.db.execute<Row & Record<string, unknown>>(sql`select row, key, status, before, after,
      errors, near from import_rows where import_ref = ${one.id} order by row`);
    const { created, changed, unchanged, refused } = one;
    return {
      status: 200,
      body: { import: one, created, changed, unchanged, refused, rows: rows.map((row) => shown(withoutNulls(row))) },
    };
  },

  undoImport: (call) =>
    inTransaction(call, async (within) => {
      try {
        return { status: 200 as const, body: { import: await undo(within) } };
      } catch (error) {
        throwArchived(error);
        throw error;
      }
    }),
} satisfies Handlers;

const withoutNulls = (row: Row): Row => ({
  ...(Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as unknown as Row),
  key: row.key,
});
