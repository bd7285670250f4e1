import addFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import type { FieldError } from '@/api/generated/dashboard.schemas';

export type Json = Record<string, unknown>;

/** A day that exists; PostgreSQL has no year 0, so no backend needs one. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Names of all formats the contract uses; its own ones stand beside a pattern, which is what is checked. */
function formatsOf(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'format' && typeof value === 'string') found.add(value);
    else formatsOf(value, found);
  }
  return found;
}

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

/** A choice that failed says the same as its branches, less clearly. */
const vague = new Set(['oneOf', 'anyOf', 'if']);

function placeOf({ instancePath, keyword, params }: ErrorObject, prefix: string): string {
  const path = `${prefix}${instancePath.replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~')}`;
  const name: unknown = keyword === 'additionalProperties' ? params.additionalProperty : params.missingProperty;
  return [path.replace(/^\./, ''), ...(typeof name === 'string' ? [name] : [])].filter(Boolean).join('.') || 'body';
}

/** Errors of a check as the contract words them, at most 20. */
function fieldErrors(errors: ErrorObject[], prefix: string): FieldError[] {
  const clear = errors.filter(({ keyword }) => !vague.has(keyword));
  const found = (clear.length > 0 ? clear : errors).map((error) => {
    const allowed = error.keyword === 'enum' ? `: ${(error.params.allowedValues as unknown[]).join(', ')}` : '';
    const message = error.keyword === 'additionalProperties' ? 'is not known' : `${error.message}${allowed}`;
    return { path: placeOf(error, prefix), message };
  });
  return [...new Map(found.map((error) => [`${error.path} ${error.message}`, error])).values()].slice(0, 20);
}

/** Checks a value, and changes it where it coerces or sets defaults. @param prefix of the paths, as in `query` */
export type Check = (value: unknown, prefix?: string) => FieldError[];

/**
 * Makes checks of parts of a contract. They are compiled when they are first used, which for all of them would take seconds.
 * @param options of Ajv, as in `coerceTypes`
 */
export function checker(document: Json, options: { coerceTypes?: boolean; useDefaults?: boolean }) {
  const ajv = new Ajv2020({ ...options, strict: false, allErrors: true, logger: false, validateSchema: false });
  addFormats.default(ajv);
  ajv.addFormat('date', isDay);
  for (const name of formatsOf(document)) if (!(name in ajv.formats)) ajv.addFormat(name, true);
  ajv.addSchema({ $id: 'contract', components: document.components });
  return (schema: unknown): Check => {
    let check: ReturnType<typeof ajv.compile> | undefined;
    return (value, prefix = '') => {
      check ??= ajv.compile(absolute(schema) as object);
      return check(value) ? [] : fieldErrors(check.errors ?? [], prefix);
    };
  };
}
