import { amount, day, flag, key, listOf, oneOf, searchSchema, text, whole, type Param } from '@/search/schema';

/** How many rows of a page a person can choose. */
export const PAGE_SIZES: readonly number[] = [10, 25, 50, 100];
export const DEFAULT_PAGE_SIZE = 10;
/** What a URL may ask for besides. */
const LARGE_PAGES = [250, 1000];

type Params = Record<string, Param<unknown>>;
/** A filter with one parameter, which has the name of the filter. */
interface SingleFilter<P extends Param<unknown> = Param<unknown>> {
  kind: 'choice' | 'flag' | 'text' | 'key';
  param: P;
  maxLength?: number;
}
/** A filter from and to, with a parameter for each. */
interface PairFilter<E extends Params = Params> {
  kind: 'range' | 'dates';
  params: E;
  from: string;
  to: string;
  bounds: [min: number, max: number];
}
export type FilterParams = SingleFilter | PairFilter;
type Filters = Record<string, FilterParams>;

type Both<U> = (U extends unknown ? (each: U) => void : never) extends (both: infer I) => void ? I : never;
type Singles<F> = {
  [K in keyof F as F[K] extends SingleFilter ? K : never]: F[K] extends SingleFilter<infer P> ? P : never;
};
type Pairs<F> = Both<{ [K in keyof F]: F[K] extends PairFilter<infer E> ? E : Record<never, never> }[keyof F]>;

const single = <P extends Param<unknown>>(
  kind: SingleFilter['kind'],
  param: P,
  maxLength?: number,
): SingleFilter<P> => ({
  kind,
  param,
  maxLength,
});

/** Filters of a list by what their parameters hold; each has the name of its field. */
export const filter = {
  flag: () => single('flag', flag()),
  /** Some of the values of an enum. */
  choice: <T extends string>(values: Record<string, T>) => single('choice', listOf(oneOf(Object.values(values)))),
  numbers: () => single('choice', listOf(whole(Number.MIN_SAFE_INTEGER))),
  /** Some of the values that the server names. */
  words: () => single('choice', listOf(text(40))),
  text: (max: number) => single('text', text(max), max),
  /** The operator's own key of something. */
  key: () => single('key', key(), 40),
  /** The parameters `<name>_min` and `<name>_max`. */
  range: <N extends string>(name: N, min: number, max: number) => {
    const params = { [`${name}_min`]: amount(min, max), [`${name}_max`]: amount(min, max) };
    return pair<`${N}_min` | `${N}_max`, ReturnType<typeof amount>>('range', params, [min, max]);
  },
  /** Days from and to. */
  dates: <N extends string>(from: N, to: N) =>
    pair<N, ReturnType<typeof day>>('dates', { [from]: day(), [to]: day() }, [0, 0]),
};

function pair<N extends string, P extends Param<unknown>>(
  kind: PairFilter['kind'],
  params: Record<string, P>,
  bounds: PairFilter['bounds'],
): PairFilter<Record<N, P>> {
  const [from = '', to = ''] = Object.keys(params);
  return { kind, params: params as Record<N, P>, from, to, bounds };
}

/** What every list's search holds, whatever its filters. */
export interface TableSearch {
  page: number;
  /** Without it as many as were chosen last. */
  page_size?: number;
  sort: string;
  q?: string;
}

/**
 * The search schema of a list's route: page, rows of a page, sort, search text, its filters, and what else its URL holds. Nonsense in
 * the URL becomes the parameter's default. `sorts` is the generated enum of the list's `sort`.
 */
export function listSearch<S extends string, F extends Filters, O extends Params>(
  sorts: Record<string, S>,
  first: S,
  filters: F,
  others: O,
) {
  const params = Object.entries(filters).map(([name, one]) => ('param' in one ? { [name]: one.param } : one.params));
  const entries = {
    page: whole(1, 1_000_000, 1),
    page_size: oneOf([...PAGE_SIZES, ...LARGE_PAGES]),
    sort: oneOf(Object.values(sorts), first),
    q: text(200),
    ...(Object.assign({}, ...params) as Singles<F> & Pairs<F>),
    ...others,
  };
  return { ...searchSchema(entries, /end$/), sorts, first, filters, own: Object.keys(others) };
}
