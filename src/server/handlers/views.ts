import { sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { commas } from '../db/sql.ts';
import type { RowStream } from '../db/rowStream.ts';
import { views } from '../db/schema.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { askedOf, needs } from '../list/asked.ts';
import { records } from '../list/records.ts';
import { binHandlers } from './bins.ts';
import { complaintHandlers } from './complaints.ts';
import { driverHandlers } from './drivers.ts';
import { locationHandlers } from './locations.ts';
import { tourHandlers } from './tours.ts';
import { truckHandlers } from './trucks.ts';

type View = components['schemas']['View'];

const lists = {
  bins: binHandlers.listBins,
  complaints: complaintHandlers.listComplaints,
  drivers: driverHandlers.listDrivers,
  locations: locationHandlers.listLocations,
  tours: tourHandlers.listTours,
  trucks: truckHandlers.listTrucks,
} satisfies Record<View['list'], unknown> as unknown as Record<View['list'], (call: Call) => Promise<unknown>>;

const kit = records<View, 'view', 'views'>({
  one: 'view',
  many: 'views',
  table: views,
  fields: { shared: sql`${views.userRef} is null` },
  visible: ({ id }) => sql`(user_ref is null or user_ref = ${id})`,
});

/** So many queries are counted at once. */
const MOST = 40;

type Place = Pick<Call, 'db' | 'caller' | 'now'>;

/** @throws 403 when the view is shared and the caller may not share */
async function checkShared(place: Place & { params: { id: number } }): Promise<void> {
  if ((await kit.find(place, place.params.id))?.shared) needs(place, 'views:share');
}

/** Whose a view is. @throws 403 when it is to be shared and the caller may not share */
function ownerOf(call: Place, shared: boolean | undefined): { userRef: number | null } {
  if (shared) needs(call, 'views:share');
  return { userRef: shared ? null : call.caller.id };
}

export const viewHandlers = {
  listViews: kit.list,
  createView: (call) => kit.create(call, ownerOf(call, call.body.shared)),
  getView: kit.get,

  updateView: async (call) => {
    await checkShared(call);
    return kit.update(call, call.body.shared === undefined ? {} : ownerOf(call, call.body.shared));
  },

  deleteView: async (call) => {
    await checkShared(call);
    return kit.remove(call);
  },

  restoreView: async (call) => {
    const { rows } = await call.db.execute(sql`select id from all_views
      where id = ${call.params.id} and customer_id = ${call.caller.customerId} and user_ref is null and deleted_at is not null`);
    if (rows.length > 0) needs(call, 'views:share');
    return kit.restore(call);
  },

  countViews: async (call) => {
    const { list, queries, disposition_area_ids: areas } = call.query;
    needs(call, `${list}:read`);
    // Each list gives its statement as it does for a stream; they are sent as one.
    const statementOf = async (text: string, index: number) => {
      const query = index < MOST ? await askedOf(list, text) : undefined;
      let count = sql`select null::int`;
      const openRows = (_: SQL, counting: SQL) => {
        count = counting;
        return Promise.resolve({} as RowStream);
      };
      if (query) await lists[list]({ ...call, openRows, query: { ...query, disposition_area_ids: areas } } as never);
      return sql`(${count})`;
    };
    const statements = await Promise.all(queries.split('\n').map(statementOf));
    const { rows } = await call.db.execute<{ counts: (number | null)[] }>(
      sql`select to_jsonb(array[${commas(statements)}]::int[]) as counts`,
    );
    return { status: 200, body: { counts: rows[0]?.counts ?? [] } };
  },
} satisfies Handlers;
