import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { components } from '@/api/generated/server';
import { conflict, notFound, ProblemError, unprocessable } from '@/contract/problem.ts';
import { customers, dispositionAreas as areas } from '../db/schema.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { inTransaction, records } from '../list/records.ts';

type Area = components['schemas']['AreaRecord'];

const today = (customer: PgColumn | SQL) =>
  sql`(now() at time zone (select time_zone from ${customers} where id = ${customer}))::date`;
const sameArea = (column: string) => sql`customer_id = ${areas.customerId} and ${sql.identifier(column)} = ${areas.id}`;
const open = sql`status in ('planned', 'in_progress')`;
const count = (table: string, column: string, more = sql`true`) =>
  sql`(select count(*)::int from ${sql.identifier(table)} where ${sameArea(column)} and ${more})`;

/** What belongs to an area. What is over, as past shifts and finished tours, keeps it. */
const belongings = {
  locations: count('locations', 'disposition_area_id'),
  trucks: count('trucks', 'default_disposition_area_id'),
  drivers: count('drivers', 'default_disposition_area_id'),
  shifts: sql`(${count('truck_default_shifts', 'disposition_area_id')}
    + ${count('truck_shifts', 'disposition_area_id', sql`work_date >= ${today(areas.customerId)}`)})`,
  tours: count('tours', 'disposition_area_id', open),
};
const kinds = Object.keys(belongings) as (keyof typeof belongings)[];

const kit = records<Area, 'area', 'areas'>({
  one: 'area',
  many: 'areas',
  table: areas,
  fields: {
    ...belongings,
    limited_users: sql`(select count(*)::int from users where customer_id = ${areas.customerId} and ${areas.id} = any (area_ids) and not locked)`,
  },
});

function stillUsed(row: Area): ProblemError {
  const errors = kinds.filter((kind) => row[kind] > 0).map((kind) => ({ path: kind, message: String(row[kind]) }));
  const what = errors.map(({ path, message }) => `${path} (${message})`).join(', ');
  return new ProblemError(409, `Still in this area: ${what}. Move them first.`, { errors });
}

const plain = (name: string) => name.trim().toLowerCase();

/** Lets a customer give one name after the other. */
const lockNames = ({ db, caller }: Pick<Call, 'db' | 'caller'>) =>
  db.execute(sql`select from ${customers} where id = ${caller.customerId} for no key update`);

/** Imports know areas by their names, in small letters too. @throws 409 */
async function checkName({ db, caller }: Pick<Call, 'db' | 'caller'>, name: string | undefined, id?: number) {
  if (name === undefined) return;
  const all = await db
    .select({ id: areas.id, name: areas.name })
    .from(areas)
    .where(eq(areas.customerId, caller.customerId));
  if (all.some((one) => one.id !== id && plain(one.name) === plain(name)))
    throw conflict(`Area ${name} exists already.`, 'name', 'exists already');
}

export const areaHandlers = {
  listAreas: kit.list,
  getArea: kit.get,

  createArea: (call) =>
    inTransaction(call, async (within) => {
      await lockNames(within);
      await checkName(within, call.body.name);
      return kit.create(within);
    }),

  updateArea: (call) =>
    inTransaction(call, async (within) => {
      const archives = call.body.state === 'archived';
      if (call.body.name !== undefined && !archives) await lockNames(within);
      await checkName(within, call.body.name, call.params.id);
      const when = sql`(${sql.join(Object.values(belongings), sql` + `)} > 0)`;
      return kit.update(within, {}, archives ? { when, problem: stillUsed } : undefined);
    }),

  moveArea: async (call) => {
    const moved = await inTransaction(call, async (within) => {
      const { db, caller, params, body, now } = within;
      // Locked in the order of their ids: two moves at once wait for each other.
      const { rows } = await db.execute<{
        id: number;
      }>(sql`select id from ${areas} where customer_id = ${caller.customerId}
        and (id = ${params.id} or id = ${body.to} and state = 'active') order by id for update`);
      if (!rows.some(({ id }) => id === params.id)) throw notFound('area');
      if (rows.length < 2) throw unprocessable('to', 'There is no such active area.');
      const move = (table: string, column: string, more = sql``) =>
        sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${body.to}::integer ${more}`;
      const from = (column: string, more = sql`true`) =>
        sql`where customer_id = ${caller.customerId} and ${sql.identifier(column)} = ${params.id} and ${more}`;
      const limits = (table: string, column: string, more = sql``) =>
        sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = (select array_agg(distinct case one when ${params.id} then ${body.to}::integer else one end)
          from unnest(${sql.identifier(column)}) one) ${more} where customer_id = ${caller.customerId} and ${params.id} = any (${sql.identifier(column)})`;
      const later = sql`, updated_at = greatest(${now().toISOString()}::timestamptz(3), updated_at + interval '1 millisecond')`;
      const [area, usual] = ['disposition_area_id', 'default_disposition_area_id'];
      // Deleted records as well: who restores one finds it in an area that can be chosen.
      await db.execute(sql`with
        places as (${move('all_locations', area, later)} ${from(area)}),
        vehicles as (${move('all_trucks', usual, later)} ${from(usual)}),
        people as (${move('all_drivers', usual, later)} ${from(usual)}),
        weeks as (${move('truck_default_shifts', area)} ${from(area)}),
        limited as (${limits('users', 'area_ids', later)}), links as (${limits('driver_links', 'areas_ref')}),
        files as (${limits('imports', 'areas_ref')}), proposals as (${limits('tour_proposals', 'areas_ref')}), drops as (${limits('disruptions', 'areas_ref')}),
        days as (${move('truck_shifts', area)} ${from(area, sql`work_date >= ${today(sql`${caller.customerId}`)}`)})
        ${move('tours', area)} ${from(area, open)}`);
      return kit.get(within);
    });
    // Users who are limited to the area are limited to the other one now.
    call.sessions.recheck();
    return moved;
  },
} satisfies Handlers;
