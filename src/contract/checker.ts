import type { Ajv2020 } from 'ajv/dist/2020.js';
import type { FieldError } from '@/api/generated/dashboard.schemas';
import { ajvOf, fieldErrors } from './ajv';

export type Json = Record<string, unknown>;

/** Local references made absolute, so that a part of the contract can be a schema by itself. */
function absolute(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(absolute);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === '$ref' && typeof value === 'string' ? value.replace(/^#/, 'contract#') : absolute(value),
    ]),
  );
}

/** Checks a value, and changes it where it coerces or sets defaults. @param prefix of the paths, as in `query` */
export type Check = (value: unknown, prefix?: string) => FieldError[];

/**
 * Makes checks of parts of a contract. They are compiled when they are first used, which for all of them would take seconds.
 * @param options of Ajv, as in `coerceTypes`
 */
export function checker(document: Json, options: { coerceTypes?: boolean; useDefaults?: boolean }) {
  const ajv = ajvOf(document)({ ...options, validateSchema: false });
  ajv.addSchema({ $id: 'contract', components: document.components });
  return (schema: unknown): Check => {
    let check: ReturnType<Ajv2020['compile']> | undefined;
    return (value, prefix = '') => {
      check ??= ajv.compile(absolute(schema) as object);
      return check(value) ? [] : fieldErrors(check.errors ?? [], prefix);
    };
  };
}
