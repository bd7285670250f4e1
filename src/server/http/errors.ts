import type { ErrorObject } from 'ajv';
import type { FastifyReply } from 'fastify';
import { isUnavailable } from '../db/faults.ts';
import { badRequest, ProblemError, unavailable, type FieldError } from './problem.ts';

const places: [RegExp, string][] = [
  [/^\/requestBody\/?/, ''],
  [/^\/(query|path|header)\/?/, '$1.'],
];

function pathOf({ instancePath, keyword, params }: ErrorObject): string {
  let path = instancePath;
  for (const [from, to] of places) path = path.replace(from, to);
  path = path.replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~');
  const name: unknown =
    keyword === 'required' || keyword === 'dependentRequired'
      ? params.missingProperty
      : keyword === 'additionalProperties'
        ? params.additionalProperty
        : undefined;
  if (typeof name !== 'string') return path.replace(/\.$/, '') || 'body';
  if (name === 'requestBody') return 'body';
  return path && !path.endsWith('.') ? `${path}.${name}` : `${path}${name}`;
}

/** A choice that failed says the same as its branches, less clearly. */
const vague = new Set(['oneOf', 'anyOf', 'if']);

/** 400 with the path of each error, at most 20. */
export function contractErrors(errors: ErrorObject[]): ProblemError {
  const seen = new Map<string, FieldError>();
  const clear = errors.filter(({ keyword }) => !vague.has(keyword));
  for (const error of clear.length > 0 ? clear : errors) {
    const path = pathOf(error);
    const allowed = error.keyword === 'enum' ? `: ${(error.params.allowedValues as unknown[]).join(', ')}` : '';
    const message =
      error.keyword === 'additionalProperties' ? 'is not known' : `${error.message ?? 'is wrong'}${allowed}`;
    const key = `${path} ${message}`;
    if (!seen.has(key) && seen.size < 20) seen.set(key, { path, message });
  }
  return badRequest([...seen.values()]);
}

const framework: Record<string, [status: number, detail: string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'The body is over the limit.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [400, 'The body must be JSON (content type application/json).'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'The body does not have the announced length.'],
  FST_ERR_BAD_URL: [400, 'The address is malformed.'],
};

/** Any thrown thing as a problem; what is not known is 500 without a word about its cause. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const { code, statusCode } = (error ?? {}) as { code?: string; statusCode?: number };
  const known = code === undefined ? undefined : framework[code];
  if (known) return new ProblemError(known[0], known[1]);
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || (error instanceof SyntaxError && statusCode === 400))
    return badRequest([{ path: 'body', message: 'must be well-formed JSON' }]);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new ProblemError(400, 'The request is malformed.');
  return isUnavailable(error) ? unavailable() : new ProblemError(500, 'Server error');
}

/** Sends a problem. @param instance the request's id, which is also in the log */
export function sendProblem(problem: ProblemError, instance: string, reply: FastifyReply): FastifyReply {
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(problem.toBody(instance));
}
