import { stripSearchParams, type SearchMiddleware } from '@tanstack/react-router';
import * as v from 'valibot';
import { isDay } from '@/i18n/isDay';

/** A search parameter: what the URL or a link gives is read as T; nothing and nonsense are read as D. */
export type Param<T, D extends T | undefined = undefined> = v.GenericSchema<T | D, T | D>;
type ValueOf<P> = P extends v.GenericSchema<unknown, infer T> ? T : never;

/** What a screen reads: parameters without a default may be missing. */
type SearchOf<E> = {
  [K in keyof E as undefined extends ValueOf<E[K]> ? never : K]: ValueOf<E[K]>;
} & { [K in keyof E as undefined extends ValueOf<E[K]> ? K : never]?: ValueOf<E[K]> };
export type SearchSchema<E extends object> = v.GenericSchema<Partial<SearchOf<E>>, SearchOf<E>> & { entries: E };
export type InferSearch<S extends v.GenericSchema> = v.InferOutput<S>;

const param = <T, D extends T | undefined>(schema: v.GenericSchema<unknown, T>, missing?: D) =>
  v.fallback(v.optional(schema), missing) as unknown as Param<T, D>;

const textual = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty());
const numeric = v.pipe(textual, v.trim(), v.nonEmpty(), v.transform(Number), v.finite());

export const text = (max = 120) => param<string, undefined>(v.pipe(textual, v.maxLength(max)));
export const amount = (min: number, max: number) =>
  param<number, undefined>(v.pipe(numeric, v.minValue(min), v.maxValue(max)));
export const whole = <D extends number | undefined = undefined>(
  min: number,
  max: number = Number.MAX_SAFE_INTEGER,
  missing?: D,
) => param<number, D>(v.pipe(numeric, v.safeInteger(), v.minValue(min), v.maxValue(max)), missing);
/** The system's id of a record. */
export const record = () => whole(1, 2_147_483_647);
export const day = () => param<string, undefined>(v.pipe(textual, v.check<string>(isDay)));
/** The operator's own keys, as the contract has them: location, container, driver, plate. */
export const KEY = /^[A-Za-z0-9ÄÖÜäöüß/._ -]{1,40}$/u;
export const key = () =>
  param<string, undefined>(
    v.pipe(
      textual,
      v.check<string>((given) => KEY.test(given)),
    ),
  );
export const flag = () =>
  param<boolean, undefined>(
    v.pipe(
      v.union([v.boolean(), v.picklist(['true', 'false'])]),
      v.transform((value) => String(value) === 'true'),
    ),
  );

export const oneOf = <const T extends string | number, D extends T | undefined = undefined>(
  values: readonly T[],
  missing?: D,
) =>
  param<T, D>(
    v.pipe(
      textual,
      v.transform((given) => values.find((value) => String(value) === given)),
      v.picklist(values),
    ) as unknown as v.GenericSchema<unknown, T>,
    missing,
  );

/** Comma-separated in the URL. Items that are nonsense are left out; without one good item the list is missing. */
export const listOf = <T, D extends T[] | undefined = undefined>(item: Param<T>, missing?: D) =>
  param<T[], D>(
    v.pipe(
      v.union([v.array(v.unknown()), textual]),
      v.transform((raw) => (typeof raw === 'string' ? raw.split(',') : raw)),
      v.transform((raw) => ({
        given: raw.length,
        items: raw.map((one) => v.parse(item, one)).filter((one) => one !== undefined) as T[],
      })),
      v.check(({ given, items }) => items.length > 0 || given === 0),
      v.transform(({ items }) => items),
    ),
    missing,
  );

/** Leaves out the last day of a range (`x_start`, `x_end`) that ends before it begins. */
const inOrder =
  (isEnd: RegExp) =>
  <S extends Record<string, unknown>>(search: S): S =>
    Object.fromEntries(
      Object.entries(search).filter(([name, value]) => {
        const start = isEnd.test(name) && search[name.replace(/end$/, 'start')];
        return !(typeof start === 'string' && typeof value === 'string' && value < start);
      }),
    ) as S;

/**
 * The schema of a route's search parameters. Unknown ones are dropped; in links all are optional. A bare `start` and `end` may be in the
 * wrong order unless `isEnd` says otherwise: the dashboard says so at its fields.
 */
export const searchSchema = <E extends object>(entries: E, isEnd = /_end$/) =>
  Object.assign(v.pipe(v.object(entries as v.ObjectEntries), v.transform(inOrder(isEnd))), {
    entries,
  }) as unknown as SearchSchema<E>;

/** Keeps the defaults of a schema out of the URL. */
export const stripDefaults = <E extends object>({ entries }: SearchSchema<E>) =>
  stripSearchParams(
    Object.fromEntries(
      Object.entries(entries as v.ObjectEntries).map(([name, entry]) => [name, v.getFallback(entry)]),
    ) as never,
  ) as <T>(context: Parameters<SearchMiddleware<T>>[0]) => T;

/** The search options of a route: `...searchOf(locationsSearch)`. */
export const searchOf = <E extends object>(schema: SearchSchema<E>) => ({
  validateSearch: schema,
  search: { middlewares: [stripDefaults(schema)] },
});
