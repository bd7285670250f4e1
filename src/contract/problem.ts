import type { FieldError, Problem } from '@/api/generated/dashboard.schemas';

const titles: Record<number, string> = {
  ...{ 400: 'Bad Request', 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not Found', 405: 'Method Not Allowed' },
  ...{ 409: 'Conflict', 412: 'Precondition Failed', 413: 'Payload Too Large', 422: 'Unprocessable Content' },
  ...{ 429: 'Too Many Requests', 500: 'Internal Server Error' },
};

/** A refusal as the contract words it (RFC 9457); handlers throw it. */
export class ProblemError extends Error {
  constructor(
    readonly status: number,
    detail: string,
    readonly extra: { errors?: FieldError[]; current?: unknown } = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(detail);
    this.name = 'ProblemError';
  }

  toBody(): Problem {
    const { status, message: detail, extra } = this;
    return { type: 'about:blank', title: titles[status] ?? 'Error', status, detail, ...extra };
  }
}

/** The request does not fit the contract. */
export const badRequest = (errors: FieldError[]) =>
  new ProblemError(400, 'The request does not fit the contract.', { errors });

/** @param what as in "location" */
export const notFound = (what: string) => new ProblemError(404, `There is no such ${what}.`);

/** Well-formed but against a rule, at one field. */
export const unprocessable = (path: string, message: string) =>
  new ProblemError(422, message, { errors: [{ path, message }] });

/** Another record or state is in the way; `path` is left out when no field is to blame. */
export const conflict = (detail: string, path?: string, message = detail) =>
  new ProblemError(409, detail, path ? { errors: [{ path, message }] } : {});

/** @param seconds until it is worth trying again */
export const tooMany = (seconds: number) =>
  new ProblemError(
    429,
    `Too many attempts. Try again in ${Math.ceil(seconds / 60)} minutes.`,
    {},
    { 'retry-after': String(Math.max(1, Math.ceil(seconds))) },
  );

/** @throws 422 with all errors, if there are any */
export function refuse(errors: readonly FieldError[]): void {
  if (errors[0]) throw new ProblemError(422, errors[0].message, { errors: [...errors] });
}
