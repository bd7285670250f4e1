import { sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { dispositionAreas, locations, trucks } from '../db/schema.ts';
import { tours, tourStops, tourTracks } from '../db/schema-tours.ts';
import { byText, every, iso } from '../db/sql.ts';
import type { Handlers } from '../http/handler.ts';
import { notFound } from '../http/problem.ts';
import { listAnswer } from '../list/list.ts';
import { duration, tourColumns, tourFilters, tourTables, type Tour } from './tour-rows.ts';
import { truckColumns } from './trucks.ts';

type Schemas = components['schemas'];
type Row<T> = T & Record<string, unknown>;

export const tourHandlers = {
  listTours: async (call) => {
    const { caller, query, now } = call;
    return listAnswer<Tour, 'tours'>(
      call,
      'tours',
      {
        columns: tourColumns(now()),
        from: tourTables,
        base: sql`${tours.customerId} = ${caller.customerId}`,
        id: sql`${tours.id}`,
        counted: { list: 'tours', customerId: caller.customerId, statuses: query.status },
        filters: tourFilters(query, caller),
        sorts: {
          date: sql`${tours.date}`,
          route_name: byText(tours.routeName),
          license_plate: byText(tours.licensePlate),
          material_type: sql`${tours.materialType}`,
          disposition_area: byText(dispositionAreas.name),
          duration: duration(now()),
          picked_up: sql`${tours.pickedUp}`,
          planned: sql`${tours.planned}`,
          overflowing: sql`${tours.overflowing}`,
          // In the order of a tour's life.
          status: sql`array_position(array['planned', 'in_progress', 'completed', 'cancelled'], ${tours.status})`,
          km: sql`${tours.km}`,
        },
        facets: {
          status: { value: sql`${tours.status}` },
          material_type: {
            value: sql`material.code`,
            from: sql`cross join lateral unnest(${tours.materialType}) as material(code)`,
          },
          disposition_area_id: { value: sql`${tours.dispositionAreaId}` },
          license_plate: { value: sql`${tours.licensePlate}` },
        },
      },
      { sort: '-date', ...query },
    );
  },

  getTourStatistics: async ({ db, caller, query }) => {
    const where = every([
      sql`${tours.customerId} = ${caller.customerId}`,
      ...Object.values(tourFilters(query, caller)),
    ]);
    const { rows } = await db.execute<Row<Schemas['TourStatistics']>>(sql`with tour as materialized (
        select ${tours.id}, ${tours.startedAt}, ${tours.finishedAt}, ${tours.km}, ${tours.fuel} from ${tours} where ${where})
      select
        coalesce(sum(extract(epoch from finished_at - started_at) / 3600), 0)::float8 as time_consumption,
        count(started_at)::int as num_routes,
        coalesce(sum(fuel) filter (where finished_at is not null), 0)::float8 as fuel,
        coalesce(sum(km) filter (where finished_at is not null), 0)::float8 as km,
        (select avg(event.level)::float8 from route_events event join tour on tour.id = event.tour_id) as avg_fill_level,
        (select count(distinct event.container_id)::int from route_events event join tour on tour.id = event.tour_id
          where event.overflowing) as overspilled_waste,
        (select coalesce(sum(load.weight), 0)::float8 from unloadings load join tour on tour.id = load.tour_id) as total_tons_picked_up
      from tour`);
    const [statistics] = rows;
    if (!statistics) throw notFound('tour');
    return { status: 200, body: { statistics } };
  },

  getTour: async ({ db, caller, params, now }) => {
    const { rows } = await db.execute<
      Row<Tour & { track: Schemas['TourDetail']['track'] | null; truck: Schemas['Truck'] | null }>
    >(sql`select ${tourColumns(now())}, ${tourTracks.points} as track,
      (select to_jsonb(found) from (select ${truckColumns} from ${trucks}
        where ${trucks.customerId} = ${tours.customerId} and ${trucks.licensePlate} = ${tours.licensePlate}) found) as truck
      from ${tours} left join ${tourTracks} on ${tourTracks.tourId} = ${tours.id}
      where ${tours.customerId} = ${caller.customerId} and ${tours.id} = ${params.id}`);
    if (!rows[0]) throw notFound('tour');
    const { track, truck, ...tour } = rows[0];
    const stops = await db.execute<Row<Schemas['TourStop']>>(sql`select ${tourStops.position}, ${locations.locationId},
      ${locations.locationName}, ${tourStops.latitude}, ${tourStops.longitude}, ${iso(tourStops.plannedAt)} as planned_at, ${tourStops.state}
      from ${tourStops} left join ${locations} on ${locations.id} = ${tourStops.locationRef}
      where ${tourStops.tourId} = ${params.id} order by ${tourStops.position}`);
    const comments = await db.execute<
      Row<Schemas['TourComment']>
    >(sql`select ${iso(sql`event.recorded_at`)} as recorded_at,
      ${locations.locationId}, event.comment as text from route_events event left join ${locations} on ${locations.id} = event.location_ref
      where event.tour_id = ${params.id} and event.comment is not null order by event.recorded_at, event.id`);
    const detail = { tour, stops: stops.rows, comments: comments.rows, track: track ?? [], truck };
    return { status: 200, body: { tour: detail } };
  },
} satisfies Handlers;
