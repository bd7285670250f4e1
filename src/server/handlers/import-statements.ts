import { isMatch } from 'date-fns';
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import { commas } from '../db/sql.ts';
import type { Fields, Kind, Place } from './import-kinds.ts';
/** The key of a record. */
export const keyAs = ({ key, keyed = [] }: Kind, record: string): SQL =>
  sql.raw([key, ...keyed].map((name) => `${record}.${name}`).join(` || ' ' || `));

/** True of a record called `old` that has the key of a row. */
export const isOneOf = ({ key, keyed = [] }: Kind, rows: readonly Fields[]): SQL =>
  sql.join(
    [key, ...keyed].map((name) => {
      const texts = [...new Set(rows.map((row) => row[name]).filter((value) => typeof value === 'string'))];
      const type = name === 'date' ? 'date' : 'text';
      const known = type === 'date' ? texts.filter((text) => isMatch(text, 'yyyy-MM-dd')) : texts;
      return sql`old.${sql.raw(name)} = any(${sql.param(known)}::${sql.raw(type)}[])`;
    }),
    sql` and `,
  );
const columnsOfKind = ({ table, fields, derived = {} }: Kind) => {
  const columns = Object.values(getTableColumns(table));
  return Object.keys(fields).map((name) => {
    const type = columns.find((one) => one.name === name)?.getSQLType() ?? 'text';
    const other = derived[name];
    return {
      name,
      column: other?.column ?? name,
      type: other?.type ?? type,
      read: other?.read ?? sql.raw(`old.${name}`),
    };
  });
};

/** All fields of a record called `old`, by their names in the contract. */
export const snapshot = (kind: Kind): SQL =>
  sql`jsonb_build_object(${commas(columnsOfKind(kind).map(({ name, read }) => sql`${sql.raw(`'${name}'`)}, ${read}`))})`;

/** Records as a relation `given`, from JSON of their fields. @param records an expression of a JSON array */
export function given(kind: Kind, place: Place, records: SQL): SQL {
  const typed = columnsOfKind(kind).map(({ name, type }) => `${name} ${type}`);
  const derived = Object.values(kind.derived ?? {}).map(
    ({ column, stored }) => sql`, ${stored(place)} as ${sql.raw(column)}`,
  );
  return sql`select sent.*${sql.join(derived)} from jsonb_to_recordset(${records}) as sent (id integer, ${sql.raw(typed.join(', '))})`;
}

/** Steps of a `with` that set the fields of the records in `given`, and the phones of drivers: `changed`. */
export function change(kind: Kind, { caller, now }: Place): SQL {
  const set = columnsOfKind(kind).map(({ column }) => `${column} = given.${column}`);
  return sql`changed as (update ${kind.table} old set ${sql.raw(set.join(', '))},
    updated_at = greatest(${now().toISOString()}::timestamptz(3), old.updated_at + interval '1 millisecond')
    from given where old.customer_id = ${caller.customerId} and old.id = given.id returning old.id)`;
}

/** Steps of a `with` that make the records in `given` without an id: `made`. */
export function make(kind: Kind, { caller, now }: Place): SQL {
  const { made = {} } = kind;
  const names = columnsOfKind(kind).map(({ column }) => column);
  const columns = sql.raw([...names, ...Object.keys(made)].join(', '));
  const values = commas([sql.raw(names.join(', ')), ...Object.values(made)]);
  return sql`made as (insert into ${kind.table} as record (customer_id, updated_at, ${columns})
    select ${caller.customerId}::integer, ${now().toISOString()}::timestamptz(3), ${values} from given where id is null
    returning id, ${keyAs(kind, 'record')} as key)`;
}

/** Steps of a `with` that give drivers the phones they have now, also those that others of them had before. @param written a relation of `id` and `phone` */
export const phones = ({ caller }: Place, written: SQL): SQL => sql`,
  freed as (update phones set driver_ref = null from (${written}) holder where phones.customer_id = ${caller.customerId}
    and phones.driver_ref = holder.id and phones.number is distinct from holder.phone
    and not exists (select from (${written}) taker where taker.phone = phones.number)),
  assigned as (insert into phones (customer_id, number, label, driver_ref)
    select ${caller.customerId}::integer, holder.phone, '', holder.id from (${written}) holder where holder.phone is not null
    on conflict (customer_id, number) do update set driver_ref = excluded.driver_ref
      where phones.driver_ref is null or phones.driver_ref = excluded.driver_ref
        or exists (select from (${written}) giver where giver.id = phones.driver_ref and giver.phone is distinct from phones.number) returning 1)`;

/** How many of them did not get the phone, because another driver was given it in the meantime. */
export const lacking = (written: SQL): SQL =>
  sql`(select count(*) from (${written}) holder where holder.phone is not null)::int - (select count(*) from assigned)::int`;
