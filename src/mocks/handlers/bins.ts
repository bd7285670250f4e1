import type { ContainerConstraint, FieldError } from '@/api/generated/dashboard.schemas';
import { etagOf, held, touched } from '../http/etag';
import type { Call, Ground, Handlers } from '../http/call';
import { conflict, notFound, refuse } from '../http/problem';
import { atLeast, atMost, inAreas, is, oneOf, words } from '../list/conditions';
import { listPage } from '../list/listPage';
import { searchKey } from '../list/text';
import type { BinRow } from '../state/rows';
import { locationOf, own } from './lookUp';
import { restore } from './restore';
import { binView } from './views';

/** The references of a bin. @throws 422 at each one that leads nowhere */
function references(ground: Ground, body: { location_id?: string | null; construction_type?: string }) {
  const { location_id: location, construction_type: type } = body;
  const place = typeof location === 'string' ? locationOf(ground, location) : undefined;
  const types = ground.store.constructionTypes(ground.caller.customerId);
  const errors: FieldError[] = [];
  if (typeof location === 'string' && !place)
    errors.push({ path: 'location_id', message: 'There is no such location.' });
  if (type !== undefined && !types.some(({ id }) => id === type))
    errors.push({ path: 'construction_type', message: 'There is no such construction type.' });
  refuse(errors);
  return location === undefined ? {} : { location_ref: place?.id ?? null };
}

function checkConstraints(constraints: ContainerConstraint[] = []): void {
  const late = constraints.findIndex(({ start_time, end_time }) => end_time <= start_time);
  if (late >= 0) refuse([{ path: `constraints.${late}.end_time`, message: 'End time must be after start time' }]);
}

/** @throws 409 when another container has the key */
function checkKey({ store, caller }: Ground, key: string | undefined, id?: number): void {
  const other = key === undefined ? undefined : store.binByKey(`${caller.customerId} ${key}`)[0];
  if (other && other.id !== id) throw conflict(`Container ${key} exists already.`, 'container_id', 'exists already');
}

/** The caller's container, in the state the request names. @throws 404, 412 */
const heldBin = (call: Call<'updateBin' | 'deleteBin'>): BinRow =>
  held(own(call, call.store.bins.get(call.params.id)), call.ifMatch, 'container', binView(call.store));

export const binHandlers = {
  listBins: ({ store, caller, query }) => {
    const place = ({ location_ref: ref }: BinRow) => (ref === null ? undefined : store.locations.get(ref));
    const { rows, rest } = listPage<BinRow>(
      {
        rows: store.binsOf(caller.customerId),
        id: ({ id }) => id,
        filters: {
          disposition_area_id: inAreas((bin) => place(bin)?.disposition_area_id ?? null, query.disposition_area_ids),
          q: words(query.q, (bin) => {
            const at = place(bin);
            return [bin.container_id, at?.location_id ?? null, at?.street ?? null];
          }),
          location_id: is((bin) => place(bin)?.location_id, query.location_id),
          material_type: oneOf((bin) => bin.material_type, query.material_type),
          construction_type: oneOf((bin) => bin.construction_type, query.construction_type),
          active: is((bin) => bin.active, query.active),
          has_location: is((bin) => place(bin) !== undefined, query.has_location),
          has_constraints: is((bin) => bin.constraints.length > 0, query.has_constraints),
          level_min: atLeast((bin) => bin.last_level, query.level_min),
          level_max: atMost((bin) => bin.last_level, query.level_max),
        },
        sorts: {
          container_id: (bin) => searchKey(bin.container_id),
          location_id: (bin) => {
            const at = place(bin);
            return at ? searchKey(at.location_id) : null;
          },
          material_type: (bin) => bin.material_type,
          construction_type: (bin) => bin.construction_type,
          active: (bin) => bin.active,
          last_level: (bin) => bin.last_level,
          last_emptied_at: (bin) => bin.last_emptied_at,
          updated_at: (bin) => bin.updated_at,
        },
        facets: {
          material_type: (bin) => [bin.material_type],
          construction_type: (bin) => [bin.construction_type],
          active: (bin) => [bin.active],
        },
      },
      query,
    );
    return { status: 200, body: { bins: rows.map(binView(store)), ...rest } };
  },

  createBin: (call) => {
    const { store, caller, body, now } = call;
    checkConstraints(body.constraints);
    const refs = references(call, body);
    checkKey(call, body.container_id);
    const row = store.bins.put({
      id: store.bins.nextId(),
      customer_id: caller.customerId,
      container_id: body.container_id,
      location_ref: null,
      material_type: body.material_type,
      construction_type: body.construction_type,
      active: body.active ?? true,
      constraints: body.constraints ?? [],
      last_level: null,
      last_recorded_at: null,
      last_emptied_at: null,
      updated_at: now.toISOString(),
      ...refs,
    });
    return { status: 201, body: { bin: binView(store)(row) }, etag: etagOf(row) };
  },

  getBin: (call) => {
    const row = own(call, call.store.bins.get(call.params.id));
    if (!row) throw notFound('container');
    return { status: 200, body: { bin: binView(call.store)(row) }, etag: etagOf(row) };
  },

  updateBin: (call) => {
    const { store, body, now } = call;
    checkConstraints(body.constraints);
    const refs = references(call, body);
    const before = heldBin(call);
    checkKey(call, body.container_id, before.id);
    const { location_id: _, ...fields } = body;
    const row = store.bins.put<BinRow>({ ...before, ...fields, ...refs, updated_at: touched(before, now) });
    return { status: 200, body: { bin: binView(store)(row) }, etag: etagOf(row) };
  },

  deleteBin: (call) => {
    call.store.bins.discard(heldBin(call).id, call.now);
    return { status: 204 };
  },

  restoreBin: (call) => {
    const { store, caller } = call;
    const isTaken = (bin: BinRow) => store.binByKey(`${caller.customerId} ${bin.container_id}`).length > 0;
    const row = restore<BinRow>(call, store.bins, ({ id }) => id === call.params.id, isTaken, 'container');
    return { status: 200, body: { bin: binView(store)(row) }, etag: etagOf(row) };
  },
} satisfies Partial<Handlers>;
