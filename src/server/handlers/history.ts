import { sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { notFound, ProblemError } from '@/contract/problem.ts';
import { history } from '../db/schema.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { listRows, type ListSpec } from '../list/list.ts';
import { readers } from '../list/records.ts';
import { detail } from './tours.ts';

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

/** The system's key of a record that the caller can read: who may read it, may read what became of it. @throws 403 or 404 */
async function refOf(call: Call<'getRecordHistory'>): Promise<number> {
  const { kind, key } = call.params;
  const permission = `${kind}:read` as const;
  if (!call.caller.permissions.has(permission)) throw new ProblemError(403, `This needs the permission ${permission}.`);
  const reader = readers.get(kind);
  const isNumber = reader?.key.dataType !== 'string';
  if (isNumber && !/^[1-9]\d{0,8}$/.test(key)) throw notFound('record');
  if (!reader) return (await detail({ ...call, params: { id: Number(key) } })).body.tour.tour.id;
  const { body } = await reader.get({ ...call, params: { [reader.key.name]: isNumber ? Number(key) : key } });
  return Object.values(body)[0]?.id ?? 0;
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
