import { sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { common, pass } from './drive-ingest.ts';
import { keyOf, phones, type Writing } from './drive-tour.ts';
import { follow, followUnloadings, texts } from './ingest-follow.ts';
import { kinds } from './ingest-kinds.ts';
import { taking } from './ingest.ts';

type Sent = components['schemas']['DriverEventInput'];

/** Tonnes of glass in a cubic metre, where a driver says the tonnes alone. */
const density = 0.3;

const takeUnloadings = taking(kinds.unloadings);

/** Unloadings: new ones, corrected ones, and those that the driver has removed. */
export async function takeLoads(within: Writing, rows: readonly Sent[]): Promise<void> {
  await remove(
    within,
    rows.filter(({ removed }) => removed),
  );
  await keep(
    within,
    rows.filter(({ removed }) => !removed),
  );
}

async function keep(within: Writing, rows: readonly Sent[]): Promise<void> {
  if (rows.length === 0) return;
  const { db, caller, tour } = within;
  const names = texts(rows.map(({ location_name }) => location_name));
  const { rows: places } = await db.execute<{ latitude: number; longitude: number }>(sql`
    select coalesce(known.latitude, (customer.plant->>'latitude')::float8, stop.latitude, 0) as latitude,
        coalesce(known.longitude, (customer.plant->>'longitude')::float8, stop.longitude, 0) as longitude
      from unnest(${names}) with ordinality as given(name, place) join customers customer on customer.id = ${caller.customerId}
      left join lateral (select latitude, longitude from unloadings where customer_id = ${caller.customerId} and location_name = given.name
        order by recorded_at desc limit 1) known on true
      left join lateral (select latitude, longitude from tour_stops where customer_id = ${caller.customerId} and tour_id = ${tour} order by position desc limit 1) stop on true
      order by given.place`);
  const sent = rows.map((row, index) => {
    const { material_type, weight = 0, location_name } = row;
    const { latitude = 0, longitude = 0 } = places[index] ?? {};
    const volume = Math.round((weight / density) * 10) / 10;
    return { ...common(tour, row), material_type, weight, location_name, volume, latitude, longitude };
  });
  await pass(takeUnloadings, within, sent);
}

/** Deletes unloadings with their keys: one that is corrected later is written anew. What was sent before is known by its revision. */
async function remove(within: Writing, rows: readonly Sent[]): Promise<void> {
  if (rows.length === 0) return;
  const { db, caller, tour } = within;
  const keys = texts(rows.map(({ key }) => keyOf(tour, key)));
  const { rows: gone } = await db.execute(sql`with known as (delete from unloadings_keys
      where customer_id = ${caller.customerId} and sender = ${phones} and key = any(${keys}) returning key, recorded_at)
    delete from unloadings load using known where load.customer_id = ${caller.customerId} and load.tour_id = ${tour} and load.sender = ${phones}
      and load.recorded_at = known.recorded_at and load.key = known.key returning load.id`);
  // What was never there leaves the tour as it is: not begun, for one.
  if (gone.length === 0) return;
  const changed = rows.map((row) => common(tour, row));
  await follow(within, followUnloadings(within, changed, []));
}
