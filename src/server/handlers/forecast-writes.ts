import { sql, type SQL } from 'drizzle-orm';
import { zoneOf } from '@/world/time';
import { commas } from '../db/sql.ts';
import type { Db } from '../db/open.ts';
import { fillProfiles } from '../db/schema-forecasts.ts';
import { unknownCity, type Profile } from '../forecast/calendar.ts';
import { forecastOf, type Reached } from '../forecast/forecast.ts';
import { calendarOf, learnProfile } from '../forecast/profile.ts';
import { inThread } from '../thread.ts';
import { priorOf, type Reading, type Site } from '../forecast/rate.ts';

/** Newest readings that a forecast looks at: events of tours, and levels besides. */
const [EVENTS, LEVELS] = [24, 8];
/** Containers that a city is learned from, days of their events, and days of their sensors' levels. */
const [SAMPLE, DAYS, SENSOR_DAYS] = [3000, 400, 28];
const DAY = 86_400_000;
/** From so many containers on, learning takes a second or more. */
const LONG = 1000;
/** Containers whose forecasts are made at once, where it is about all of them. */
const BATCH = 1000;

type Found = [at: number, level: number, emptied: boolean, sensed: boolean];

/** A container with what its forecast needs. Of a call, one row has the customer's profile. */
export interface History extends Record<string, unknown> {
  id: number;
  material: string;
  level: number | null;
  recorded: number | null;
  readings: Found[] | null;
  site: Site | null;
  profile: Profile | null;
  time_zone: string;
}

const ms = (column: string) => sql.raw(`round(extract(epoch from ${column}) * 1000)::float8`);
const event = sql`${ms('recorded_at')} as at, level, is_emptied as emptied, false as sensed`;
const measured = sql`${ms('recorded_at')} as at, level, false as emptied, source = 'sensor' as sensed`;
const reading = sql`json_agg(json_build_array(at, level, emptied, sensed) order by at, emptied)`;

/**
 * Reads what the forecasts of containers need.
 * @param which of `bin`
 * @param replaced times of levels that are corrected by the same statement: the container still shows them
 */
export const historyOf = (customerId: number, which: SQL, replaced = sql`'{}'::timestamptz[]`): SQL =>
  sql`select bin.id, bin.material_type as material, bin.last_level as level,
    case when bin.last_recorded_at <> all(${replaced}) then ${ms('bin.last_recorded_at')} end as recorded, customer.time_zone,
    case when row_number() over () = 1 then (select profile from fill_profiles where customer_id = customer.id) end as profile,
    (select ${reading} from ((select ${event} from route_events where customer_id = ${customerId} and container_id = bin.container_id
        order by recorded_at desc limit ${EVENTS})
      union all (select ${measured} from levels where customer_id = ${customerId} and container_id = bin.container_id
        order by recorded_at desc limit ${LEVELS})) one) as readings,
    (select json_build_object('mean', mean, 'containers', containers) from fill_sites where customer_id = ${customerId} and location_ref = bin.location_ref) as site
  from all_bins bin join customers customer on customer.id = bin.customer_id
  where bin.customer_id = ${customerId} and bin.deleted_at is null and ${which}`;

const readingsOf = (found: readonly Found[] | null) =>
  (found ?? []).map(([at, level, emptied, sensed]): Reading => ({ at, level, emptied, sensed }));

/** A container's readings; a level of an import or the demo world has no row of its own. */
function allReadings({ readings, level, recorded }: History): Reading[] {
  const found = readingsOf(readings);
  if (level === null || recorded === null || (found.at(-1)?.at ?? 0) >= recorded) return found;
  return [...found, { at: recorded, level, emptied: false }];
}

const text = (at: number | null) => (at === null ? null : new Date(at).toISOString());
const moments = (name: string, { at, low, high }: Reached) => ({
  [name]: text(at),
  [`${name}_low`]: text(low),
  [`${name}_high`]: text(high),
});

/** Writes the forecasts of containers. */
export async function writeForecasts(db: Db, customerId: number, found: readonly History[], now: Date): Promise<void> {
  const profile = found.find((one) => one.profile)?.profile ?? unknownCity;
  const calendar = calendarOf(profile, zoneOf(found[0]?.time_zone ?? 'UTC'), now.getTime());
  const rows = found.flatMap((one) => {
    const prior = priorOf(profile, one.material, one.site ?? undefined);
    const made = forecastOf(allReadings(one), calendar, profile, prior, now.getTime());
    if (!made) return [];
    const { rate, emptyings, level, confidence, reason, recordedAt, silentAt, nearlyFull, full } = made;
    return {
      ...{ bin_ref: one.id, customer_id: customerId, rate, emptyings, level, confidence, reason },
      ...{ recorded_at: text(recordedAt), silent_at: text(silentAt) },
      ...moments('nearly_full_at', nearlyFull),
      ...moments('full_at', full),
    };
  });
  const [first] = rows;
  if (!first) return;
  const names = Object.keys(first);
  const set = names.slice(1).map((name) => sql.raw(`${name} = excluded.${name}`));
  await db.execute(sql`insert into forecasts (${sql.raw(names.join(', '))})
    select ${sql.raw(names.join(', '))} from json_populate_recordset(null::forecasts, ${JSON.stringify(rows)}::json) order by bin_ref
    on conflict (bin_ref) do update set ${commas(set)}`);
}

/** Learns what a customer's containers have in common. */
async function learn(db: Db, customerId: number, now: Date): Promise<void> {
  const since = (days: number) => sql`${new Date(now.getTime() - days * DAY).toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ material: string; site: number | null; zone: string; readings: Found[] | null }>(
    sql`select bin.material_type as material, bin.location_ref as site, customer.time_zone as zone,
        (select ${reading} from ((select ${event} from route_events
            where customer_id = ${customerId} and container_id = bin.container_id and recorded_at > ${since(DAYS)})
          union all (select distinct on (recorded_at::date) ${measured} from levels
            where customer_id = ${customerId} and container_id = bin.container_id and source = 'sensor' and recorded_at > ${since(SENSOR_DAYS)}
            order by recorded_at::date, recorded_at)) one) as readings
      from all_bins bin join customers customer on customer.id = bin.customer_id
      where bin.customer_id = ${customerId} and bin.deleted_at is null order by md5(bin.location_ref::text), bin.id limit ${SAMPLE}`,
  );
  const containers = rows.map(({ readings, ...one }) => ({ ...one, readings: readingsOf(readings) }));
  const zone = rows[0]?.zone ?? 'UTC';
  const { sites, ...profile } =
    containers.length < LONG
      ? learnProfile(containers, zoneOf(zone))
      : await inThread('learn', { containers, zone }).result;
  await db
    .insert(fillProfiles)
    .values({ customerId, profile, madeAt: now })
    .onConflictDoUpdate({ target: fillProfiles.customerId, set: { profile, madeAt: now } });
  const known = JSON.stringify(
    [...sites].map(([ref, site]) => ({ location_ref: ref, customer_id: customerId, ...site })),
  );
  await db.execute(sql`insert into fill_sites select site.* from json_populate_recordset(null::fill_sites, ${known}::json) site
    on conflict (location_ref) do update set mean = excluded.mean, containers = excluded.containers`);
}

/**
 * Learns each city anew once a day and makes all its forecasts with that; between, those of containers whose level came by another way than
 * `POST /levels/` or `/route-events/`.
 */
export async function refreshForecasts(db: Db, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY).toISOString();
  const { rows } = await db.execute<{ id: number; due: boolean }>(sql`select customer.id,
    not exists (select from fill_profiles where customer_id = customer.id and made_at > ${yesterday}::timestamptz) as due from customers customer`);
  for (const { id, due } of rows) {
    if (due) await learn(db, id, now);
    const stale = sql`bin.last_recorded_at is not null and not exists (select from forecasts known where known.customer_id = bin.customer_id and known.bin_ref = bin.id
      and known.recorded_at >= bin.last_recorded_at)`;
    for (let last = 0, more = true; more;) {
      const which = sql`${due ? sql`true` : stale} and bin.id > ${last} order by bin.id limit ${BATCH}`;
      const { rows: found } = await db.execute<History>(historyOf(id, which));
      await writeForecasts(db, id, found, now);
      last = found.at(-1)?.id ?? 0;
      more = found.length === BATCH;
    }
  }
}
