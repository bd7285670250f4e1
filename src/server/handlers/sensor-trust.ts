import { sql } from 'drizzle-orm';
import { bins } from '../db/schema.ts';

const ofBin = sql`customer_id = ${bins.customerId} and container_id = ${bins.containerId}`;
/** What sensors said; a key that begins with a space is of a level that had no row (see `followContainers`). */
const readings = sql`levels where ${ofBin} and source = 'sensor' and key not like ' %'`;
/** The newest emptyings at which the crew found a level, each with the last reading before it. */
const compared = (
  count: number,
) => sql`(select recorded_at, level from route_events where ${ofBin} and is_emptied and not level_assumed
    order by recorded_at desc limit ${sql.raw(String(count))}) event
  cross join lateral (select level from ${readings} and recorded_at <= event.recorded_at
    and recorded_at > event.recorded_at - interval '1 day' order by recorded_at desc limit 1) reading`;

/** Where the level of a container comes from, and what its sensor is worth; rules in the contract (`SensorTrust`). */
export const sensorFields = {
  level_source: sql`case when ${bins.lastLevel} is null then null
    when exists (select from route_events where ${ofBin} and recorded_at = ${bins.lastRecordedAt}) then 'driver'
    else coalesce((select source from levels where ${ofBin} and recorded_at = ${bins.lastRecordedAt}
      order by array_position(array['driver', 'sensor', 'citizen', 'estimate'], source) limit 1), 'sensor') end`,
  sensor_trust: sql`(select case when newest is null then null
      when newest < now() - interval '1 day' then 'silent'
      when (select count(*) >= 6 and max(level) = min(level) from ${readings} and recorded_at >= newest - interval '3 days')
        and (select level from ${readings} and recorded_at <= newest - interval '3 days' order by recorded_at desc limit 1)
          = (select level from ${readings} and recorded_at = newest limit 1) then 'stuck'
      when (select abs(event.level - reading.level) > 30 from ${compared(1)} where event.recorded_at > now() - interval '30 days') then 'contradicted'
      else 'sound' end
    from (select max(recorded_at) as newest from ${readings}) sensor)`,
  sensor_error: sql`(select round(avg(abs(event.level - reading.level))::numeric, 1)::float8 from ${compared(10)})`,
};
