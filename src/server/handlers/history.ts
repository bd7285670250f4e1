import { sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { notFound, ProblemError } from '@/contract/problem.ts';
import { history } from '../db/schema.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { listRows, type ListSpec } from '../list/list.ts';
import { areaHandlers } from './areas.ts';
import { binHandlers } from './bins.ts';
import { complaintHandlers } from './complaints.ts';
import { driverHandlers } from './drivers.ts';
import { locationHandlers } from './locations.ts';
import { readToken } from './tokens.ts';
import { tourHandlers } from './tours.ts';
import { truckHandlers } from './trucks.ts';
import { userHandlers } from './users.ts';

type Schemas = components['schemas'];
type Entry = Schemas['HistoryEntry'];

const list: ListSpec<Entry> = {
  table: history,
  fields: {
    actor_id: history.actorRef,
    changes: sql`(select coalesce(jsonb_agg(jsonb_build_object('field', field, 'before', before -> field, 'after', after -> field) order by field), '[]')
      from jsonb_object_keys(coalesce(before, after)) field)`,
  },
  names: { date: history.at },
};

/** How a record is read, by its kind: who may read it, may read what became of it. */
const readers = {
  areas: areaHandlers.getArea,
  bins: binHandlers.getBin,
  complaints: complaintHandlers.getComplaint,
  drivers: driverHandlers.getDriver,
  locations: locationHandlers.getLocation,
  tokens: readToken,
  tours: async (call: Call<'getTour'>) => ({ body: (await tourHandlers.getTour(call)).body.tour }),
  trucks: truckHandlers.getTruck,
  users: userHandlers.getUser,
} satisfies Record<Schemas['RecordKind'], unknown>;

/** The system's key of a record that the caller can read. @throws 403 or 404 */
async function refOf(call: Call<'getRecordHistory'>): Promise<number> {
  const { kind, key } = call.params;
  const permission = `${kind}:read` as const;
  if (!call.caller.permissions.has(permission)) throw new ProblemError(403, `This needs the permission ${permission}.`);
  if (kind !== 'trucks' && !/^[1-9]\d{0,8}$/.test(key)) throw notFound('record');
  const params = kind === 'trucks' ? { license_plate: key } : { id: Number(key) };
  const read = readers[kind] as (call: object) => Promise<{ body: Record<string, { id: number }> }>;
  const [record] = Object.values((await read({ ...call, params })).body);
  return record?.id ?? 0;
}

export const historyHandlers = {
  listHistory: (call) => listRows<Entry, 'history'>(list, 'history', call),

  getRecordHistory: async (call) => {
    const { kind } = call.params;
    const record: Record<string, SQL> = {
      kind: sql`${history.kind} = ${kind}`,
      record: sql`${history.recordRef} = ${await refOf(call)}`,
    };
    const query = { ...call.query, sort: '-at' };
    return listRows<Entry, 'history'>(list, 'history', { ...call, query, openRows: undefined }, record);
  },
} satisfies Handlers;
