import { and, sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { dispositionAreas, trucks } from '../db/schema.ts';
import { byText, iso, touched } from '../db/sql.ts';
import { restoreRow } from '../db/trash.ts';
import { etagOf, missed, unchanged } from '../http/etag.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { conflict, notFound } from '../http/problem.ts';
import { unique } from '../http/unique.ts';
import { atLeast, atMost, inAreas, is, oneOf, words } from '../list/conditions.ts';
import { listAnswer } from '../list/list.ts';
import { checkArea } from './areas.ts';
import { needsTwoCompartments, onTour, today } from './fleet.ts';

type Truck = components['schemas']['Truck'];
type Place = Pick<Call, 'db' | 'caller'>;

/** A truck as the contract shows it. */
export const truckColumns = sql`${trucks.id}, ${trucks.licensePlate}, ${trucks.name}, ${trucks.capacity},
  ${trucks.numberOfCompartments}, ${trucks.defaultAreaId}, ${trucks.available}, ${iso(trucks.updatedAt)} as updated_at`;

const own = ({ caller }: Place, plate: string) =>
  sql`${trucks.customerId} = ${caller.customerId} and ${trucks.licensePlate} = ${plate}`;

const findTruck = async (call: Place, plate: string) =>
  (
    await call.db.execute<Truck & Record<string, unknown>>(
      sql`select ${truckColumns} from ${trucks} where ${own(call, plate)}`,
    )
  ).rows[0];

const keys = (plate: string) => ({
  trucks_license_plate_key: ['license_plate', `Truck ${plate} exists already.`] as [string, string],
});

export const truckHandlers = {
  listTrucks: async (call) => {
    const { caller, query } = call;
    return listAnswer<Truck, 'trucks'>(
      call,
      'trucks',
      {
        columns: truckColumns,
        from: sql`${trucks} left join ${dispositionAreas} on ${dispositionAreas.id} = ${trucks.defaultAreaId}`,
        base: sql`${trucks.customerId} = ${caller.customerId}`,
        id: sql`${trucks.id}`,
        filters: {
          default_disposition_area_id: inAreas(trucks.defaultAreaId, query.disposition_area_ids),
          q: words(query.q, (pattern) => sql`${trucks.search} like ${pattern}`),
          available: is(trucks.available, query.available),
          number_of_compartments: oneOf(
            sql`${trucks.numberOfCompartments}::text`,
            query.number_of_compartments?.map(String),
          ),
          capacity_min: atLeast(trucks.capacity, query.capacity_min),
          capacity_max: atMost(trucks.capacity, query.capacity_max),
        },
        sorts: {
          license_plate: byText(trucks.licensePlate),
          name: byText(trucks.name),
          capacity: sql`${trucks.capacity}`,
          number_of_compartments: sql`${trucks.numberOfCompartments}`,
          default_disposition_area: byText(dispositionAreas.name),
          available: sql`${trucks.available}`,
          updated_at: sql`${trucks.updatedAt}`,
        },
        facets: {
          available: { value: sql`${trucks.available}` },
          number_of_compartments: { value: sql`${trucks.numberOfCompartments}` },
          default_disposition_area_id: { value: sql`${trucks.defaultAreaId}` },
        },
      },
      { sort: 'license_plate', ...query },
    );
  },

  createTruck: async (call) => {
    const { db, caller, body, now } = call;
    await checkArea(call, body.default_disposition_area_id, 'default_disposition_area_id');
    await unique(keys(body.license_plate), () =>
      db.insert(trucks).values({
        customerId: caller.customerId,
        licensePlate: body.license_plate,
        name: body.name,
        capacity: body.capacity,
        numberOfCompartments: body.number_of_compartments,
        defaultAreaId: body.default_disposition_area_id ?? null,
        available: body.available ?? true,
        updatedAt: now(),
      }),
    );
    const truck = await findTruck(call, body.license_plate);
    if (!truck) throw notFound('truck');
    return { status: 201, body: { truck }, etag: etagOf(truck) };
  },

  getTruck: async (call) => {
    const truck = await findTruck(call, call.params.license_plate);
    if (!truck) throw notFound('truck');
    return { status: 200, body: { truck }, etag: etagOf(truck) };
  },

  updateTruck: async (call) => {
    const { db, body, params, ifMatch, now } = call;
    await checkArea(call, body.default_disposition_area_id, 'default_disposition_area_id');
    const planned = needsTwoCompartments(trucks.id, today(call));
    const fits = body.number_of_compartments === 1 ? sql`not ${planned}` : sql`true`;
    const changed = await db.transaction(async (tx) => {
      // Whoever plans a shift holds the truck meanwhile: what it will carry is seen by the next statement only.
      await tx.execute(sql`select from ${trucks} where ${own(call, params.license_plate)} for update`);
      return tx
        .update(trucks)
        .set({
          name: body.name,
          capacity: body.capacity,
          numberOfCompartments: body.number_of_compartments,
          defaultAreaId: body.default_disposition_area_id,
          available: body.available,
          updatedAt: touched(trucks.updatedAt, now()),
        })
        .where(and(own(call, params.license_plate), unchanged(trucks.updatedAt, ifMatch), fits))
        .returning({ id: trucks.id });
    });
    const truck = await findTruck(call, params.license_plate);
    if (truck && changed.length === 0 && (ifMatch === undefined || ifMatch === etagOf(truck)))
      throw conflict('A planned shift of this truck needs two compartments.', 'number_of_compartments');
    if (!truck || changed.length === 0) return missed(truck, 'truck');
    return { status: 200, body: { truck }, etag: etagOf(truck) };
  },

  deleteTruck: async (call) => {
    const { db, caller, params, ifMatch, now } = call;
    const busy = onTour(caller.customerId, sql`tour.license_plate = ${trucks.licensePlate}`);
    const gone = await db
      .update(trucks)
      .set({ deletedAt: now() })
      .where(and(own(call, params.license_plate), unchanged(trucks.updatedAt, ifMatch), sql`not ${busy}`))
      .returning({ id: trucks.id });
    if (gone.length > 0) return { status: 204 };
    const truck = await findTruck(call, params.license_plate);
    if (truck && (ifMatch === undefined || ifMatch === etagOf(truck)))
      throw conflict(`Truck ${truck.license_plate} is on a tour right now.`);
    return missed(truck, 'truck');
  },

  restoreTruck: async (call) => {
    await restoreRow(call, 'trucks', sql`license_plate = ${call.params.license_plate}`, 'truck');
    const truck = await findTruck(call, call.params.license_plate);
    if (!truck) throw notFound('truck');
    return { status: 200, body: { truck }, etag: etagOf(truck) };
  },
} satisfies Handlers;
