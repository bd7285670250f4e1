import type { Facets } from '@/api/generated/dashboard.schemas';
import { every, type Condition } from './conditions';

type SortKey = string | number | boolean | null;

export interface ListSpec<Row> {
  /** All rows of the caller's customer. */
  rows: readonly Row[];
  /** Last sorting key, unique, so that pages neither repeat nor lose rows. */
  id(row: Row): number;
  /** By the field they filter; a facet leaves its own one out. */
  filters: Record<string, Condition<Row>>;
  /** By the names of the contract, without `-`. */
  sorts: Record<string, (row: Row) => SortKey>;
  /** Values a row counts for. */
  facets?: Record<string, (row: Row) => readonly SortKey[]>;
}

export interface ListQuery {
  page?: number;
  page_size?: number;
  sort?: string;
  facets?: readonly string[];
}

/** At most so many values of a facet, the most frequent ones. */
const facetValues = 200;

/** Null stands after all values, and with that before them when the order is turned. */
function compare(a: SortKey, b: SortKey): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? 1 : -1;
  return a < b ? -1 : 1;
}

function countFacets<Row>({ rows, filters, facets = {} }: ListSpec<Row>, asked: readonly string[]): Facets {
  const counted = [...new Set(asked)].map((field) => {
    const others = every(Object.entries(filters).flatMap(([name, one]) => (name === field ? [] : [one])));
    const counts = new Map<string, number>();
    for (const row of rows) {
      if (!others(row)) continue;
      for (const value of facets[field]?.(row) ?? []) {
        const text = value === null ? '' : String(value);
        counts.set(text, (counts.get(text) ?? 0) + 1);
      }
    }
    const list = [...counts].map(([value, count]) => ({ value, count }));
    list.sort((a, b) => b.count - a.count || compare(a.value, b.value));
    return [field, list.slice(0, facetValues)];
  });
  return Object.fromEntries(counted) as Facets;
}

/** One page of rows, the number of all that match, and the facets asked for. A page past the end is empty. */
export function listPage<Row>(spec: ListSpec<Row>, query: ListQuery) {
  const { page = 1, page_size: size = 10, sort = '' } = query;
  const matching = spec.rows.filter(every(Object.values(spec.filters)));
  const turn = sort.startsWith('-') ? -1 : 1;
  const keyOf = spec.sorts[sort.replace(/^-/, '')] ?? (() => null);
  const sorted = matching
    .map((row) => ({ row, key: keyOf(row), id: spec.id(row) }))
    .sort((a, b) => turn * (compare(a.key, b.key) || a.id - b.id));
  const rows = sorted.slice((page - 1) * size, page * size).map(({ row }) => row);
  const facets = query.facets?.length ? { facets: countFacets(spec, query.facets) } : {};
  return { rows, rest: { total_routes: matching.length, ...facets } };
}
