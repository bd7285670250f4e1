import addFormats from 'ajv-formats';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { Ajv2020, type AnySchema, type ErrorObject, type Options } from 'ajv/dist/2020.js';
import type { FieldError } from '@/api/generated/dashboard.schemas.ts';

/** A day that exists; PostgreSQL has no year 0, so no backend needs one. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

const { validate: isIsoTime } = fullFormats['date-time'] as { validate: (text: string) => boolean };

/** A moment that a Date and PostgreSQL can both hold: no leap second, and in UTC a year from 1 to 9999. */
function isMoment(text: string): boolean {
  const year = new Date(text).getUTCFullYear();
  return isIsoTime(text) && year >= 1 && year <= 9999;
}

/** Whether the contract takes it as an email address. */
export const isEmail = (text: string): boolean =>
  text.length <= 254 && new RegExp(fullFormats.email as RegExp).test(text);

/** Names of all formats that a contract uses; its own ones stand beside a pattern, which is what is checked. */
function formatsOf(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'format' && typeof value === 'string') found.add(value);
    else formatsOf(value, found);
  }
  return found;
}

/** Errors of a check that are looked at: in a body of 1 MiB there can be 100,000. */
const MOST_ERRORS = 200;

/** Makes checkers of JSON Schema 2020 for a contract: what server, mocks and development check by. Messages are those of Ajv. */
export function ajvOf(document: unknown) {
  const formats = formatsOf(document);
  return (options: Options): Ajv2020 => {
    const ajv = new Ajv2020({ ...options, strict: false, allErrors: true, logger: false });
    addFormats.default(ajv);
    ajv.addFormat('date', isDay);
    ajv.addFormat('date-time', isMoment);
    for (const name of formats) if (!(name in ajv.formats)) ajv.addFormat(name, true);
    const compile = ajv.compile.bind(ajv);
    // Whoever takes the errors as arguments can take no 100,000.
    ajv.compile = (...given: [AnySchema]) => {
      const check = compile(...given);
      const brief = (value: unknown) => {
        const isGood = check(value);
        Object.assign(brief, { errors: check.errors?.slice(0, MOST_ERRORS) });
        return isGood;
      };
      return brief as never;
    };
    return ajv;
  };
}

/** A choice that failed says the same as its branches, less clearly. */
const vague = new Set(['oneOf', 'anyOf', 'if']);

/** Where an error is: `constraints.0.end_time`, `query.page`, or `body`. @param prefix of the place, as in `query` */
function placeOf({ instancePath, keyword, params }: ErrorObject, prefix: string): string {
  const path = `${prefix}${instancePath}`.replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~');
  const name: unknown = keyword === 'additionalProperties' ? params.additionalProperty : params.missingProperty;
  if (name === 'requestBody') return 'body';
  return [path.replace(/^\./, ''), ...(typeof name === 'string' ? [name] : [])].filter(Boolean).join('.') || 'body';
}

/** The limit, the type, the format or the choices that a value goes against. */
function valueOf({ params }: ErrorObject): Pick<FieldError, 'value'> {
  const value: unknown = params.limit ?? params.type ?? params.format ?? params.allowedValues;
  return value === undefined ? {} : { value: Array.isArray(value) ? value.join(', ') : String(value) };
}

/** How the pattern of a text of one line begins. */
const ONE_LINE = String.raw`^[^\u0000-\u001f`;

/** Errors of a check as the contract words them, at most 20. @param coded with the codes for a client that has its own words */
export function fieldErrors(errors: readonly ErrorObject[], prefix = '', coded = false): FieldError[] {
  const clear = errors.filter(({ keyword }) => !vague.has(keyword));
  const found = (clear.length > 0 ? clear : errors).map((error) => {
    const allowed = error.keyword === 'enum' ? `: ${(error.params.allowedValues as unknown[]).join(', ')}` : '';
    const message =
      error.keyword === 'additionalProperties'
        ? 'is not known'
        : error.keyword === 'pattern' && String(error.params.pattern).startsWith(ONE_LINE)
          ? 'must be one line'
          : `${error.message ?? 'is wrong'}${allowed}`;
    return { path: placeOf(error, prefix), message, ...(coded ? { code: error.keyword, ...valueOf(error) } : {}) };
  });
  return [...new Map(found.map((error) => [`${error.path} ${error.message}`, error])).values()].slice(0, 20);
}
