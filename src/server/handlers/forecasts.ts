import { sql, type SQL } from 'drizzle-orm';
import { pgTable } from 'drizzle-orm/pg-core';
import { FULL, NEARLY_FULL } from '../forecast/forecast.ts';
import type { components } from '@/api/generated/server';
import { forecasts } from '../db/schema-forecasts.ts';
import { binColumns, bins, locations } from '../db/schema.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { dayStart } from '../list/conditions.ts';
import { listRows, type ListSpec } from '../list/list.ts';
import { binRecords } from './bins.ts';
import { emptiesIt, isAhead, sameMaterial } from './ingest-follow.ts';

type Schemas = components['schemas'];

/** Containers without what is not forecast. */
const { constraints: _constraints, updatedAt: _updatedAt, deletedAt: _deletedAt, ...columns } = binColumns();
const containers = pgTable('bins', columns);

/** Straight from the reading to 80, on to 100 % and no further: `levelAt` of `forecast.ts` in SQL. */
export function levelNow(now: SQL): SQL {
  const { recordedAt, level, nearlyFullAt, fullAt } = forecasts;
  const between = (from: SQL, begin: SQL, to: number, end: SQL) =>
    sql`${from} + (${to} - ${from}) * greatest(0, extract(epoch from ${now} - ${begin}) / extract(epoch from ${end} - ${begin}))`;
  const reading = [sql`${level}`, sql`${recordedAt}`] as const;
  const nearly = [sql`${NEARLY_FULL}::float8`, sql`${nearlyFullAt}`] as const;
  return sql`round((case when ${level} is null or ${level} >= ${FULL} then ${level}
    when ${level} < ${NEARLY_FULL} and ${nearlyFullAt} is null then ${level}
    when ${level} < ${NEARLY_FULL} and ${now} < ${nearlyFullAt} then ${between(...reading, NEARLY_FULL, sql`${nearlyFullAt}`)}
    when ${fullAt} is null then greatest(${level}, ${NEARLY_FULL})
    when ${now} >= ${fullAt} then ${FULL}
    when ${level} >= ${NEARLY_FULL} then ${between(...reading, FULL, sql`${fullAt}`)}
    else ${between(...nearly, FULL, sql`${fullAt}`)} end)::numeric, 1)::float8`;
}

/** What the list is at a moment: what has passed since the last reading counts, too. */
function specAt(now: Date, caller: Call['caller']): ListSpec<Schemas['Forecast']> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: caller.timeZone }).format(now);
  const silent = sql`${forecasts.silentAt} < ${at}`;
  const fullBy = (days: number) => sql`${forecasts.fullAt} < ${dayStart(today, caller, days)}`;
  // Tours of areas that the caller does not see count as well: nobody is to plan a container twice.
  const toursAhead = sql`from whole.tour_stops stop join whole.tours tour on tour.customer_id = stop.customer_id and tour.id = stop.tour_id
    where stop.customer_id = ${bins.customerId} and stop.location_ref = ${bins.locationRef}
      and ${isAhead(sql`${today}::date`, sql`${bins}`)} and ${emptiesIt(sql`${bins}`)}`;
  const { joins = sql``, names, filters } = binRecords.spec;
  return {
    table: containers,
    joins: sql`${joins} left join lateral (select count(*)::int as number, count(*) filter (where report.reported_fill_level <> 'almost_full'
        and report.created_at > coalesce(${bins.lastEmptiedAt}, '-infinity'))::int as full_ones from complaints report
      where report.customer_id = ${bins.customerId} and report.location_ref = ${bins.locationRef} and report.status = 'open'
        and ${sameMaterial(sql`report.material_type`, sql`${bins.materialType}`)}) reported on true`,
    fields: {
      location_id: locations.locationId,
      location_name: locations.locationName,
      latitude: locations.latitude,
      longitude: locations.longitude,
      disposition_area_id: locations.dispositionAreaId,
      level_now: levelNow(at),
      rate: forecasts.rate,
      emptyings: sql`coalesce(${forecasts.emptyings}, 0)`,
      nearly_full_at: forecasts.nearlyFullAt,
      nearly_full_at_low: forecasts.nearlyFullAtLow,
      nearly_full_at_high: forecasts.nearlyFullAtHigh,
      full_at: forecasts.fullAt,
      full_at_low: forecasts.fullAtLow,
      full_at_high: forecasts.fullAtHigh,
      confidence: sql`case when ${silent} then 'low' else coalesce(${forecasts.confidence}, 'low') end`,
      reason: sql`case when ${silent} then 'sensor_silent' else coalesce(${forecasts.reason}, 'no_level') end`,
      open_complaints: sql`reported.number`,
      planned_on: sql`(select min(tour.date) ${toursAhead})`,
      urgency: sql`case when reported.full_ones > 0 or ${fullBy(1)} then 'today' when ${fullBy(2)} then 'tomorrow'
        when ${fullBy(3)} then 'in_2_days' when ${fullBy(8)} then 'in_7_days'
        when ${forecasts.binRef} is null then 'unknown' else 'later' end`,
    },
    ...(names ? { names } : {}),
    // Reported ones first, and then by when they are full.
    sorts: { due: sql`case when reported.full_ones > 0 then '-infinity' else ${forecasts.fullAt} end` },
    filters: {
      ...filters,
      full_before: (moment: string) => sql`${forecasts.fullAt} < ${moment}::timestamptz`,
      is_planned: (yes: boolean) => sql`${yes ? sql`` : sql`not`} exists (select ${toursAhead})`,
    },
  };
}

export const forecastHandlers = {
  listForecasts: (call) =>
    listRows<Schemas['Forecast'], 'forecasts'>(specAt(call.now(), call.caller), 'forecasts', call),
} satisfies Handlers;
