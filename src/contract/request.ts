import type { Operation } from './contract';
import { badRequest, ProblemError } from './problem';

const limit = 1024 * 1024;

/** @throws 400, 413 */
async function bodyOf(request: Request, { checkBody }: Operation): Promise<unknown> {
  if (!checkBody) return undefined;
  const text = await request.clone().text();
  if (text.length > limit) throw new ProblemError(413, 'The body is over the limit.');
  if (text === '') throw badRequest([{ path: 'body', message: "must have required property 'requestBody'" }]);
  if (!(request.headers.get('content-type') ?? '').includes('json'))
    throw new ProblemError(400, 'The body must be JSON (content type application/json).');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw badRequest([{ path: 'body', message: 'must be well-formed JSON' }]);
  }
  const errors = checkBody(body);
  if (errors.length > 0) throw badRequest(errors);
  return body;
}

/** A request as its operation has it: parameters coerced, defaults set. @param path below the API @throws 400, 413 */
export async function readRequest(operation: Operation, request: Request, path: string) {
  const query = operation.queryOf(new URL(request.url).searchParams);
  const given = Object.entries(operation.match(path) ?? {}).map(
    ([name, value]) => [name, decodeURIComponent(value)] as const,
  );
  const params: Record<string, unknown> = Object.fromEntries(given);
  const errors = [...operation.checkPath(params, 'path'), ...operation.checkQuery(query, 'query')];
  if (errors.length > 0) throw badRequest(errors);
  // As the server: a number has one spelling in a path.
  if (given.some(([name, value]) => String(params[name]) !== value))
    throw new ProblemError(404, 'There is no such address.');
  return { params, query, body: await bodyOf(request, operation) };
}
