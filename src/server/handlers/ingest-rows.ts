import { sql, type SQL } from 'drizzle-orm';
import { isArchived, isMonthly, openMonths } from '../db/months.ts';
import { commas, every, iso } from '../db/sql.ts';
import { list, senderOf, texts, wrongTime, type Place, type Row } from './ingest-follow.ts';
import { recordedOn, there, type Kind } from './ingest-kinds.ts';

/** What the database knows of a row before it is written. */
interface Known extends Record<string, unknown> {
  /** Revision, time and sender of the row that has the key; null where it is new. */
  revision: number | null;
  sender: number | null;
  was: string | null;
  /** Whether that row is of another tour, container or truck. */
  moved: boolean;
  /** Whether the month of the row is archived. */
  archived: boolean;
  /** Whether what the row refers to exists, by its field. */
  tour_id?: boolean;
  container_id?: boolean;
  license_plate?: boolean;
}

/** Each row of a call as a row of a relation. */
function given(rows: readonly Row[], columns: Record<string, string>): SQL {
  const names = Object.keys(columns);
  const values = names.map((name) =>
    list(
      rows.map((row) => row[name]),
      columns[name] ?? 'text',
    ),
  );
  return sql`unnest(${commas(values)}) with ordinality as given(${sql.raw([...names, 'place'].join(', '))})`;
}

/** What the database knows of rows, in their order. */
export async function lookUp({ db, caller }: Place, kind: Kind, rows: readonly Row[]): Promise<Known[]> {
  if (rows.length === 0) return [];
  const refers = Object.keys(kind.refers) as (keyof Kind['refers'])[];
  const columns = Object.fromEntries(
    ['key', 'recorded_at', ...refers].map((name) => [name, kind.columns[name] ?? 'text']),
  );
  const found = refers.map((name) => sql`${there(name, caller)} as ${sql.identifier(name)}`);
  const archived = isMonthly(kind.table) ? isArchived(kind.table, sql`given.recorded_at`) : sql`false`;
  const { rows: known } =
    await db.execute<Known>(sql`select known.revision, known.sender, ${iso(sql`known.recorded_at`)} as was,
      known.key is not null and not exists (select from ${sql.raw(kind.table)} old where ${sameRow(kind, sql`known.recorded_at`, sql`known.sender`)} offset 0) as moved,
      ${archived} as archived, ${commas(found)}
    from ${given(rows, columns)} join customers customer on customer.id = ${caller.customerId}
    left join lateral (select * from ${sql.raw(`${kind.table}_keys`)} sent where sent.customer_id = customer.id and sent.key = given.key
      and sent.sender in (0, ${senderOf(caller)}) order by sent.sender = 0 limit 1) known on true order by given.place`);
  return known;
}

/** Whether `old` is the row of a key: what it refers to stays as it is, and leads to the row by an index. */
const sameRow = (kind: Kind, recordedAt: SQL, sender: SQL) =>
  every([
    sql`old.customer_id = customer.id and old.recorded_at = ${recordedAt}`,
    ...Object.keys(kind.refers).map((name) => sql`old.${sql.identifier(name)} = given.${sql.identifier(name)}`),
    sql`old.key = given.key and old.sender = ${sender}`,
  ]);

/**
 * Writes rows: new ones in one statement with their keys, corrected ones in another, which sees what was written for a key that somebody else held.
 * @returns the keys that were written, and whether each is new
 */
export async function write({ db, caller }: Place, kind: Kind, rows: readonly Row[]): Promise<Map<string, boolean>> {
  const table = sql.raw(kind.table);
  const keys = sql.raw(`${kind.table}_keys`);
  const columnsSent = { ...kind.columns, sender: 'int' };
  const names = Object.keys(columnsSent);
  const { columns = sql``, values = sql``, joins = sql`` }: Partial<NonNullable<Kind['derived']>> = kind.derived ?? {};
  const sent = commas(names.map((name) => sql.raw(`given.${name}`)));
  const customer = sql`join customers customer on customer.id = ${caller.customerId}`;
  const { rows: done } = await db.execute<{ key: string; created: boolean; was: string | null }>(sql`with keyed as (
      insert into ${keys} as known (customer_id, key, sender, revision, recorded_at)
        select ${caller.customerId}::int, given.key, given.sender, given.revision, given.recorded_at
          from ${given(rows, columnsSent)} order by given.key
        on conflict (customer_id, key, sender) do update
          set revision = excluded.revision, recorded_at = excluded.recorded_at, was = known.recorded_at
          where excluded.revision > known.revision
        returning key, xmax = 0 as created, was),
    added as (insert into ${table} (customer_id, ${sql.raw(names.join(', '))}${columns})
      select customer.id, ${sent}${values} from ${given(rows, columnsSent)} ${customer} ${joins}
        join keyed on keyed.key = given.key and keyed.created)
    select key, created, ${iso(sql`was`)} as was from keyed`);
  const times = new Map(done.filter(({ created }) => !created).map(({ key, was }) => [key, was]));
  const corrected = rows.filter(({ key }) => times.has(key)).map((row) => ({ ...row, was: times.get(row.key) }));
  if (corrected.length > 0) {
    const set = Object.keys(kind.columns)
      .filter((name) => name !== 'key')
      .map((name) => sql.raw(`${name} = given.${name}`));
    const days = kind.columns.tour_id ? [sql`recorded_on = ${recordedOn}`] : [];
    await db.execute(sql`update ${table} old set ${commas([...set, ...days])}
      from ${given(corrected, { ...columnsSent, was: 'timestamptz(3)' })} ${customer}
      where ${sameRow(kind, sql`given.was`, sql`given.sender`)}`);
  }
  return new Map(done.map(({ key, created }) => [key, created]));
}

/** Makes the partitions that rows need, and that of the level which their containers show: it becomes a row when another follows. */
export function months(kind: Kind, { caller, now }: Place, rows: readonly Row[]): SQL {
  if (!isMonthly(kind.table)) return sql`null`;
  const times = rows
    .filter(({ recorded_at }) => !wrongTime(recorded_at, now()))
    .map(({ recorded_at }) => new Date(recorded_at));
  const own = openMonths(kind.table, times);
  if (!kind.refers.container_id) return own;
  const shown = sql`(select array_agg(last_recorded_at) from all_bins where customer_id = ${caller.customerId}
    and container_id = any(${texts(rows.map(({ container_id }) => container_id))}))`;
  return sql`${own}, ${openMonths('levels', [], shown)}`;
}
