import type { RowData } from '@tanstack/react-table';
import type { DataColumn } from '@/table/features';
import type { Filter } from '@/table/filters';
import { actionsColumn } from '@/table/rowCommands';
import type { FilterParams } from '@/table/search';
import { selectColumn } from '@/table/selectColumn';
import { valueOf, type Fields } from './field';

/** What the URL of a list holds, and what its server sorts by. */
interface ListSearch {
  sorts: Record<string, string>;
  first: string;
  filters: Record<string, FilterParams>;
  own: readonly string[];
}

/** The columns of a list's fields, the hidden ones last. Those sort whose name the server sorts by, with or without its `_id`. */
export function columnsOf<R extends RowData>(fields: Fields, { sorts }: Pick<ListSearch, 'sorts'>): DataColumn<R>[] {
  return Object.entries(fields)
    .filter(([, { column }]) => column !== false)
    .toSorted(([, a], [, b]) => Number(a.column === 'hidden') - Number(b.column === 'hidden'))
    .map(([name, field]) => {
      const sort = [name, name.replace(/_id$/u, '')].find((one) => one in sorts);
      return {
        id: sort ?? name,
        accessorFn: (record: R): unknown => valueOf(field, name, record),
        enableSorting: sort !== undefined,
        // Of figures the largest come first: who sorts by level looks for the fullest.
        sortDescFirst: field.kind === 'number' || field.kind === 'level',
        meta: {
          label: field.label,
          width: field.width,
          align: field.align,
          isKey: field.kind === 'key' || undefined,
          isText: field.kind === 'text' || undefined,
          isState: field.isState,
          isWide: field.isWide,
          isOffCard: field.isOffCard,
          isExtra: field.column === 'hidden' || undefined,
          isVaried: field.column === 'varied' || undefined,
          isEnd: field.atEnd,
          unit: field.unit,
          isFile: field.column === 'file' || undefined,
          text: field.text && ((value, context) => field.text?.(value as never, context) ?? null),
        },
        cell: ({ getValue, row }) => field.cell(getValue() as never, row.original as never),
      } satisfies DataColumn<R>;
    });
}

/** The filters that a list's URL holds, in its order, each with label and words of its field; `facets` are those that the server counts. */
export function filtersOf(
  fields: Fields,
  { filters }: Pick<ListSearch, 'filters'>,
  facets: Record<string, string> = {},
): Filter[] {
  return Object.entries(filters).map(([name, params]): Filter => {
    const field = fields[name];
    if (!field) throw new Error(`The filter ${name} has no field.`);
    const { label, yes = label, no = label, useOptions, useSuggestions } = field;
    const facet = name in facets ? name : undefined;
    switch (params.kind) {
      case 'choice':
        if (!useOptions) throw new Error(`The filter ${name} has nothing to choose from.`);
        return { kind: 'choice', key: name, label, facet, useOptions };
      case 'flag':
        return { kind: 'flag', key: name, label, facet, yes, no };
      case 'text':
      case 'key': {
        const { kind, maxLength } = params;
        return { kind: 'text', key: name, label, maxLength, isKey: kind === 'key', useSuggestions };
      }
      default: {
        const { kind, from, to, bounds } = params;
        return { kind, from, to, label, bounds, grouping: field.grouping };
      }
    }
  });
}

/** What a list shows and filters by, from its fields and its URL; `facets` as in `filtersOf`. */
export function listOf<R extends RowData>(fields: Fields, search: ListSearch, facets?: Record<string, string>) {
  const columns = columnsOf<R>(fields, search);
  return {
    columns: columns.filter(({ meta }) => !meta?.isFile),
    fileColumns: columns.filter(({ meta }) => meta?.isFile),
    filters: filtersOf(fields, search, facets),
    own: search.own,
    first: search.first,
  };
}

/** The same of a list whose records are selected, edited and deleted. `actions` is the column of other commands. */
export function recordsOf<R extends RowData>(
  nameOf: (record: R) => string,
  fields: Fields,
  search: ListSearch,
  facets?: Record<string, string>,
  actions = actionsColumn(nameOf),
) {
  const { columns, ...list } = listOf<R>(fields, search, facets);
  return { ...list, nameOf, columns: [selectColumn(nameOf), ...columns, actions] };
}
