import { and, sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import type { Db } from '../db/open.ts';
import { dispositionAreas, drivers } from '../db/schema.ts';
import { byText, iso, touched } from '../db/sql.ts';
import { restoreRow } from '../db/trash.ts';
import { etagOf, missed, unchanged } from '../http/etag.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { conflict, notFound, unprocessable } from '../http/problem.ts';
import { unique } from '../http/unique.ts';
import { inAreas, is, whether, words } from '../list/conditions.ts';
import { listAnswer } from '../list/list.ts';
import { checkArea } from './areas.ts';
import { onTour } from './fleet.ts';
import { handOut } from './phones.ts';

type Driver = components['schemas']['Driver'];
type Place = Pick<Call, 'db' | 'caller'>;

const driverColumns = sql`${drivers.id}, ${drivers.driverId}, ${drivers.name}, ${drivers.phone}, ${drivers.defaultAreaId},
  ${drivers.available}, ${iso(drivers.updatedAt)} as updated_at`;

const own = ({ caller }: Place, id: number) =>
  sql`${drivers.customerId} = ${caller.customerId} and ${drivers.id} = ${id}`;

const findDriver = async (db: Db, call: Place, id: number) =>
  (
    await db.execute<Driver & Record<string, unknown>>(
      sql`select ${driverColumns} from ${drivers} where ${own(call, id)}`,
    )
  ).rows[0];

const keys = (driverId: string | undefined) => ({
  drivers_driver_id_key: ['driver_id', `Driver ${driverId} exists already.`] as [string, string],
});

/** The customer comes from the token; a body that names another one is a mistake of the client. */
function checkCustomer({ caller }: Place, body: { customer_id?: number }): void {
  if (body.customer_id !== undefined && body.customer_id !== caller.customerId)
    throw unprocessable('customer_id', 'This is not your customer.');
}

export const driverHandlers = {
  listDrivers: async (call) => {
    const { caller, query } = call;
    return listAnswer<Driver, 'drivers'>(
      call,
      'drivers',
      {
        columns: driverColumns,
        from: sql`${drivers} left join ${dispositionAreas} on ${dispositionAreas.id} = ${drivers.defaultAreaId}`,
        base: sql`${drivers.customerId} = ${caller.customerId}`,
        id: sql`${drivers.id}`,
        filters: {
          default_disposition_area_id: inAreas(drivers.defaultAreaId, query.disposition_area_ids),
          q: words(query.q, (pattern) => sql`${drivers.search} like ${pattern}`),
          available: is(drivers.available, query.available),
          has_phone: whether(sql`${drivers.phone} is not null`, query.has_phone),
        },
        sorts: {
          driver_id: byText(drivers.driverId),
          name: byText(drivers.name),
          phone: sql`${drivers.phone} collate "C"`,
          default_disposition_area: byText(dispositionAreas.name),
          available: sql`${drivers.available}`,
          updated_at: sql`${drivers.updatedAt}`,
        },
        facets: {
          available: { value: sql`${drivers.available}` },
          default_disposition_area_id: { value: sql`${drivers.defaultAreaId}` },
        },
      },
      { sort: 'name', ...query },
    );
  },

  createDriver: async (call) => {
    const { caller, body, now } = call;
    checkCustomer(call, body);
    await checkArea(call, body.default_disposition_area_id, 'default_disposition_area_id');
    const driver = await call.db.transaction(async (db) => {
      const [made] = await unique(keys(body.driver_id), () =>
        db
          .insert(drivers)
          .values({
            customerId: caller.customerId,
            driverId: body.driver_id,
            name: body.name,
            phone: body.phone ?? null,
            defaultAreaId: body.default_disposition_area_id ?? null,
            available: body.available ?? true,
            updatedAt: now(),
          })
          .returning({ id: drivers.id }),
      );
      if (!made) return undefined;
      if (body.phone) await handOut(db, caller.customerId, made.id, body.phone);
      return findDriver(db, call, made.id);
    });
    if (!driver) throw notFound('driver');
    return { status: 201, body: { driver }, etag: etagOf(driver) };
  },

  getDriver: async (call) => {
    const driver = await findDriver(call.db, call, call.params.id);
    if (!driver) throw notFound('driver');
    return { status: 200, body: { driver }, etag: etagOf(driver) };
  },

  updateDriver: async (call) => {
    const { body, params, ifMatch, now, caller } = call;
    checkCustomer(call, body);
    await checkArea(call, body.default_disposition_area_id, 'default_disposition_area_id');
    return call.db.transaction(async (db) => {
      const changed = await unique(keys(body.driver_id), () =>
        db
          .update(drivers)
          .set({
            driverId: body.driver_id,
            name: body.name,
            phone: body.phone,
            defaultAreaId: body.default_disposition_area_id,
            available: body.available,
            updatedAt: touched(drivers.updatedAt, now()),
          })
          .where(and(own(call, params.id), unchanged(drivers.updatedAt, ifMatch)))
          .returning({ id: drivers.id }),
      );
      if (changed.length > 0 && body.phone !== undefined) await handOut(db, caller.customerId, params.id, body.phone);
      const driver = await findDriver(db, call, params.id);
      if (!driver || changed.length === 0) return missed(driver, 'driver');
      return { status: 200, body: { driver }, etag: etagOf(driver) };
    });
  },

  deleteDriver: async (call) => {
    const { caller, params, ifMatch, now } = call;
    const busy = onTour(caller.customerId, sql`tour.driver_id = ${drivers.driverId}`);
    return call.db.transaction(async (db) => {
      const gone = await db
        .update(drivers)
        .set({ deletedAt: now() })
        .where(and(own(call, params.id), unchanged(drivers.updatedAt, ifMatch), sql`not ${busy}`))
        .returning({ id: drivers.id });
      if (gone.length > 0) {
        await handOut(db, caller.customerId, params.id, null);
        return { status: 204 };
      }
      const driver = await findDriver(db, call, params.id);
      if (driver && (ifMatch === undefined || ifMatch === etagOf(driver)))
        throw conflict(`Driver ${driver.driver_id} is on a tour right now.`);
      return missed(driver, 'driver');
    });
  },

  restoreDriver: async (call) => {
    const { caller, now } = call;
    return call.db.transaction(async (db) => {
      const id = await restoreRow({ ...call, db }, 'drivers', sql`id = ${call.params.id}`, 'driver');
      // A phone that another driver has by now stays there.
      await db
        .update(drivers)
        .set({ phone: null, updatedAt: touched(drivers.updatedAt, now()) })
        .where(
          and(
            own(call, id),
            sql`exists (select 1 from phones phone join drivers holder on holder.id = phone.driver_ref
              where phone.customer_id = ${caller.customerId} and phone.number = ${drivers.phone} and holder.id <> ${drivers.id})`,
          ),
        );
      const driver = await findDriver(db, call, id);
      if (!driver) throw notFound('driver');
      if (driver.phone) await handOut(db, caller.customerId, id, driver.phone);
      return { status: 200, body: { driver }, etag: etagOf(driver) };
    });
  },
} satisfies Handlers;
