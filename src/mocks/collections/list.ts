import type { Contract, Schema } from '@/contract/contract';
import type { AnyCall } from '../call';
import type { Row } from '../state/store';
import type { Collection } from './collection';
import { checkPeriod } from '@/contract/rules';
import { searchKey, spanOf, type Condition } from './conditions';
import { rules } from './rules';

type Key = string | number | boolean | null;

const values = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
const isFilled = (value: unknown) =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
/** A bound of a level is one of the last known level. */
const fieldOf = (row: Row, name: string) =>
  [name, `last_${name}`, `${name}_id`, `${name}_at`].find((one) => one in row) ?? name;
const areaOf = (row: Row) => row.default_disposition_area_id ?? row.disposition_area_id;

/** Texts that `q` looks into: all of a record but choices and times, unless its rules name others. */
const searched = ({ name, fields }: Collection): string[] =>
  rules[name]?.search ??
  Object.keys(fields).filter(
    (field) => fields[field]?.type === 'string' && !fields[field].enum && !fields[field].format?.startsWith('date'),
  );

/** The condition of a query parameter, by what its name says. */
function conditionOf(collection: Collection, name: string, value: unknown, call: AnyCall): Condition {
  const [, prefix, stem = name, bound] = /^(has_)?(.+?)(_min|_max|_start|_from|_end|_to)?$/.exec(name) ?? [];
  if (name === 'disposition_area_ids') {
    const ids = new Set(values(value));
    return ids.size === 0 ? () => true : (row) => ids.has(areaOf(row));
  }
  if (name === 'q') {
    const words = String(value).split(/\s+/).filter(Boolean).map(searchKey);
    const fields = searched(collection);
    const textOf = (row: Row) => fields.map((field) => searchKey(String(row[field] ?? ''))).join('\n');
    return (row) => {
      const text = textOf(row);
      return words.every((word) => text.includes(word));
    };
  }
  if (name.endsWith('_before'))
    return (row) => Date.parse(String(row[name.replace('before', 'at')])) < Date.parse(String(value));
  if (prefix) return (row) => isFilled(row[fieldOf(row, stem)]) === value;
  if (bound === '_min' || bound === '_max') {
    const sign = bound === '_min' ? 1 : -1;
    return (row) => {
      const at = row[fieldOf(row, stem)];
      return typeof at === 'number' && sign * at >= sign * Number(value);
    };
  }
  if (bound) {
    const isStart = bound === '_start' || bound === '_from';
    const [from, to] = isStart ? spanOf(call, value, undefined) : spanOf(call, undefined, value);
    return (row) => {
      const at = Date.parse(String(row[fieldOf(row, stem)]));
      return at >= from && at < to;
    };
  }
  const wanted = new Set(values(value));
  return wanted.size === 0 ? () => true : (row) => values(row[name]).some((one) => wanted.has(one));
}

const paging = new Set(['page', 'page_size', 'sort', 'facets', 'limit']);

/** What a query asks for, by parameter. @throws 422 when a period ends before it begins */
export function conditionsOf(collection: Collection, call: AnyCall): Map<string, Condition> {
  const { query } = call;
  for (const name of Object.keys(query))
    checkPeriod(query[name.replace(/end$/, 'start').replace(/_to$/, '_from')], query[name], `query.${name}`);
  const own = rules[collection.name]?.filters?.(query, call) ?? {};
  const asked = Object.entries(query).filter(([name, value]) => !paging.has(name) && value !== undefined);
  return new Map(asked.map(([name, value]) => [name, own[name] ?? conditionOf(collection, name, value, call)]));
}

/** The rows that meet the conditions, but for those on a field. */
export function matching(rows: readonly Row[], conditions: Map<string, Condition>, butFor?: string): Row[] {
  const isOther = (name: string) =>
    name !== butFor && !(name === 'disposition_area_ids' && butFor?.endsWith(name.slice(0, -1)));
  const asked = [...conditions].flatMap(([name, condition]) => (isOther(name) ? [condition] : []));
  return rows.filter((row) => asked.every((condition) => condition(row)));
}

/** By how far or how full, not by the alphabet. */
const ranked = /^(planned|almost_full)$/;

function sortKeyOf(field: string, schema: Schema, areas: ReadonlyMap<number, string>): (row: Row) => Key {
  const rank = schema.enum && ranked.test(String(schema.enum[0])) ? schema.enum : undefined;
  const isText = schema.type === 'string' && !schema.enum && !schema.format?.startsWith('date');
  return (row) => {
    const value = field.endsWith('disposition_area') ? (areas.get(Number(areaOf(row))) ?? null) : (row[field] ?? null);
    if (Array.isArray(value)) return typeof value[0] === 'string' ? value.join() : value.length;
    if (rank && value !== null) return rank.indexOf(value);
    return isText || field.endsWith('disposition_area') ? (value ? searchKey(String(value)) : null) : (value as Key);
  };
}

/** Null, which an empty text is too, is last in both directions. */
function compare(a: Key, b: Key, turn = 1): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b ? -turn : turn;
}

/** At most so many values of a facet, the most frequent ones. */
const facetValues = 200;

function facetOf(rows: readonly Row[], field: string) {
  const counts = new Map<string, number>();
  for (const row of rows)
    for (const value of values(row[field]).map((one) => (isFilled(one) ? String(one) : '')))
      counts.set(value, (counts.get(value) ?? 0) + 1);
  const list = [...counts].map(([value, count]) => ({ value, count }));
  return list.sort((a, b) => b.count - a.count || compare(a.value, b.value)).slice(0, facetValues);
}

/** One page of a collection by the conventions of the contract's parameters. A page past the end is empty. */
export function listPage({ schemaOf }: Contract, collection: Collection, call: AnyCall) {
  const { caller, store, now } = call;
  const { page = 1, page_size: size = Infinity, facets = [], ...query } = call.query as Record<string, never>;
  const { visible = () => true, sorts, order = '' } = rules[collection.name] ?? {};
  const sort = query[order] === undefined ? (query['sort'] ?? '') : order;
  const rows = store.rows(collection.name, caller.customerId, now).filter((row) => visible(call, row));
  const conditions = conditionsOf(collection, call);
  const found = matching(rows, conditions);
  const field = String(sort).replace(/^-/, '');
  const turn = String(sort).startsWith('-') ? -1 : 1;
  const areas = new Map(store.tables.disposition_areas.all().map(({ id, name }) => [id, name]));
  const own = sorts?.[field];
  const keyOf = own
    ? (row: Row) => own(row, call)
    : sortKeyOf(field, collection.fields[field] ?? schemaOf({ type: 'string' }), areas);
  const sorted = found
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((a, b) => compare(a.key, b.key, turn) || (typeof a.row.id === 'number' ? turn * (a.row.id - b.row.id) : 0));
  const from = page === 1 ? 0 : (page - 1) * size;
  return {
    rows: sorted.slice(from, from + size).map(({ row }) => row),
    total: found.length,
    facets: Object.fromEntries(
      [...new Set<string>(facets)].map((name) => [name, facetOf(matching(rows, conditions, name), name)]),
    ),
  };
}
