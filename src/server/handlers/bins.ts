import { sql } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { forecasts } from '../db/schema-forecasts.ts';
import { bins, constructionTypes, locations } from '../db/schema.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { refuse, type FieldError } from '@/contract/problem.ts';
import { constraintErrors } from '@/contract/rules.ts';
import { searchIds, whether } from '../list/conditions.ts';
import { inTransaction, records } from '../list/records.ts';
import { sensorFields } from './sensor-trust.ts';

export type Bin = components['schemas']['Bin'];

export const binRecords = records<Bin, 'bin', 'bins'>({
  one: 'bin',
  many: 'bins',
  what: 'container',
  table: bins,
  joins: sql`left join ${locations} on ${locations.customerId} = ${bins.customerId} and ${locations.id} = ${bins.locationRef}
    left join ${forecasts} on ${forecasts.customerId} = ${bins.customerId} and ${forecasts.binRef} = ${bins.id}`,
  fields: {
    location_id: locations.locationId,
    location_name: locations.locationName,
    latitude: locations.latitude,
    longitude: locations.longitude,
    full_at: forecasts.fullAt,
    ...sensorFields,
  },
  names: { level: bins.lastLevel, location: locations.id, disposition_area_id: locations.dispositionAreaId },
  filters: {
    // The wide search text of locations has the index; the narrow ones decide. Two searches with an index each, not one "or".
    q: (q: string, { customerId }) =>
      searchIds(
        bins.id,
        q,
        (pattern) => sql`
          select found.id from ${bins} found where found.customer_id = ${customerId} and found.search like ${pattern}
          union select found.id from ${bins} found join ${locations} place on place.customer_id = found.customer_id and place.id = found.location_ref
            where place.customer_id = ${customerId} and place.search like ${pattern}
            and (search_key(place.location_id) like ${pattern} or search_key(place.street) like ${pattern})`,
      ),
    has_constraints: (wanted: boolean) => whether(sql`${bins.constraints} <> '[]'::jsonb`, wanted),
  },
  sorts: { construction_type: sql`${bins.constructionType}` },
});

/** The references of a bin, looked up in one query; nobody deletes the location before the transaction ends. @throws 422 at each one that leads nowhere */
async function references(
  { db, caller }: Pick<Call, 'db' | 'caller'>,
  { location_id: location, construction_type: type }: { location_id?: string | null; construction_type?: string },
) {
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
  refuse(errors);
  return location === undefined ? {} : { locationRef: found?.location ?? null };
}

export const binHandlers = {
  listBins: binRecords.list,

  createBin: (call) =>
    inTransaction(call, async (within) => {
      refuse(constraintErrors(call.body.constraints));
      return binRecords.create(within, await references(within, call.body));
    }),

  getBin: binRecords.get,

  updateBin: (call) =>
    inTransaction(call, async (within) => {
      refuse(constraintErrors(call.body.constraints));
      return binRecords.update(within, await references(within, call.body));
    }),

  deleteBin: binRecords.remove,
  restoreBin: binRecords.restore,
} satisfies Handlers;
