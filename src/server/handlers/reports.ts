import { sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { notFound, unprocessable } from '@/contract/problem.ts';
import { levelOfReport } from '@/contract/rules.ts';
import { setActor } from '../db/actor.ts';
import { iso } from '../db/sql.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { plainPhoto } from '../photos.ts';
import { dueAt, type WorkingHours } from '../working-hours.ts';
import { emptiesIt, isAhead } from './ingest-follow.ts';

type Site = components['schemas']['ReportSite'];

interface Found {
  site: Site;
  id: number;
  customer: number;
  zone: string;
  hours: WorkingHours;
}

/** The location that has the code, without containers while it is not in use, for citizens, and what is needed to file a notification there. @throws 404 */
async function siteOf({ db, params, now }: Pick<Call<'getReportSite'>, 'db' | 'params' | 'now'>) {
  const today = sql`(${now().toISOString()}::timestamptz at time zone customer.time_zone)::date`;
  const { rows } = await db.execute<Found & Record<string, unknown>>(sql`
    select place.id, place.customer_id as customer, customer.time_zone as zone, customer.working_hours as hours,
      jsonb_build_object('code', place.report_code, 'location_name', place.location_name, 'street', place.street, 'city', place.city,
        'operator', customer.name, 'time_zone', customer.time_zone, 'materials', coalesce((select jsonb_agg(to_jsonb(one) order by one.material_type) from (
          select bin.material_type, count(*) as containers, ${iso(sql`max(bin.last_emptied_at)`)} as emptied_at,
            (select ${iso(sql`max(report.created_at)`)} from complaints report where report.customer_id = place.customer_id and report.location_ref = place.id
              and report.material_type = bin.material_type and report.status = 'open') as reported_at,
            (select min(tour.date) from tour_stops stop join tours tour on tour.customer_id = stop.customer_id and tour.id = stop.tour_id
                join bins one on one.customer_id = stop.customer_id and one.location_ref = stop.location_ref and one.active and one.material_type = bin.material_type
              where stop.customer_id = place.customer_id and stop.location_ref = place.id and ${isAhead(today, sql`one`)} and ${emptiesIt(sql`one`)}) as planned_on
          from bins bin where bin.customer_id = place.customer_id and bin.location_ref = place.id and bin.active and place.is_active group by bin.material_type) one), '[]')) as site
    from locations place join customers customer on customer.id = place.customer_id
    where place.report_code = ${params.code}`);
  if (!rows[0]) throw notFound('location');
  return rows[0];
}

export const reportHandlers = {
  getReportSite: async (call) => {
    await call.limits.count(call.ip, { label: call.params.code });
    return { status: 200, body: { site: (await siteOf(call)).site } };
  },

  createReport: async (call) => {
    const { db, body, ip, limits, now, params } = call;
    // An email address is another's as long as nobody has proved otherwise.
    await limits.count(ip, { report: params.code, ...(body.email !== undefined && { reply: body.email }) });
    const { site, id, customer, zone, hours } = await siteOf(call);
    if (!site.materials.some(({ material_type: code }) => code === body.material_type))
      throw unprocessable('material_type', 'There is no such container at this location.');
    const photo = body.photo === undefined ? null : plainPhoto(body.photo);
    if (photo === undefined) throw unprocessable('photo', 'The photo must be a JPEG, PNG or WebP.');
    const at = sql`${now().toISOString()}::timestamptz`;
    const due = sql`${dueAt(now(), hours, zone)?.toISOString() ?? null}::timestamptz`;
    await db.transaction(async (tx) => {
      await tx.execute(setActor({ source: 'citizen', at: now() }));
      await tx.execute(sql`with filed as (
          insert into complaints (customer_id, location_ref, material_type, channel, reported_fill_level, status, created_at, updated_at, due_at)
          values (${customer}, ${id}, ${body.material_type}, 'web', ${levelOfReport[body.fullness]}, 'open', ${at}, ${at}, ${due}) returning id)
        insert into citizen_reports (complaint_ref, customer_id, fullness, note, photo, locale, email)
          select id, ${customer}, ${body.fullness}, ${body.note ?? null}, decode(${photo}::text, 'base64'), ${body.locale ?? 'en'},
            ${body.email ?? null} from filed`);
    });
    return { status: 201, body: { site: (await siteOf(call)).site } };
  },
} satisfies Handlers;
