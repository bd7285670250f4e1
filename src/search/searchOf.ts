import type { SearchMiddleware, SearchSchemaInput } from '@tanstack/react-router';
import type { OutputType, ObjectSchema, Rule } from './schema';

type Raw = Record<string, unknown>;
type AnySchema = ObjectSchema<Record<string, Rule<unknown, unknown>>>;

/** The search parameters of a route. Unknown ones are dropped; in links all are optional. */
export const validateSearch =
  <S extends AnySchema>(schema: S) =>
  (raw: Partial<OutputType<S>> & SearchSchemaInput): OutputType<S> => {
    const read = Object.entries(schema.fields).map(([name, rule]) => [name, rule.read((raw as Raw)[name])] as const);
    return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as OutputType<S>;
  };

/** Keeps the defaults of a schema out of the URL. */
export function stripDefaults(schema: AnySchema) {
  const defaults = Object.entries(schema.fields).map(
    ([name, rule]) => [name, JSON.stringify(rule.getDefault())] as const,
  );
  return <T>({ search, next }: Parameters<SearchMiddleware<T>>[0]): T => {
    const result = { ...next(search) } as Raw;
    for (const [name, value] of defaults) if (JSON.stringify(result[name]) === value) delete result[name];
    return result as T;
  };
}

/** The search options of a route: `...searchOf(locationsSearch)`. */
export const searchOf = <S extends AnySchema>(schema: S) => ({
  validateSearch: validateSearch(schema),
  search: { middlewares: [stripDefaults(schema)] },
});
