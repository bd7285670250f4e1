import { and, sql } from 'drizzle-orm';
import { bins, constructionTypes, locations } from '../db/schema.ts';
import { byText, touched } from '../db/sql.ts';
import { restoreRow } from '../db/trash.ts';
import { etagOf, missed, unchanged } from '../http/etag.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { notFound, ProblemError, unprocessable, type FieldError } from '../http/problem.ts';
import { unique } from '../http/unique.ts';
import { atLeast, atMost, inAreas, is, oneOf, whether, words } from '../list/conditions.ts';
import { listAnswer } from '../list/list.ts';
import { binColumns, binTables, findBins, type Bin } from './bin-rows.ts';

type Place = Pick<Call, 'db' | 'caller'>;

const own = ({ caller }: Place, id: number) => sql`${bins.customerId} = ${caller.customerId} and ${bins.id} = ${id}`;

const findBin = async (call: Place, id: number) => (await findBins(call.db, own(call, id)))[0];

const keys = (containerId: string | undefined) => ({
  bins_container_id_key: ['container_id', `Container ${containerId} exists already.`] as [string, string],
});

/** The references of a bin, looked up in one query; nobody deletes the location before the transaction ends. @throws 422 at each one that leads nowhere */
async function references({ db, caller }: Place, body: { location_id?: string | null; construction_type?: string }) {
  const { location_id: location, construction_type: type } = body;
  const { rows } = await db.execute<{ location: number | null; type: boolean }>(sql`select
    (select ${locations.id} from ${locations}
      where ${locations.customerId} = ${caller.customerId} and ${locations.locationId} = ${location ?? null} for share) as location,
    exists (select 1 from ${constructionTypes}
      where ${constructionTypes.customerId} = ${caller.customerId} and ${constructionTypes.id} = ${type ?? null}) as type`);
  const found = rows[0];
  const errors: FieldError[] = [];
  if (typeof location === 'string' && found?.location === null)
    errors.push({ path: 'location_id', message: 'There is no such location.' });
  if (type !== undefined && !found?.type)
    errors.push({ path: 'construction_type', message: 'There is no such construction type.' });
  if (errors[0]) throw new ProblemError(422, errors[0].message, { errors });
  return location === undefined ? {} : { locationRef: found?.location ?? null };
}

function checkConstraints(constraints: Bin['constraints'] | undefined): void {
  constraints?.forEach(({ start_time, end_time }, index) => {
    if (end_time <= start_time)
      throw unprocessable(`constraints.${index}.end_time`, 'End time must be after start time');
  });
}

export const binHandlers = {
  listBins: async (call) => {
    const { caller, query } = call;
    const key = byText(locations.locationId);
    return listAnswer<Bin, 'bins'>(
      call,
      'bins',
      {
        columns: binColumns,
        from: binTables,
        base: sql`${bins.customerId} = ${caller.customerId}`,
        id: sql`${bins.id}`,
        filters: {
          disposition_area_id: inAreas(locations.dispositionAreaId, query.disposition_area_ids),
          q: words(
            query.q,
            // The wide search text of locations has the index; the narrow ones decide. Two searches with an index each, not one "or".
            (pattern) => sql`${bins.id} = any(array(
              select found.id from ${bins} found where found.customer_id = ${caller.customerId} and found.search like ${pattern}
              union select found.id from ${bins} found join ${locations} place on place.id = found.location_ref
                where place.customer_id = ${caller.customerId} and place.search like ${pattern}
                and (search_key(place.location_id) like ${pattern} or search_key(place.street) like ${pattern})))`,
          ),
          location_id: is(locations.locationId, query.location_id),
          material_type: oneOf(bins.materialType, query.material_type),
          construction_type: oneOf(bins.constructionType, query.construction_type),
          active: is(bins.active, query.active),
          has_location: whether(sql`${locations.id} is not null`, query.has_location),
          has_constraints: whether(sql`${bins.constraints} <> '[]'::jsonb`, query.has_constraints),
          level_min: atLeast(bins.lastLevel, query.level_min),
          level_max: atMost(bins.lastLevel, query.level_max),
        },
        sorts: {
          container_id: byText(bins.containerId),
          location_id: key,
          material_type: sql`${bins.materialType}`,
          construction_type: sql`${bins.constructionType}`,
          active: sql`${bins.active}`,
          last_level: sql`${bins.lastLevel}`,
          last_emptied_at: sql`${bins.lastEmptiedAt}`,
          updated_at: sql`${bins.updatedAt}`,
        },
        facets: {
          material_type: { value: sql`${bins.materialType}` },
          construction_type: { value: sql`${bins.constructionType}` },
          active: { value: sql`${bins.active}` },
        },
      },
      { sort: 'container_id', ...query },
    );
  },

  createBin: async (call) => {
    const { db, caller, body, now } = call;
    checkConstraints(body.constraints);
    const [made] = await db.transaction(async (tx) => {
      const refs = await references({ caller, db: tx }, body);
      return unique(keys(body.container_id), () =>
        tx
          .insert(bins)
          .values({
            customerId: caller.customerId,
            containerId: body.container_id,
            materialType: body.material_type,
            constructionType: body.construction_type,
            active: body.active ?? true,
            constraints: body.constraints ?? [],
            updatedAt: now(),
            ...refs,
          })
          .returning({ id: bins.id }),
      );
    });
    const bin = made && (await findBin(call, made.id));
    if (!bin) throw notFound('container');
    return { status: 201, body: { bin }, etag: etagOf(bin) };
  },

  getBin: async (call) => {
    const bin = await findBin(call, call.params.id);
    if (!bin) throw notFound('container');
    return { status: 200, body: { bin }, etag: etagOf(bin) };
  },

  updateBin: async (call) => {
    const { db, caller, body, params, ifMatch, now } = call;
    checkConstraints(body.constraints);
    const changed = await db.transaction(async (tx) => {
      const refs = await references({ caller, db: tx }, body);
      return unique(keys(body.container_id), () =>
        tx
          .update(bins)
          .set({
            containerId: body.container_id,
            materialType: body.material_type,
            constructionType: body.construction_type,
            active: body.active,
            constraints: body.constraints,
            updatedAt: touched(bins.updatedAt, now()),
            ...refs,
          })
          .where(and(own(call, params.id), unchanged(bins.updatedAt, ifMatch)))
          .returning({ id: bins.id }),
      );
    });
    const bin = await findBin(call, params.id);
    if (!bin || changed.length === 0) return missed(bin, 'container');
    return { status: 200, body: { bin }, etag: etagOf(bin) };
  },

  deleteBin: async (call) => {
    const { db, params, ifMatch, now } = call;
    const gone = await db
      .update(bins)
      .set({ deletedAt: now() })
      .where(and(own(call, params.id), unchanged(bins.updatedAt, ifMatch)))
      .returning({ id: bins.id });
    if (gone.length === 0) return missed(await findBin(call, params.id), 'container');
    return { status: 204 };
  },

  restoreBin: async (call) => {
    await restoreRow(call, 'bins', sql`id = ${call.params.id}`, 'container');
    const bin = await findBin(call, call.params.id);
    if (!bin) throw notFound('container');
    return { status: 200, body: { bin }, etag: etagOf(bin) };
  },
} satisfies Handlers;
