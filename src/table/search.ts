import { array, boolean, number, object, string, type Schema } from '@/search/schema';

export const PAGE_SIZES: readonly number[] = [10, 25, 50, 100, 250, 1000];
const DEFAULT_PAGE_SIZE = 25;

/** Parts of a table's search schema, one for each kind of filter. */
export const one = <T extends string>(values: Record<string, T>) => string<T>().oneOf(Object.values(values));
export const many = <T extends string>(values: Record<string, T>) => array(string<T>().oneOf(Object.values(values)));
export const numbers = () => array(number().integer());
export const words = () => array(string().max(40));
export const flag = () => boolean();
export const text = (max = 120) => string().max(max);
export const amount = (min: number, max: number) => number().min(min).max(max);
export const day = () => string().matches(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/u);
export const record = () => number().integer().min(1);

/** What every table's search holds, whatever its filters. */
export interface TableSearch {
  page: number;
  page_size: number;
  sort: string;
  q?: string;
}

/**
 * The search schema of a table's route: page, rows of a page, sort, search text, and the filters given. Nonsense in the
 * URL becomes the field's default. `sorts` is the generated enum of the list's `sort`.
 */
export const tableSearch = <S extends string, F extends Record<string, Schema>>(
  sorts: Record<string, S>,
  first: S,
  filters: F,
) =>
  object({
    page: number().integer().min(1).max(1_000_000).default(1),
    page_size: number().oneOf(PAGE_SIZES).default(DEFAULT_PAGE_SIZE),
    sort: string<S>().oneOf(Object.values(sorts)).default(first),
    q: string().max(200),
    ...filters,
  });
