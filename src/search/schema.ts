/**
 * Schemas for search parameters, in the words of yup: every page waits for these, and yup weighs as much as the router's core.
 * Each field stands alone: what is missing or nonsense becomes the field's default and leaves the others as they are.
 */

type Read<T> = (value: unknown) => T | undefined;

export class Rule<T, D = undefined> {
  constructor(
    protected readonly parse: Read<T>,
    protected readonly fallback: D,
  ) {}

  /** The value of a parameter: text from the URL, or what a link was given. */
  read(value: unknown): T | D {
    return (value === undefined || value === null || value === '' ? undefined : this.parse(value)) ?? this.fallback;
  }

  getDefault = (): D => this.fallback;

  protected where = (test: (value: T) => boolean): Read<T> => {
    const { parse } = this;
    return (raw) => {
      const value = parse(raw);
      return value !== undefined && test(value) ? value : undefined;
    };
  };
}

class NumberRule<T extends number, D> extends Rule<T, D> {
  private and = (test: (value: T) => boolean) => new NumberRule<T, D>(this.where(test), this.fallback);
  integer = () => this.and(Number.isSafeInteger);
  positive = () => this.and((value) => value > 0);
  min = (least: number) => this.and((value) => value >= least);
  max = (most: number) => this.and((value) => value <= most);
  required = () => this;
  oneOf = <U extends T>(values: readonly U[]) =>
    new NumberRule<U, D>(this.where((value) => (values as readonly T[]).includes(value)) as Read<U>, this.fallback);
  default = (value: T) => new NumberRule<T, T>(this.parse, value);
}

class TextRule<T extends string, D> extends Rule<T, D> {
  private and = (test: (value: T) => boolean) => new TextRule<T, D>(this.where(test), this.fallback);
  max = (most: number) => this.and((value) => value.length <= most);
  matches = (pattern: RegExp) => this.and((value) => pattern.test(value));
  required = () => this;
  oneOf = <U extends T>(values: readonly U[]) =>
    new TextRule<U, D>(this.where((value) => (values as readonly T[]).includes(value)) as Read<U>, this.fallback);
  default = (value: T) => new TextRule<T, T>(this.parse, value);
}

class FlagRule<D> extends Rule<boolean, D> {
  default = (value: boolean) => new FlagRule<boolean>(this.parse, value);
}

class ListRule<T, D> extends Rule<T[], D> {
  max = (most: number) =>
    new ListRule<T, D>(
      this.where((value) => value.length <= most),
      this.fallback,
    );
  default = (value: T[]) => new ListRule<T, T[]>(this.parse, value);
}

export const number = () =>
  new NumberRule<number, undefined>((value) => {
    const figure =
      typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : NaN;
    return Number.isFinite(figure) ? figure : undefined;
  }, undefined);

export const string = <T extends string = string>() =>
  new TextRule<T, undefined>(
    (value) => (typeof value === 'string' || typeof value === 'number' ? (String(value) as T) : undefined),
    undefined,
  );

export const boolean = () =>
  new FlagRule<undefined>((value) => {
    if (typeof value === 'boolean') return value;
    return value === 'true' ? true : value === 'false' ? false : undefined;
  }, undefined);

/** Comma-separated in the URL. Items that are nonsense are left out; without one good item the list is missing. */
export const array = <T>(item: Rule<T, unknown>) =>
  new ListRule<T, undefined>((value) => {
    const raw: unknown[] = Array.isArray(value) ? value : String(value).split(',');
    const items = raw.map((each) => item.read(each) as T | undefined).filter((each) => each !== undefined);
    return items.length > 0 || raw.length === 0 ? items : undefined;
  }, undefined);

/** Any rule. */
export type Schema = Rule<unknown, unknown>;

type Fields = Record<string, Schema>;

export interface ObjectSchema<F extends Fields> {
  fields: F;
}

export const object = <F extends Fields>(fields: F): ObjectSchema<F> => ({ fields });

type ValueOf<R> = R extends Rule<infer T, infer D> ? T | D : never;
type MayMiss<F extends Fields> = { [K in keyof F]: undefined extends ValueOf<F[K]> ? K : never }[keyof F];

/** What a route reads by a schema: every key, undefined where nothing was given. */
export type OutputType<S> = S extends ObjectSchema<infer F> ? { [K in keyof F]: ValueOf<F[K]> } : never;

/** What may be written by a schema: keys without a default may be left out. */
export type InferType<S> =
  S extends ObjectSchema<infer F>
    ? { [K in Exclude<keyof F, MayMiss<F>>]: ValueOf<F[K]> } & { [K in MayMiss<F>]?: ValueOf<F[K]> }
    : never;
