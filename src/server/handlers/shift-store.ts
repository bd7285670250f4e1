import { sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import type { Db } from '../db/open.ts';
import { anyOf } from '../db/sql.ts';
import { conflict } from '../http/problem.ts';

type Schemas = components['schemas'];
export type Dated = Schemas['TruckAvailability'];
export type Weekly = Schemas['TruckDefaultAvailability'];
type WeekDay = Schemas['WeekDay'];

/** Shifts of trucks carry a material and an area, those of drivers do not. */
export interface Kind {
  what: 'truck' | 'driver';
  dated: SQL;
  weekly: SQL;
  ref: SQL;
  load: boolean;
}

const kind = (what: Kind['what'], load: boolean): Kind => ({
  what,
  load,
  dated: sql.raw(`${what}_shifts`),
  weekly: sql.raw(`${what}_default_shifts`),
  ref: sql.raw(`${what}_ref`),
});

export const truckKind = kind('truck', true);
export const driverKind = kind('driver', false);

const load = ({ load }: Kind) => (load ? sql`, material_type_id, disposition_area_id` : sql``);

const weekOrder = sql.raw(
  `array_position(array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'], day_of_week)`,
);

type Owned<Row> = Row & { ref: number } & Record<string, unknown>;

/** Dated entries of these owners on the days from `start` to `end`, in order. */
export async function datedEntries(db: Db, on: Kind, owners: readonly number[], start: string, end: string) {
  const { rows } = await db.execute<
    Owned<Dated>
  >(sql`select ${on.ref} as ref, work_date::text as work_date, start_time, end_time,
    available${load(on)} from ${on.dated} where ${anyOf(on.ref, owners, 'int')}
    and work_date between ${start}::date and ${end}::date order by work_date, start_time`);
  return byOwner<Dated>(rows);
}

/** Default weeks of these owners, Monday first. */
export async function weeklyEntries(db: Db, on: Kind, owners: readonly number[]) {
  const { rows } = await db.execute<
    Owned<Weekly>
  >(sql`select ${on.ref} as ref, day_of_week, start_time, end_time${load(on)}
    from ${on.weekly} where ${anyOf(on.ref, owners, 'int')} order by ${weekOrder}`);
  return byOwner<Weekly>(rows);
}

/** Rows without the owner, by owner. */
function byOwner<Row>(rows: readonly Owned<Row>[]): (ref: number) => Row[] {
  const groups = new Map<number, Row[]>();
  for (const { ref, ...row } of rows) groups.set(ref, [...(groups.get(ref) ?? []), row as unknown as Row]);
  return (ref) => groups.get(ref) ?? [];
}

interface Entry {
  work_date: string;
  start_time: string;
  end_time: string;
  available?: boolean;
  material_type_id?: string | null;
  disposition_area_id?: number | null;
  original_start_time?: string | null;
}

/**
 * Adds an entry or replaces the one with its start time or with `original_start_time`. The caller holds the owner's row, so that two writers
 * of one day wait for each other.
 * @returns start time of the entry that it replaced, or null
 * @throws 409 that names the entry of that day which it would overlap
 */
export async function putDated(
  db: Db,
  on: Kind,
  customerId: number,
  owner: number,
  entry: Entry,
): Promise<string | null> {
  const { work_date: day, start_time: start, end_time: end } = entry;
  const original = entry.original_start_time ?? start;
  const { rows } = await db.execute<{
    start_time: string;
    end_time: string;
  }>(sql`select start_time, end_time from ${on.dated}
    where ${on.ref} = ${owner} and work_date = ${day}::date order by start_time`);
  const replaced = rows.find((row) => row.start_time === original) ?? rows.find((row) => row.start_time === start);
  const other = rows.find(
    (row) => row.start_time !== original && row.start_time !== start && row.start_time < end && start < row.end_time,
  );
  if (other) {
    const text = `It overlaps the entry from ${other.start_time} to ${other.end_time} of that day.`;
    throw conflict(text, 'start_time');
  }
  const { material_type_id: material = null, disposition_area_id: area = null, available = true } = entry;
  await db.execute(sql`with gone as (delete from ${on.dated} where ${on.ref} = ${owner} and work_date = ${day}::date
      and start_time = ${original} and start_time <> ${start})
    insert into ${on.dated} (${on.ref}, customer_id, work_date, start_time, end_time, available${load(on)})
    values (${owner}, ${customerId}, ${day}::date, ${start}, ${end}, ${available}${on.load ? sql`, ${material}, ${area}` : sql``})
    on conflict (${on.ref}, work_date, start_time) do update set end_time = excluded.end_time, available = excluded.available
      ${on.load ? sql`, material_type_id = excluded.material_type_id, disposition_area_id = excluded.disposition_area_id` : sql``}`);
  return replaced?.start_time ?? null;
}

/** @returns whether there was such an entry */
export async function removeDated(db: Db, on: Kind, owner: number, day: string, start: string): Promise<boolean> {
  const { rows } = await db.execute(sql`delete from ${on.dated}
    where ${on.ref} = ${owner} and work_date = ${day}::date and start_time = ${start} returning start_time`);
  return rows.length > 0;
}

interface WeekEntry extends Omit<Entry, 'work_date' | 'original_start_time'> {
  day_of_week: WeekDay;
}

/** Each entry replaces the one of its weekday; `available: false` clears it. */
export async function putWeekly(
  db: Db,
  on: Kind,
  customerId: number,
  owner: number,
  entries: readonly WeekEntry[],
): Promise<void> {
  const kept = entries.filter((entry) => entry.available !== false);
  await db.execute(sql`delete from ${on.weekly} where ${on.ref} = ${owner}
    and ${anyOf(
      sql`day_of_week`,
      entries.map((entry) => entry.day_of_week),
      'text',
    )}`);
  if (kept.length === 0) return;
  const values = kept.map(
    (entry) => sql`(${owner}, ${customerId}, ${entry.day_of_week}, ${entry.start_time}, ${entry.end_time}
      ${on.load ? sql`, ${entry.material_type_id ?? null}, ${entry.disposition_area_id ?? null}::int` : sql``})`,
  );
  await db.execute(sql`insert into ${on.weekly} (${on.ref}, customer_id, day_of_week, start_time, end_time${load(on)})
    values ${sql.join(values, sql`, `)}`);
}
