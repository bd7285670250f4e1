import type { ErrorObject } from 'ajv';
import type { FastifyReply } from 'fastify';
import { dbFault, isUnavailable } from '../db/faults.ts';
import { badRequest, ProblemError, unavailable, unprocessable } from '@/contract/problem.ts';
import { fieldErrors } from '@/contract/ajv.ts';

/** 400 with the path of each error. */
export const contractErrors = (errors: ErrorObject[]): ProblemError =>
  badRequest(
    fieldErrors(errors.map((error) => ({ ...error, instancePath: error.instancePath.replace(/^\/requestBody/, '') }))),
  );

const framework: Record<string, [status: number, detail: string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'The body is over the limit.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [400, 'The body must be JSON (content type application/json).'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'The body does not have the announced length.'],
};

/** What the area of a row is given by, where that is not its own `disposition_area_id`. */
const areaFields: Record<string, string> = {
  trucks: 'default_disposition_area_id',
  drivers: 'default_disposition_area_id',
  bins: 'location_id',
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
  // What a limited caller writes must be in their areas: the view of the table checks it.
  const fault = dbFault(error);
  if (fault?.code === '44000')
    return unprocessable(
      areaFields[fault.view?.replace('all_', '') ?? ''] ?? 'disposition_area_id',
      'This must be in one of your disposition areas.',
    );
  return isUnavailable(error) ? unavailable() : new ProblemError(500, 'Server error');
}

/** Sends a problem, in the language that was asked for. @param instance the request's id, which is also in the log */
export function sendProblem(problem: ProblemError, instance: string, reply: FastifyReply): FastifyReply {
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(problem.toBody(instance, reply.request.headers['accept-language']));
}
