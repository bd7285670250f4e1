import { retainSearchParams, type SearchMiddleware, type SearchSchemaInput } from '@tanstack/react-router';
import type { AnyObject, ObjectSchema, Schema } from 'yup';

type Raw = Record<string, unknown>;

/** Lists are comma-separated in the URL; what the router has already read is a list. */
const asList = (value: unknown) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value);

function field(schema: Schema, value: unknown): unknown {
  const fallback = () => schema.getDefault() as unknown;
  if (value === undefined || value === '') return fallback();
  try {
    return schema.validateSync(schema.type === 'array' ? asList(value) : value, { stripUnknown: true });
  } catch {
    return fallback();
  }
}

/**
 * The search parameters of a route by a yup object schema. Each field stands alone: nonsense in one becomes that field's default and
 * leaves the others as they are. Unknown parameters are dropped. All fields are optional in links.
 */
export function validateSearch<T extends AnyObject>(schema: ObjectSchema<T>) {
  const fields = Object.entries(schema.fields) as [string, Schema][];
  return (raw: Partial<T> & SearchSchemaInput): T =>
    Object.fromEntries(
      fields.map(([name, of]) => [name, field(of, (raw as Raw)[name])]).filter(([, v]) => v !== undefined),
    );
}

/** Keeps the defaults of a schema out of the URL. */
export function stripDefaults<T extends AnyObject>(schema: ObjectSchema<T>): SearchMiddleware<T> {
  const defaults = Object.entries(schema.fields).map(([name, of]) => [
    name,
    JSON.stringify((of as Schema).getDefault()),
  ]);
  return ({ search, next }) => {
    const result: Raw = { ...next(search) };
    for (const [name, value] of defaults) if (name && JSON.stringify(result[name]) === value) delete result[name];
    return result as T;
  };
}

/** The search options of a route: `...searchOf(locationsSearch)`. Those to `keep` follow the visitor to other screens. */
export const searchOf = <T extends AnyObject>(schema: ObjectSchema<T>, keep: (keyof T)[] = []) => ({
  validateSearch: validateSearch(schema),
  search: { middlewares: [retainSearchParams<T>(keep), stripDefaults(schema)] },
});
