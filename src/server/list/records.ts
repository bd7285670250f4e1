import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { dbFault } from '../db/faults.ts';
import type { Db } from '../db/open.ts';
import { nextUpdatedAt } from '../db/sql.ts';
import { restoreRow } from '../db/trash.ts';
import { dispositionAreas } from '../db/schema.ts';
import { etagOf, ifMatchCondition, throwMissingOrStale } from '../http/etag.ts';
import type { Call } from '../http/handler.ts';
import { conflict, notFound, unprocessable, type ProblemError } from '@/contract/problem.ts';
import { columnsOf, keyConstraint, valuesOf, wire, type Part } from './fields.ts';
import { listRows, type ListCall, type ListSpec, type OwnedTable } from './list.ts';

/** A table whose records people make, change and delete. */
type RecordTable = OwnedTable & {
  updatedAt: PgColumn;
  /** Without it, records are removed for good. */ deletedAt?: PgColumn;
};

export interface RecordSpec<Row extends object, One extends string, Many extends string> extends ListSpec<Row> {
  table: RecordTable;
  /** Names of one record and of a list of them in responses, and in messages, as in "There is no such truck." */
  one: One;
  many: Many;
  what?: string;
  /** Names a record in the URL; the system's key unless said. */
  key?: PgColumn;
  /** Fields that depend on the moment or on the caller's time zone. */
  fieldsAt?(place: Pick<Place, 'caller' | 'now'>): Record<string, SQL>;
}

type Place = Pick<Call, 'db' | 'caller' | 'now'>;
export type OneCall = Place & { params: object };
type WriteCall = Place & { body: object };
type ChangeCall = OneCall & Pick<Call, 'ifMatch'>;

/** What forbids a change while it is so. The call needs a transaction: the record is locked while that is found out. */
export interface Obstacle<Row> {
  when: SQL;
  /** The call has locked what it is about. */
  isLocked?: boolean;
  problem: (row: Row) => ProblemError;
}

interface Reader {
  key: PgColumn;
  get: (call: OneCall) => Promise<{ body: Record<string, { id: number }> }>;
}

/** Who reads one record, by the name of its list. */
export const readers = new Map<string, Reader>();
/** The same call in a transaction. */
export const inTransaction = <C extends Pick<Call, 'db'>, T>(call: C, work: (call: C) => Promise<T>): Promise<T> =>
  call.db.transaction((db) => work({ ...call, db }));

const archivedArea = 'The disposition area is archived.';
/** Why an area can be given to nothing; none while it is active. @param state none where there is no such area */
export const areaFault = (state: unknown): string | undefined =>
  state === 'active' ? undefined : state === 'archived' ? archivedArea : 'There is no such disposition area.';
const isArea = (path: string) => path.endsWith('disposition_area_id');

/** 422 at each area of the body that the caller's customer does not have, or has archived. */
async function checkAreas({ db, caller }: Place, body: object): Promise<void> {
  for (const [path, id] of Object.entries(body)) {
    if (!isArea(path) || id === null || id === undefined) continue;
    const { rows } = await db.execute(sql`select ${dispositionAreas.state} as state from ${dispositionAreas}
      where ${dispositionAreas.id} = ${id} and ${dispositionAreas.customerId} = ${caller.customerId} for key share`);
    const fault = areaFault(rows[0]?.['state']);
    if (fault) throw unprocessable(path, fault);
  }
}

/**
 * The operations of a resource whose records can be made, changed and deleted. Inserts and updates take the properties of the body that are
 * columns of the table; what else a resource does, its handlers add.
 */
export function records<Row extends { id: number; updated_at: string }, One extends string, Many extends string>(
  spec: RecordSpec<Row, One, Many>,
) {
  const { table, one, many, what = one, key = table.id, joins = sql`` } = spec;
  const visible = ({ caller }: Place) => spec.visible?.(caller) ?? sql`true`;
  const own = (place: Place, value: unknown) =>
    sql`${table.customerId} = ${place.caller.customerId} and ${key} = ${value} and ${visible(place)}`;
  const valueOf = ({ params }: OneCall) => (params as Record<string, unknown>)[key.name];

  /** Records of the customer that meet a condition. */
  async function findAll(
    db: Db,
    customerId: number,
    where: SQL,
    order: Part = table.id,
    fields = spec.fields,
  ): Promise<Row[]> {
    const { rows } = await db.execute<Row & Record<string, unknown>>(sql`select ${wire(table, fields)}
      from ${table} ${joins} where ${table.customerId} = ${customerId} and ${where} order by ${order}`);
    return spec.complete ? spec.complete(db, customerId, rows) : rows;
  }
  /** Records of the caller's customer as they are now. */
  const findNow = (place: Place, where: SQL) =>
    findAll(place.db, place.caller.customerId, where, table.id, { ...spec.fields, ...spec.fieldsAt?.(place) });
  const find = async (place: Place, value: unknown) =>
    (await findNow(place, sql`${key} = ${value} and ${visible(place)}`))[0];
  const bodyOf = (row: Row) => ({ [one]: row }) as Record<One, Row>;

  async function found(place: Place, value: unknown) {
    const row = await find(place, value);
    if (!row) throw notFound(what);
    return { status: 200 as const, body: bodyOf(row), etag: etagOf(row) };
  }

  /** Turns the fault of a unique key into 409 at its field, and that of an area archived at this moment into 422. */
  async function write<T>(body: object, work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      const fault = dbFault(error);
      const area = Object.keys(body).find(isArea);
      if (fault?.constraint === 'active_area' && area) throw unprocessable(area, archivedArea);
      const taken = [...columnsOf(table).keys()].find((name) => fault?.constraint === keyConstraint(table, name));
      if (fault?.code !== '23505' || taken === undefined) throw error;
      const text = `${what} ${String((body as Record<string, unknown>)[taken])} exists already.`;
      throw conflict(text.charAt(0).toUpperCase() + text.slice(1), taken, 'exists already');
    }
  }

  /** Updates the record, or without `set` removes it, unless it has another state than `If-Match` names or something is in the way. */
  async function change(call: ChangeCall, set: object | undefined, body: object, obstacle?: Obstacle<Row>) {
    const { db, ifMatch } = call;
    const which = own(call, valueOf(call));
    // Locked first: what others write at this moment is seen by the next statement only.
    if (obstacle && !obstacle.isLocked) await db.execute(sql`select 1 from ${table} where ${which} for update`);
    const free = obstacle && sql`not ${obstacle.when}`;
    const where = and(which, ifMatchCondition(table.updatedAt, ifMatch), free);
    const returned = { id: table.id };
    const changing = set
      ? db.update(table).set(set).where(where).returning(returned)
      : db.delete(table).where(where).returning(returned);
    if ((await write(body, changing)).length > 0) return;
    const row = await find(call, valueOf(call));
    if (row && obstacle && (ifMatch === undefined || ifMatch === etagOf(row))) throw obstacle.problem(row);
    throwMissingOrStale(row, what);
  }

  readers.set(many, { key, get: (call) => found(call, valueOf(call)) });
  return {
    spec,
    findAll,
    findNow,
    find,
    list: (call: ListCall) => listRows<Row, Many>(spec, many, call),
    get: (call: OneCall) => found(call, valueOf(call)),

    /** @param values of columns that the body does not name */
    async create(call: WriteCall, values: object = {}) {
      const { db, caller, body, now } = call;
      await checkAreas(call, body);
      const row = { ...valuesOf(table, body), ...values, customerId: caller.customerId, updatedAt: now() };
      const made = await write(
        body,
        db
          .insert(table)
          .values(row as never)
          .returning({ key }),
      );
      return { ...(await found(call, made[0]?.key)), status: 201 as const };
    },

    /** @param values of columns that the body does not name */
    async update(call: ChangeCall & WriteCall, values: object = {}, obstacle?: Obstacle<Row>) {
      const { body, now } = call;
      await checkAreas(call, body);
      const set = { ...valuesOf(table, body), ...values, updatedAt: nextUpdatedAt(table.updatedAt, now()) };
      await change(call, set, body, obstacle);
      return found(call, valueOf(call));
    },

    /** Deletes the record; with `deleted_at` so that it can be restored. */
    async remove(call: ChangeCall, obstacle?: Obstacle<Row>) {
      await change(call, table.deletedAt && { deletedAt: call.now() }, {}, obstacle);
      return { status: 204 as const };
    },

    /** Restores the record that was deleted last under the key. */
    async restore(call: OneCall) {
      await restoreRow(call, table, sql`${sql.identifier(key.name)} = ${valueOf(call)} and ${visible(call)}`, what);
      return found(call, valueOf(call));
    },
  };
}
