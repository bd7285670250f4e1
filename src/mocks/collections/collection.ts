import type { FieldError } from '@/api/generated/dashboard.schemas';
import { shaped, type Contract, type Operation, type Schema } from '@/contract/contract';
import type { AnyCall, AnyHandler } from '../call';
import { conflict, notFound, ProblemError, refuse, unprocessable } from '@/contract/problem';
import type { Row } from '../state/store';
import type { Table } from '../state/table';
import { listPage } from './list';
import { rules } from './rules';

/** Records of one kind, as the contract describes them. */
export interface Collection {
  /** Name of the list in its response, as in `trucks`. */
  name: string;
  /** What one is called in a message, as in `truck`. */
  noun: string;
  /** Schemas of a record's fields, without references. */
  fields: Record<string, Schema>;
  /** The operator's key, which only one record can have. */
  key: string | undefined;
  list: Operation;
}

type Body = Record<string, unknown>;

const nouns: Record<string, string> = { bins: 'container', complaints: 'citizen notification' };
/** How long a deleted record can be restored. */
const restorable = 30 * 86_400_000;

/** The lists of the contract: `GET /trucks/` that responds with an array of objects. */
export function collectionsOf({ operations, schemaOf }: Contract): Collection[] {
  return operations.flatMap((list) => {
    if (list.method !== 'GET' || !/^\/[^/{]+\/$/.test(list.path)) return [];
    const [name, items] =
      Object.entries(schemaOf(list.output).properties ?? {})
        .map(([property, schema]) => [property, schemaOf(schemaOf(schema).items).properties] as const)
        .find(([, properties]) => properties) ?? [];
    if (name === undefined || items === undefined) return [];
    const create = operations.find(({ method, path }) => method === 'POST' && path === list.path);
    const key = create?.statuses.includes(409) ? schemaOf(create.input).required?.[0] : undefined;
    const own = Object.entries(items).filter(([, schema]) => !schema['x-in-files-alone']);
    const fields = Object.fromEntries(own.map(([field, schema]) => [field, schemaOf(schema)]));
    return [{ name, noun: nouns[name] ?? name.replace(/s$/, ''), fields, key, list }];
  });
}

/** The ETag of a record: its `updated_at` in double quotes. */
const etagOf = ({ updated_at: at }: Row) => (typeof at === 'string' ? { etag: `"${at}"` } : {});

/** Now, and always later than before, so that no two states share an ETag. */
export const nextState = (before: string | undefined, now: Date): string =>
  new Date(Math.max(now.getTime(), Date.parse(before ?? '1970-01-01') + 1)).toISOString();

const nextUpdatedAt = ({ updated_at }: Row, now: Date) =>
  typeof updated_at === 'string' ? { updated_at: nextState(updated_at, now) } : {};

/** Why an area can be given to nothing; none while it is active. */
export function areaFault({ store, caller }: AnyCall, id: unknown): string | undefined {
  const area = store.table('areas').find(caller.customerId, 'id', id as number);
  if (area?.['state'] === 'archived') return 'The disposition area is archived.';
  return area ? undefined : 'There is no such disposition area.';
}

/** What a field refers to must exist, and be the caller's. */
function brokenReferences({ fields, key }: Collection, call: AnyCall, body: Body, at: string): FieldError[] {
  const { store, caller } = call;
  const own = (name: string, id: unknown) => store.table(name).find(caller.customerId, 'id', id as number);
  const check = (field: string, value: unknown): string | undefined => {
    if (field === key || value === null || value === undefined) return undefined;
    if (field.endsWith('disposition_area_id')) return areaFault(call, value);
    if (field === 'location_id' && !store.locationOf(caller.customerId, value)) return 'There is no such location.';
    if (field !== 'construction_type' || own('construction_types', value)) return undefined;
    return 'There is no such construction type.';
  };
  return Object.keys(fields).flatMap((field) => {
    const message = check(field, body[field]);
    return message ? [{ path: `${at}${field}`, message }] : [];
  });
}

/** The fields of a body as a row has them. */
function stored({ store, caller }: AnyCall, { customer_id: _, ...body }: Body, row: Body): Body {
  if (!('location_ref' in row) || body.location_id === undefined) return body;
  return { ...body, location_ref: store.locationOf(caller.customerId, body.location_id)?.id ?? null };
}

/** The handlers of a collection: list, and as far as the contract has them create, get, change, delete and restore. */
export function collectionHandlers(contract: Contract, collection: Collection): [string, AnyHandler][] {
  const { schemaOf, operations } = contract;
  const { name, noun, key, list } = collection;
  const own = rules[name] ?? {};
  const table = ({ store }: AnyCall): Table<Row> => store.table(name);
  const show = (operation: Operation, call: AnyCall, rows: Row | Row[]) => {
    const [property = name] = Object.keys(schemaOf(operation.output).properties ?? {});
    const complete = (row: Row) => call.store.complete(name, row, call.now);
    return { [property]: Array.isArray(rows) ? rows.map(complete) : complete(rows) };
  };
  const saved = (operation: Operation, call: AnyCall, status: number, row: Row) => ({
    ...{ status, body: show(operation, call, row), ...etagOf(row) },
  });

  const check = (call: AnyCall, bodies: Body[], isNew: boolean) => {
    const at = (index: number) => (Array.isArray(call.body) ? `${index}.` : '');
    const foreign = bodies.find(({ customer_id: id }) => id !== undefined && id !== call.caller.customerId);
    if (foreign) throw unprocessable('customer_id', `This is not your customer.`);
    refuse(bodies.flatMap((body, index) => own.check?.(body, at(index), isNew) ?? []));
    refuse(bodies.flatMap((body, index) => brokenReferences(collection, call, body, at(index))));
  };
  /** Another record that has the key of one that is to be. */
  const taken = (call: AnyCall, one: Body) =>
    key !== undefined &&
    (own.ignoresCase
      ? table(call)
          .where('customer_id', call.caller.customerId)
          .filter((row) => String(row[key]).toLowerCase() === String(one[key]).toLowerCase())
      : table(call).where(key, one[key])
    ).some((row) => {
      const isOther = row.customer_id === call.caller.customerId && row.id !== one.id;
      return isOther && own.sharesKeys?.(call, row, one) !== false;
    });
  const checkKey = (call: AnyCall, body: Body, before: Body = {}) => {
    if (key === undefined || body[key] === undefined || !taken(call, { ...before, ...body })) return;
    const title = `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)}`;
    throw conflict(`${title} ${String(body[key])} exists already.`, key, 'exists already');
  };
  /** The record that the path names, in one of the states that `If-Match` names. @throws 404, 412 */
  const held = (call: AnyCall, get: Operation | undefined): Row => {
    const [[param = 'id', value] = []] = Object.entries(call.params);
    const row = table(call).find(call.caller.customerId, param, value);
    if (!row || own.visible?.(call, row) === false) throw notFound(noun);
    const { ifMatch } = call;
    const states = [...(ifMatch ?? '').matchAll(/"([^"]*)"/g)].map(([, state]) => Date.parse(state ?? ''));
    if (ifMatch === undefined || ifMatch.trim() === '*' || states.includes(Date.parse(String(row.updated_at))))
      return row;
    const [current] = get ? Object.values(shaped(schemaOf, get.output, show(get, call, row)) as object) : [];
    throw new ProblemError(412, 'The record was changed by somebody else in the meantime.', { current });
  };

  /** A new record: what was given, else the default, else nothing, or what a field begins with. */
  const fresh = (call: AnyCall, body: Body): Row => {
    const row: Row = { id: table(call).nextId(), customer_id: call.caller.customerId };
    for (const [field, { nullable, type, enum: choices }] of Object.entries(collection.fields)) {
      if (field === 'id') continue;
      if (field === 'updated_at' || field === 'created_at') row[field] = call.now.toISOString();
      else if (nullable) row[field] = null;
      else if (type === 'array') row[field] = [];
      else if (type === 'boolean') row[field] = false;
      else if (choices) row[field] = choices[0];
    }
    const refers = name !== 'locations' && 'location_id' in collection.fields ? { location_ref: null } : {};
    return { ...row, ...refers, ...stored(call, body, refers) };
  };

  const handle = (operation: Operation): AnyHandler | undefined => {
    const { method, path } = operation;
    const get = operations.find((one) => one.method === 'GET' && one.path === path);
    if (operation === list)
      return (call) => {
        const { rows, total, facets } = listPage(contract, collection, call);
        const counts = Object.keys(facets).length > 0 ? { facets } : {};
        return { status: 200, body: { [name]: rows, total_routes: total, ...counts } };
      };
    if (path === list.path && method === 'POST')
      return (call) => {
        const bodies = (Array.isArray(call.body) ? call.body : [call.body]) as Body[];
        check(call, bodies, true);
        for (const body of bodies) checkKey(call, body);
        const rows = bodies.map((body) => {
          const row = fresh(call, body);
          own.write?.(call, row, undefined, body);
          return table(call).put(row);
        });
        if (Array.isArray(call.body)) return { status: 201, body: show(operation, call, rows) };
        return saved(operation, call, 201, rows[0] as Row);
      };
    if (/^\/[^/]+\/\{\w+\}$/.test(path.replace(list.path, '/x/')) && path.startsWith(list.path)) {
      if (method === 'GET') return (call) => saved(operation, call, 200, held({ ...call, ifMatch: undefined }, get));
      if (method === 'DELETE')
        return (call) => {
          const row = held(call, get);
          own.remove?.(call, row);
          table(call).remove(row.id, call.now);
          return { status: 204 };
        };
      return (call) => {
        const body = call.body as Body;
        check(call, [body], false);
        const before = held(call, get);
        checkKey(call, body, before);
        // What a PUT leaves out is emptied.
        const optional = method === 'PUT' ? Object.keys(schemaOf(operation.input).properties ?? {}) : [];
        const emptied = Object.fromEntries(
          optional.filter((field) => body[field] === undefined).map((field) => [field, null]),
        );
        const change = { ...emptied, ...stored(call, body, before), ...nextUpdatedAt(before, call.now) };
        const after: Row = { ...before, ...change };
        own.write?.(call, after, before, body);
        return saved(operation, call, 200, table(call).put(after));
      };
    }
    if (path.startsWith(list.path) && /^[^/]+\/restore$/.test(path.slice(list.path.length)))
      return (call) => {
        const [[param = 'id', value] = []] = Object.entries(call.params);
        const removed = table(call).removed(call.now.getTime() - restorable);
        const isSought = (one: Row) => one[param] === value && one.customer_id === call.caller.customerId;
        const row = removed.find((one) => isSought(one) && own.visible?.(call, one) !== false);
        if (!row) throw notFound(`deleted ${noun}`);
        if (taken(call, row)) throw conflict(`Its key was given to another ${noun} in the meantime.`);
        const back = { ...row };
        own.restore?.(call, back);
        return saved(operation, call, 200, table(call).put(back));
      };
    return undefined;
  };
  return operations.flatMap((operation) => {
    const handler = handle(operation);
    return handler ? [[operation.id, handler]] : [];
  });
}
