import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { complaints } from '../db/schema-tours.ts';
import { customers, locations } from '../db/schema.ts';
import { anyOf, byFilledText, iso } from '../db/sql.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { notFound, ProblemError, unprocessable } from '@/contract/problem.ts';
import { whether } from '../list/conditions.ts';
import { inOrder, valuesOf } from '../list/fields.ts';
import { listRows } from '../list/list.ts';
import { records } from '../list/records.ts';
import { dueAt } from '../working-hours.ts';
import { photoType } from '../photos.ts';
import { answersOf } from './answers.ts';
import { emptiesIt, isAhead, sameMaterial } from './ingest-follow.ts';

type Complaint = components['schemas']['Complaint'];

const needed = 'Location ID is required for all complaints';
const unknown = 'There is no such location.';

/** Those filed before working hours counted are due after three days. */
const due = sql`coalesce(due_at, created_at + interval '72 hours')`;

/** The next tour that has the location as a stop ahead and collects the material, unless it leaves out all containers of it. */
const plannedTour = (
  today: SQL,
) => sql`(select jsonb_build_object('id', tour.id, 'route_name', tour.route_name, 'date', tour.date)
  from tour_stops stop join tours tour on tour.customer_id = stop.customer_id and tour.id = stop.tour_id
  where stop.customer_id = ${complaints.customerId} and stop.location_ref = ${complaints.locationRef}
    and ${sameMaterial(sql`array_to_string(tour.material_type, '+')`, sql`${complaints.materialType}`)}
    and coalesce((select bool_or(${emptiesIt(sql`bin`)} and ${isAhead(today, sql`bin`)}) from bins bin where bin.customer_id = stop.customer_id and bin.location_ref = stop.location_ref
      and bin.active and ${sameMaterial(sql`bin.material_type`, sql`${complaints.materialType}`)}), ${isAhead(today)})
  order by tour.date, tour.id limit 1)`;

/** What a crew said at the location the last time, if it did not empty. */
const obstacle = sql`(select jsonb_build_object('recorded_at', ${iso(sql`event.recorded_at`)}, 'comment', coalesce(event.comment, ''),
    'reason', event.reason, 'photo_of', (select event_ref from event_photos where customer_id = event.customer_id and event_ref = event.id))
  from route_events event where event.customer_id = ${complaints.customerId} and event.location_ref = ${complaints.locationRef}
    and event.recorded_at >= ${complaints.openSince}
    and not event.is_emptied and (event.comment is not null or event.reason is not null)
    and ${sameMaterial(sql`event.material_type`, sql`${complaints.materialType}`)}
  order by event.recorded_at desc limit 1)`;

const trouble = (today: SQL) => sql`(select jsonb_build_object(
    'id', ${complaints.caseRef}, 'reports', whole.reports, 'since', ${iso(sql`whole.since`)}, 'due_at', ${iso(sql`whole.due`)},
    'reopened', (whole.opened_last > whole.closed_first) is true, 'planned', ahead.tour, 'obstacle', case when whole.opened then ${obstacle} end,
    'state', case when not whole.opened then 'closed' when ahead.tour is null then 'open' else 'planned' end)
  from (select count(*) as reports, min(created_at) as since, bool_or(status = 'open') as opened,
      max(open_since) filter (where status = 'open') as opened_last, min(closed_at) as closed_first,
      min(${due}) filter (where status = 'open') as due
    from complaints report where report.customer_id = ${complaints.customerId} and report.case_ref = ${complaints.caseRef}) whole
  cross join lateral (select case when whole.opened then ${plannedTour(today)} end as tour) ahead)`;

const fieldsAt = ({ caller, now }: Pick<Call, 'caller' | 'now'>) => ({
  case: trouble(sql`(${now().toISOString()}::timestamptz at time zone ${caller.timeZone})::date`),
});

/** What a person has closed and opens within this time was closed by mistake: it is due when it was. */
const undoWithin = sql`interval '10 minutes'`;

/** The others of a case that have the status of a notification. */
const alike = sql`from complaints report where report.customer_id = ${complaints.customerId} and report.case_ref = ${complaints.caseRef} and report.status = ${complaints.status}`;

/** Whether a notification represents its case: the most urgent of those in the areas asked for, and of equals the first. */
const leads = (areas: readonly number[] = []) => {
  const place = sql`select from ${locations} place where place.customer_id = report.customer_id and place.id = report.location_ref`;
  const urgent = (level: SQL) =>
    sql`array_position(${sql.param(complaints.reportedFillLevel.enumValues)}::text[], ${level})`;
  return sql`not exists (select ${alike} ${areas.length > 0 ? sql`and exists (${place} and ${anyOf(sql`place.disposition_area_id`, areas, 'int')})` : sql``}
    and (${urgent(sql`report.reported_fill_level`)}, -report.id) > (${urgent(sql`${complaints.reportedFillLevel}`)}, -${complaints.id}))`;
};

const kit = records<Complaint, 'complaint', 'complaints'>({
  one: 'complaint',
  many: 'complaints',
  what: 'citizen notification',
  table: complaints,
  joins: sql`left join ${locations} on ${locations.customerId} = ${complaints.customerId} and ${locations.id} = ${complaints.locationRef}
    left join citizen_reports said on said.customer_id = ${complaints.customerId} and said.complaint_ref = ${complaints.id}`,
  fields: {
    location_id: locations.locationId,
    city: locations.city,
    street: locations.street,
    location_name: locations.locationName,
    location: sql`case when ${locations.id} is not null then jsonb_build_object('id', ${locations.id},
      'location_id', ${locations.locationId}, 'location_name', ${locations.locationName}, 'city', ${locations.city},
      'street', ${locations.street}, 'latitude', ${locations.latitude}, 'longitude', ${locations.longitude},
      'disposition_area_id', ${locations.dispositionAreaId}) end`,
    report: sql`case when said.complaint_ref is not null then jsonb_build_object('fullness', said.fullness, 'note', said.note,
      'photo', said.photo is not null, 'locale', said.locale, 'answer', said.answer, 'answered_at', ${iso(sql`said.answered_at`)}) end`,
  },
  fieldsAt,
  names: { disposition_area_id: locations.dispositionAreaId, q: locations.search },
  filters: {
    case_id: (number: number) => sql`${complaints.caseRef} = ${number}`,
  },
  sorts: {
    city: byFilledText(locations.city),
    street: byFilledText(locations.street),
    // Seconds, below those of the levels before it.
    urgency: sql`case when ${complaints.status} = 'open'
      then -1e11 * ${inOrder(complaints.reportedFillLevel)} + extract(epoch from ${complaints.createdAt})
      else 1e11 - extract(epoch from coalesce(${complaints.closedAt}, ${complaints.createdAt})) end`,
    reported_fill_level: inOrder(complaints.reportedFillLevel),
    emptied_fill_level: inOrder(complaints.emptiedFillLevel),
  },
  counted: 'complaints',
});

/** By when a notification that is filed or opened again now is to be closed. */
async function dueNow({ db, caller, now }: Pick<Call, 'db' | 'caller' | 'now'>): Promise<Date | null> {
  const [found] = await db
    .select({ hours: customers.workingHours })
    .from(customers)
    .where(eq(customers.id, caller.customerId));
  return found ? dueAt(now(), found.hours, caller.timeZone) : null;
}
async function locationRefs(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  keys: readonly string[],
): Promise<Map<string, number>> {
  const found = await db
    .select({ id: locations.id, key: locations.locationId })
    .from(locations)
    .where(and(eq(locations.customerId, caller.customerId), anyOf(locations.locationId, keys, 'text')));
  return new Map(found.map(({ id, key }) => [key, id]));
}

/** @throws 422 that names each entry of the list which is wrong */
function refuse<T>(list: readonly T[], wrong: (entry: T) => boolean, message: string): void {
  const errors = list.flatMap((entry, index) => (wrong(entry) ? [{ path: `${index}.location_id`, message }] : []));
  if (errors.length > 0) throw new ProblemError(422, message, { errors });
}

export const complaintHandlers = {
  listComplaints: (call) => {
    const { overdue, cases, ...query } = call.query;
    const late = sql`${due} < ${call.now().toISOString()}::timestamptz`;
    const isLate = sql`${complaints.status} = 'open' and ${cases ? sql`exists (select ${alike} and ${late})` : late}`;
    return listRows<Complaint, 'complaints'>(
      { ...kit.spec, fields: { ...kit.spec.fields, ...fieldsAt(call) } },
      'complaints',
      { ...call, query },
      {
        ...(overdue === undefined ? {} : { overdue: whether(isLate, overdue) }),
        ...(cases ? { cases: leads(query.disposition_area_ids) } : {}),
      },
    );
  },

  createComplaints: async (call) => {
    const { db, caller, body, now } = call;
    refuse(body, ({ location_id }) => !location_id, needed);
    const refs = await locationRefs(call, [...new Set(body.map(({ location_id }) => location_id ?? ''))]);
    refuse(body, ({ location_id }) => !refs.has(location_id ?? ''), unknown);
    const due = await dueNow(call);
    const rows = body.map((input) => ({
      channel: 'web',
      dueAt: due,
      ...valuesOf(complaints, input),
      customerId: caller.customerId,
      locationRef: refs.get(input.location_id ?? ''),
      status: 'open',
      createdAt: now(),
      updatedAt: now(),
    }));
    const made = await db
      .insert(complaints)
      .values(rows as never)
      .returning({ id: complaints.id });
    const ids = made.map(({ id }) => id);
    return {
      status: 201,
      body: { complaints: await kit.findNow(call, anyOf(complaints.id, ids, 'int')) },
    };
  },

  getComplaint: kit.get,

  updateComplaint: async (call) => {
    const { location_id: place, status } = call.body;
    const locationRef = place === undefined ? undefined : (await locationRefs(call, [place])).get(place);
    if (place !== undefined && locationRef === undefined) throw unprocessable('location_id', unknown);
    const was = complaints.status;
    const at = sql`${call.now().toISOString()}::timestamptz(3)`;
    if (status === undefined) return kit.update(call, { locationRef });
    if (status === 'closed')
      return kit.update(call, {
        locationRef,
        closedAt: sql`case when ${was} = 'closed' then ${complaints.closedAt} else ${at} end`,
      });
    const due = await dueNow(call);
    const anew = sql`${was} = 'closed' and (${complaints.closedEvent} is not null or ${complaints.closedAt} < ${at} - ${undoWithin})`;
    return kit.update(call, {
      locationRef,
      closedAt: null,
      closedEvent: null,
      openSince: sql`case when ${anew} then ${at} else ${complaints.openSince} end`,
      dueAt: sql`case when ${anew} then ${due?.toISOString()}::timestamptz(3) else ${complaints.dueAt} end`,
    });
  },

  getComplaintPhoto: async ({ db, caller, params }) => {
    const { rows } = await db.execute<{
      photo: string;
    }>(sql`select replace(encode(said.photo, 'base64'), chr(10), '') as photo
      from complaints join citizen_reports said on said.customer_id = complaints.customer_id and said.complaint_ref = complaints.id
      where complaints.customer_id = ${caller.customerId} and complaints.id = ${params.id} and said.photo is not null`);
    const [found] = rows;
    if (!found) throw notFound('photo');
    return { status: 200, body: { photo: `data:${photoType(found.photo)};base64,${found.photo}` } };
  },

  ...answersOf(kit.get),
  deleteComplaint: kit.remove,
  restoreComplaint: kit.restore,
} satisfies Handlers;
