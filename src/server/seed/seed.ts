import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { demoPassword } from '@/world/customers.ts';
import type { Batch, UserRow, World, WorldOptions } from '@/world/types.ts';
import { worldBatches } from '@/world/world.ts';
import type { Passwords } from '../auth/password.ts';
import { setActor } from '../db/actor.ts';
import { alone, locks } from '../db/locks.ts';
import { isMonthly, openMonths } from '../db/months.ts';
import type { Db } from '../db/open.ts';
import * as tours from '../db/schema-tours.ts';
import * as shifts from '../db/schema-shifts.ts';
import * as core from '../db/schema.ts';
import { columnsOf } from '../list/fields.ts';
import { refreshForecasts } from '../handlers/forecast-writes.ts';
import { isEmpty } from '../setup.ts';
import { dueAt, usualHours } from '../working-hours.ts';

type Row = Record<string, unknown>;

/** The tables of the world, in an order in which no row refers to a later one. Materials are the contract's own, not a table. */
const tables: Partial<Record<keyof World, PgTable>> = {
  customers: core.customers,
  users: core.users,
  disposition_areas: core.dispositionAreas,
  construction_types: core.constructionTypes,
  locations: core.locations,
  bins: core.bins,
  trucks: core.trucks,
  drivers: core.drivers,
  phones: core.phones,
  truck_default_availabilities: shifts.truckDefaultShifts,
  truck_availabilities: shifts.truckShifts,
  driver_default_availabilities: shifts.driverDefaultShifts,
  driver_availabilities: shifts.driverShifts,
  tours: tours.tours,
  tour_stops: tours.tourStops,
  tour_tracks: tours.tourTracks,
  route_events: tours.routeEvents,
  unloadings: tours.unloadings,
  complaints: tours.complaints,
};

/** The columns that the rows of the world fill; the area of events and unloadings is one that only the database knows. */
function columnsIn(table: PgTable, [row = {}]: readonly Row[]): string[] {
  const known = columnsOf(table);
  return Object.keys(row).filter((name) => known.has(name) || name === 'disposition_area_id');
}

/** Rows held back until they are written together. */
const held = 20_000;

/** Rows in the order of the tables, written a table at a time. */
class Writer {
  readonly #db: Db;
  readonly #progress: (rows: number) => void;
  readonly #waiting = new Map<keyof World, Row[]>();
  readonly #zones = new Map<unknown, string>();
  readonly #areas = { route_events: new Map<unknown, unknown>(), unloadings: new Map<unknown, unknown>() };
  #count = 0;
  #written = 0;

  constructor(db: Db, progress: (rows: number) => void) {
    this.#db = db;
    this.#progress = progress;
  }

  async add({ table, rows }: Batch, more: (row: Row) => Row = (row) => row): Promise<void> {
    if (!tables[table]) return;
    const waiting = this.#waiting.get(table) ?? [];
    for (const row of rows as unknown as Row[]) waiting.push(this.#placed(table, more(row)));
    this.#waiting.set(table, waiting);
    this.#count += rows.length;
    if (this.#count >= held) await this.flush();
  }

  /**
   * Events and unloadings get the area of their location and tour here, so that no trigger looks it up for each row; notifications the moment
   * at which they are due, as when they are filed.
   */
  #placed(table: keyof World, row: Row): Row {
    if (table === 'customers') this.#zones.set(row.id, row.time_zone as string);
    if (table === 'complaints') {
      const zone = this.#zones.get(row.customer_id) ?? 'UTC';
      return { ...row, due_at: dueAt(new Date(row.created_at as string), usualHours, zone) };
    }
    if (table === 'locations') this.#areas.route_events.set(row.id, row.disposition_area_id);
    if (table === 'tours') {
      this.#areas.unloadings.set(row.id, row.disposition_area_id);
      return { ...row, left_containers_ref: row.left_container_ids };
    }
    if (table === 'route_events')
      return { ...row, disposition_area_id: this.#areas.route_events.get(row.location_ref) };
    if (table === 'unloadings') return { ...row, disposition_area_id: this.#areas.unloadings.get(row.tour_id) };
    return row;
  }

  async flush(): Promise<void> {
    for (const [name, target] of Object.entries(tables)) {
      const rows = this.#waiting.get(name as keyof World);
      if (!rows || rows.length === 0) continue;
      const columns = sql.raw(columnsIn(target, rows).join(', '));
      const table = sql.raw(getTableName(target));
      for (let at = 0; at < rows.length; at += 5_000) {
        const part = rows.slice(at, at + 5_000);
        if (isMonthly(name)) {
          const times = part.map(({ recorded_at }) => new Date(recorded_at as string));
          await this.#db.execute(sql`select ${openMonths(name, times)}`);
        }
        await this.#db.execute(sql`insert into ${table} (${columns})
          select ${columns} from json_populate_recordset(null::${table}, ${JSON.stringify(part)}::json)`);
        this.#written += part.length;
        this.#progress(this.#written);
      }
    }
    this.#waiting.clear();
    this.#count = 0;
  }

  get written(): number {
    return this.#written;
  }
}

/** Rows come with their ids; the next one made here continues after them. */
async function continueNumbers(db: Db): Promise<void> {
  for (const table of Object.values(tables)) {
    if (columnsOf(table).get('id')?.columnType !== 'PgInteger') continue;
    const name = `${'deletedAt' in table ? 'all_' : ''}${getTableName(table)}`;
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select coalesce(max(id), 0) + 1 from ${sql.raw(name)}), false)`,
    );
  }
}

/**
 * Loads a demo world into an empty database, all or nothing.
 * @param progress told how many rows stand
 * @returns how many rows were written; undefined when there was data already
 */
export async function seed(
  db: Db,
  { passwords, ...options }: WorldOptions & { passwords: Passwords },
  progress: (rows: number) => void = () => undefined,
): Promise<number | undefined> {
  return alone(db, locks.seed, async (tx) => {
    if (!(await isEmpty(tx))) return undefined;
    await tx.execute(setActor({ source: 'none' }));
    const writer = new Writer(tx, progress);
    for (const batch of worldBatches(options)) {
      if (batch.table === 'users') await addUsers(writer, batch.rows, passwords);
      else await writer.add(batch);
    }
    await writer.flush();
    await continueNumbers(tx);
    await refreshForecasts(tx, options.now);
    // Nobody has seen the empty database: that the world was loaded is no news.
    await tx.execute(sql`update changes set at = at - interval '2 days'`);
    await tx.execute(sql`select trim_changes()`);
    await tx.execute(sql`analyze`);
    return writer.written;
  });
}

async function addUsers(writer: Writer, users: UserRow[], passwords: Passwords): Promise<void> {
  const hashes = new Map(
    await Promise.all(users.map(async ({ id }) => [id as unknown, await passwords.hash(demoPassword)] as const)),
  );
  await writer.add({ table: 'users', rows: users }, (row) => ({
    ...row,
    password_hash: hashes.get(row.id),
    must_change_password: row.must_reset_password,
  }));
}
