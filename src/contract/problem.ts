import type { FieldError, Problem } from '@/api/generated/dashboard.schemas.ts';
import { inGerman } from './german.ts';

export type { FieldError };

const titles: Record<number, string> = {
  ...{ 400: 'Bad Request', 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not Found', 405: 'Method Not Allowed' },
  ...{ 409: 'Conflict', 412: 'Precondition Failed', 413: 'Payload Too Large', 422: 'Unprocessable Content' },
  ...{ 429: 'Too Many Requests', 500: 'Internal Server Error', 503: 'Service Unavailable' },
};

/** A sentence in the language of an `Accept-Language` header: German where it is first and there is a translation, else English. */
export const saidIn = (text: string, language = 'en'): string => (/^de\b/iu.test(language) && inGerman(text)) || text;

/** A refusal as the contract words it (RFC 9457); handlers of server and mocks throw it. */
export class ProblemError extends Error {
  readonly status: number;
  readonly extra: { errors?: FieldError[]; current?: unknown };
  readonly headers: Record<string, string>;

  constructor(status: number, detail: string, extra: ProblemError['extra'] = {}, headers: Record<string, string> = {}) {
    super(detail);
    this.name = 'ProblemError';
    this.status = status;
    this.extra = extra;
    this.headers = headers;
  }

  /**
   * The body.
   * @param instance the request's id, which is also in the log
   * @param language an `Accept-Language` header
   */
  toBody(instance?: string, language?: string): Problem {
    const { status, extra } = this;
    const said = (text: string) => saidIn(text, language);
    return {
      type: 'about:blank',
      title: titles[status] ?? 'Error',
      status,
      detail: said(this.message),
      ...(instance ? { instance } : {}),
      ...extra,
      ...(extra.errors ? { errors: extra.errors.map((one) => ({ ...one, message: said(one.message) })) } : {}),
    };
  }
}

/** The request does not fit the contract; `path` is `query.page`, `body` or a property path. */
export const badRequest = (errors: FieldError[]) =>
  new ProblemError(400, 'The request does not fit the contract.', { errors });

/** No such record of this customer. @param what as in "location" */
export const notFound = (what: string) => new ProblemError(404, `There is no such ${what}.`);

/** Well-formed but against a rule, at one field. */
export const unprocessable = (path: string, message: string, detail = message) =>
  new ProblemError(422, detail, { errors: [{ path, message }] });

/** Another record or state is in the way; `path` is left out when no field is to blame. */
export const conflict = (detail: string, path?: string, message = detail) =>
  new ProblemError(409, detail, path ? { errors: [{ path, message }] } : {});

/** Somebody else was faster. @param current the record as it is now, as the contract shows it */
export const preconditionFailed = (current: unknown) =>
  new ProblemError(412, 'The record was changed by somebody else in the meantime.', { current });

/** @param seconds until it is worth trying again */
export const tooMany = (seconds: number) =>
  new ProblemError(
    429,
    `Too many attempts. Try again in ${seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds)} seconds`}.`,
    {},
    { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  );

/** Nothing is wrong with the request; it was not (or perhaps not) carried out. */
export const unavailable = () =>
  new ProblemError(503, 'The database cannot be reached right now. Please try again.', {}, { 'retry-after': '2' });

/** @throws 422 with all errors, if there are any */
export function refuse(errors: readonly FieldError[]): void {
  if (errors[0]) throw new ProblemError(422, errors[0].message, { errors: [...errors] });
}
