import { and, eq, getTableColumns, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { components } from '@/api/generated/server';
import { whole } from '../db/limited.ts';
import { anyOf, commas, every } from '../db/sql.ts';
import type { Call } from '../http/handler.ts';
import { conflict, notFound, refuse, type FieldError } from '@/contract/problem.ts';
import { checkDays, timeErrors, weekErrors } from '@/contract/rules.ts';
import { conditionsOf } from '../list/conditions.ts';
import { inOrder, type Part, valuesOf, wire } from '../list/fields.ts';
import type { OwnedTable } from '../list/list.ts';
import { inTransaction } from '../list/records.ts';
import { clearWeek } from './shift-weeks.ts';

type Place = Pick<Call, 'db' | 'caller'>;

interface Times {
  start_time: string;
  end_time: string;
  available?: boolean;
}
type Days = { start_date: string; end_date: string };
export type DatedInput = Times & { work_date: string; original_start_time?: string | null };
export type WeeklyInput = Times & { day_of_week: components['schemas']['WeekDay'] };

/** The shifts of trucks or of drivers. Those of trucks carry a material and an area, for which their tables have columns. */
export interface ShiftKind {
  what: string;
  owners: OwnedTable;
  /** Names an owner in the URL. */
  key: PgColumn;
  /** How an owner is named in a list, and the order of the list. */
  named: PgColumn[];
  order: SQL;
  dated: PgTable & { customerId: PgColumn; workDate: PgColumn; startTime: PgColumn };
  datedRef: PgColumn;
  weekly: PgTable & { customerId: PgColumn; dayOfWeek: PgColumn };
  weeklyRef: PgColumn;
  /** What the checks need to know of an owner. */
  known: (customerId: number) => SQL;
  check(entry: object, owner: object, at: string): FieldError[];
  /** What dated entries show besides their columns. */
  shown: Record<string, Part>;
  /** The days with an entry that a caller who is limited to areas does not see. */
  taken?(days: Days): SQL;
  /** Before an entry is stored, in its transaction: what is stored besides the body. */
  paired(call: Place, owner: number, entry: DatedInput): Promise<Paired>;
  /** After the entries of a day have changed, in the same transaction. */
  changed?(call: Place, owner: number, day: string): Promise<unknown>;
}

interface Paired {
  stored: object;
  shown: object;
}

/** What shifts of trucks carry, where an entry does not say. */
const noLoad = { material_type_id: null, disposition_area_id: null };
/** The operations on shifts of one kind. */
export function shiftsOf<Named extends object, Dated, Weekly>(on: ShiftKind) {
  const { owners, key, dated, datedRef, weekly, weeklyRef } = on;
  type Owned<Row> = Row & { ref: number } & Record<string, unknown>;
  type OneCall = Place & { params: object };

  /** The owner that the URL names. @param lock held until the transaction ends, so that two writers of one day wait for each other */
  async function ownerOf({ db, caller, params }: OneCall, lock = sql``): Promise<{ id: number }> {
    const { rows } = await db.execute<{
      id: number;
    }>(sql`select ${owners.id}${on.known(caller.customerId)} from ${owners}
      where ${owners.customerId} = ${caller.customerId} and ${key} = ${(params as Record<string, unknown>)[key.name]} ${lock}`);
    if (!rows[0]) throw notFound(on.what);
    return rows[0];
  }

  /** Rows without the owner, by owner. */
  function byOwner<Row>(rows: readonly Owned<Row>[]): (ref: number) => Row[] {
    const groups = new Map<number, Row[]>();
    for (const { ref, ...row } of rows) groups.set(ref, [...(groups.get(ref) ?? []), row as unknown as Row]);
    return (ref) => groups.get(ref) ?? [];
  }

  /** Dated entries of these owners on the days asked for, in order. */
  const datedEntries = async ({ db, caller }: Place, ids: readonly number[], { start_date, end_date }: Days) =>
    byOwner<Dated>(
      (
        await db.execute<Owned<Dated>>(sql`select ${datedRef} as ref, ${wire(dated, on.shown)} from ${dated}
          where ${dated.customerId} = ${caller.customerId} and ${anyOf(datedRef, ids, 'int')} and ${dated.workDate} between ${start_date}::date and ${end_date}::date
          order by ${dated.workDate}, ${dated.startTime}`)
      ).rows,
    );

  /** Default weeks of these owners, Monday first. */
  const weeklyEntries = async ({ db, caller }: Place, ids: readonly number[]) =>
    byOwner<Weekly>(
      (
        await db.execute<Owned<Weekly>>(sql`select ${weeklyRef} as ref, ${wire(weekly)} from ${weekly}
          where ${weekly.customerId} = ${caller.customerId} and ${anyOf(weeklyRef, ids, 'int')} order by ${inOrder(weekly.dayOfWeek)}`)
      ).rows,
    );

  /**
   * Adds an entry or replaces the one with its start time or with `original_start_time`.
   * @returns start time of the entry that it replaced, or null
   * @throws 409 that names the entry of that day which it would overlap
   */
  async function put({ db, caller }: Place, owner: number, entry: DatedInput, more: object): Promise<string | null> {
    const { customerId } = caller;
    const { start_time: start, end_time: end } = entry;
    const original = entry.original_start_time ?? start;
    const day = sql`${dated.customerId} = ${customerId} and ${datedRef} = ${owner} and ${dated.workDate} = ${entry.work_date}::date`;
    const { rows: all } = await db.execute<{ start_time: string; end_time: string; seen: boolean }>(
      sql`select one.start_time, one.end_time, exists (select from ${dated} where ${day} and ${dated.startTime} = one.start_time) as seen
        from ${whole(dated)} one where one.customer_id = ${customerId} and one.${sql.identifier(datedRef.name)} = ${owner} and one.work_date = ${entry.work_date}::date
        order by one.start_time`,
    );
    const rows = all.filter(({ seen }) => seen);
    const replaced = rows.find((row) => row.start_time === original) ?? rows.find((row) => row.start_time === start);
    const others = all.filter(({ seen, start_time: from }) => !seen || (from !== original && from !== start));
    const other = others.find((row) => row.start_time < end && start < row.end_time);
    if (other && !other.seen) throw conflict('It overlaps an entry of other areas of that day.', 'start_time');
    if (other)
      throw conflict(`It overlaps the entry from ${other.start_time} to ${other.end_time} of that day.`, 'start_time');
    const { original_start_time: _original, ...rest } = { available: true, ...entry };
    const set = { ...valuesOf(dated, { ...noLoad, ...rest }), ...more };
    if (replaced) {
      // The one with its start time stays and changes: it is the same entry to the history.
      const changed = rows.some((row) => row.start_time === start) ? start : original;
      const gone = db.$with('gone').as(
        db
          .delete(dated)
          .where(and(day, eq(dated.startTime, original), ne(dated.startTime, changed)))
          .returning({ start: dated.startTime }),
      );
      await db
        .with(gone)
        .update(dated)
        .set(set as never)
        .where(and(day, eq(dated.startTime, changed)));
    } else await db.insert(dated).values({ ...set, customerId, [`${on.what}Ref`]: owner } as never);
    return replaced?.start_time ?? null;
  }

  return {
    async list({ db, caller, query }: Place & { query: Days & { disposition_area_ids?: number[] } }) {
      checkDays(query);
      const { start_date: _start, end_date: _end, ...filters } = query;
      const where = every([
        sql`${owners.customerId} = ${caller.customerId}`,
        ...Object.values(conditionsOf({ table: owners }, filters, caller)),
      ]);
      const { rows } = await db.execute<Named & { ref: number } & Record<string, unknown>>(
        sql`select ${owners.id} as ref, ${commas(on.named)}${(caller.areaIds && on.taken?.(query)) ?? sql``} from ${owners} where ${where} order by ${on.order}`,
      );
      const ids = rows.map(({ ref }) => ref);
      const datedOf = await datedEntries({ db, caller }, ids, query);
      const weeklyOf = await weeklyEntries({ db, caller }, ids);
      const availabilities = rows.map(({ ref, ...named }) => ({
        ...(named as unknown as Named),
        availabilities: datedOf(ref),
        default_schedule: weeklyOf(ref),
      }));
      return { status: 200 as const, body: { availabilities } };
    },

    async get(call: OneCall & { query: Days }) {
      checkDays(call.query);
      const { id } = await ownerOf(call);
      const datedOf = await datedEntries(call, [id], call.query);
      const weeklyOf = await weeklyEntries(call, [id]);
      return { status: 200 as const, body: { availabilities: datedOf(id), default_schedule: weeklyOf(id) } };
    },

    async set<Body extends DatedInput>(call: OneCall & { body: Body }) {
      const { body } = call;
      refuse(timeErrors(body));
      return inTransaction(call, async (within) => {
        const owner = await ownerOf(within, sql`for update of ${owners}`);
        refuse(on.check(body, owner, ''));
        const { stored, shown } = await on.paired(within, owner.id, body);
        const original_start_time = await put(within, owner.id, body, stored);
        await on.changed?.(within, owner.id, body.work_date);
        const { original_start_time: _original, ...entry } = body;
        return { entry: { available: true, ...entry, ...shown }, original_start_time };
      });
    },

    async remove(call: OneCall & { body: { work_date: string; start_time: string } }) {
      const { work_date: day, start_time: start } = call.body;
      return inTransaction(call, async (within) => {
        const { id } = await ownerOf(within, sql`for update of ${owners}`);
        const gone = await within.db
          .delete(dated)
          .where(
            and(
              eq(dated.customerId, call.caller.customerId),
              eq(datedRef, id),
              eq(dated.workDate, day),
              eq(dated.startTime, start),
            ),
          )
          .returning({ start: dated.startTime });
        if (gone.length === 0) throw notFound('entry');
        await on.changed?.(within, id, day);
        return { status: 204 as const };
      });
    },

    /** Each entry replaces the one of its weekday; `available: false` clears it. @returns the whole week */
    async setDefaults(call: OneCall & { body: { availabilities: WeeklyInput[] } }): Promise<Weekly[]> {
      const entries = call.body.availabilities;
      return inTransaction(call, async (within) => {
        const owner = await ownerOf(within, sql`for update of ${owners}`);
        refuse(weekErrors(entries, (entry, at) => on.check(entry, owner, at)));
        await clearWeek(within, on, owner.id, entries);
        const rows = entries
          .filter(({ available }) => available !== false)
          .map((entry) => ({
            ...valuesOf(weekly, { ...noLoad, ...entry }),
            customerId: call.caller.customerId,
            [`${on.what}Ref`]: owner.id,
          }));
        const columns = Object.entries(getTableColumns(weekly));
        const given = Object.fromEntries(
          columns.map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
        );
        if (rows.length > 0)
          await within.db
            .insert(weekly)
            .values(rows as never)
            .onConflictDoUpdate({ target: [weeklyRef, weekly.dayOfWeek], set: given });
        return (await weeklyEntries(within, [owner.id]))(owner.id);
      });
    },
  };
}
