import type { FastifyServerOptions } from 'fastify';
import { dbFault, isUnavailable, explain } from '../db/faults.ts';

type LoggerOptions = Exclude<NonNullable<FastifyServerOptions['logger']>, boolean>;

/** Frames of a stack without its first lines: a message may repeat what a person sent. */
const frames = (error: Error) =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .join('\n');

/** Errors for the log: database errors hold values of rows and parameters in message and detail, so only code and place stay. */
function errorForLog(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const fault = dbFault(error);
  const ours = !fault && error.constructor.name !== 'DrizzleQueryError' && !(error instanceof SyntaxError);
  return {
    type: error.name,
    ...(ours
      ? { message: error.message }
      : fault && { sqlstate: fault.code, constraint: fault.constraint, table: fault.table }),
    // Of the network and the driver, who know no values.
    ...(!ours && !fault && isUnavailable(error) && { reason: explain(error) }),
    stack: frames(error),
  };
}

/** Structured logs; a request is its method and its path, never its query, headers or body. */
export function logOptions(level: string, stream?: { write(line: string): void }): LoggerOptions {
  return {
    level,
    ...(stream ? { stream } : {}),
    serializers: {
      req: (request) => ({ method: request.method, path: (request.originalUrl ?? '').split('?')[0] }),
      res: (reply) => ({ status: reply.statusCode }),
      err: errorForLog,
    } as NonNullable<LoggerOptions['serializers']>,
    redact: [
      '*.password',
      '*.new_password',
      '*.current_password',
      '*.token',
      '*.phone',
      '*.email',
      '*.code',
      '*.session',
    ],
  };
}
