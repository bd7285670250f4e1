import { sql } from 'drizzle-orm';
import { setActor } from './db/actor.ts';
import type { Db } from './db/open.ts';

/** What says who somebody is. Personnel numbers stay: tours and shifts count by them. */
const persons = {
  driver: { kind: 'drivers', table: 'drivers', fields: ['name', 'phone'], first: 'Delete the driver first.' },
  user: { kind: 'users', table: 'users', fields: ['name', 'email'], first: 'Remove the user first.' },
} as const;

export type PersonKind = keyof typeof persons;
export const isPersonKind = (text: string | undefined): text is PersonKind => Object.hasOwn(persons, text ?? '');

/**
 * Masks the personal data of a deleted driver or a removed user wherever it is stored, which is noted in the history itself.
 * @param id of the person, as in the URL
 * @throws Error when the person is still there or never was
 */
export async function forgetPerson(db: Db, person: PersonKind, id: number, now: Date): Promise<void> {
  const { kind, table, fields, first } = persons[person];
  const masked = (values: string, names: readonly string[]) => sql`(select jsonb_object_agg(key,
    case when key = any(${sql.param([...names])}::text[]) and value <> 'null' then '"***"' else value end) from jsonb_each(${sql.identifier(values)}))`;
  const mask = (names: readonly string[]) =>
    sql`before = ${masked('before', names)}, after = ${masked('after', names)}`;
  await db.transaction(async (tx) => {
    await tx.execute(setActor({ source: 'none' }));
    const { rows: present } = await tx.execute(sql`select 1 from ${sql.identifier(table)} where id = ${id}`);
    if (present.length > 0) throw new Error(first);
    if (person === 'driver') {
      // The history knows the driver longer than the table, which the clean-up empties.
      const driver = sql`(select customer_id, driver_id, phone from all_drivers where id = ${id}
        union select customer_id, said ->> 'driver_id', said ->> 'phone' from history cross join lateral (values (before), (after)) each(said)
          where kind = 'drivers' and record_ref = ${id} and said is not null) driver`;
      // Numbers that were only this driver's: those of the city have a label.
      await tx.execute(sql`with own as (delete from phones phone using ${driver} where phone.customer_id = driver.customer_id
          and phone.number = driver.phone and phone.label = '' and phone.driver_ref is null returning phone.id)
        update history phone set record = '***', ${mask(['number', 'driver_id'])} from own where phone.kind = 'phones' and phone.record_ref = own.id`);
      // The phone stays, without who had it.
      await tx.execute(sql`update history phone set ${mask(['driver_id'])} from ${driver}
        where phone.customer_id = driver.customer_id and phone.kind = 'phones'
          and driver.driver_id in (phone.before ->> 'driver_id', phone.after ->> 'driver_id')`);
      await tx.execute(sql`update import_rows set ${mask(fields)} from imports, ${driver}
        where imports.id = import_ref and imports.kind = 'drivers' and imports.customer_id = driver.customer_id
          and (record_ref = ${id} or record_ref is null and import_rows.key = driver.driver_id)`);
      await tx.execute(sql`update all_drivers set name = '***', phone = null where id = ${id}`);
    } else {
      await tx.execute(sql`update history set actor = '***' where actor_ref = ${id}`);
      await tx.execute(sql`update imports set actor = '***' where actor_ref = ${id}`);
    }
    const { rows } = await tx.execute<{ customer_id: number }>(sql`update history
      set record = '***', ${mask(fields)}
      where kind = ${kind} and record_ref = ${id} returning customer_id`);
    const [one] = rows;
    if (!one) throw new Error(`The history knows no ${person} ${id}.`);
    await tx.execute(sql`insert into history (customer_id, at, source, kind, record_ref, record_key, record, action)
      values (${one.customer_id}, ${now.toISOString()}::timestamptz, 'cli', ${kind}, ${id}, ${String(id)}, '***', 'forgotten')`);
  });
}
