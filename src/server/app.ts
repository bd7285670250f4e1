import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { sharedKeys } from './auth/keys.ts';
import { openLimits } from './auth/limits.ts';
import { openMachines } from './auth/machines.ts';
import { passwords } from './auth/password.ts';
import { openSessions } from './auth/sessions.ts';
import { accessTokens } from './auth/tokens.ts';
import type { Config } from './config.ts';
import type { OpenDatabase } from './db/open.ts';
import { Events } from './events.ts';
import { handlers } from './handlers.ts';
import { contractRoutes } from './http/api.ts';
import { openContract } from './http/contract.ts';
import { sendProblem, toProblem } from './http/errors.ts';
import { logOptions } from './http/log.ts';
import type { Handlers, Mail } from './http/handler.ts';
import { metrics } from './http/metrics.ts';
import { ProblemError } from '@/contract/problem.ts';
import { securityHeaders } from './http/security.ts';
import { staticFiles } from './http/static.ts';
import { drainOnClose } from './http/stopping.ts';
import { mailer } from './mail.ts';

export interface BuildOptions {
  config: Config;
  database: OpenDatabase;
  /** The present moment; the real one unless a test sets it. */
  now?: () => Date;
  /** Where mails go instead of SMTP or the terminal. */
  mail?: Mail;
  /** Takes the log's lines instead of standard output. */
  logTo?: { write(line: string): void };
  /** Milliseconds between two signs of life of an event stream. */
  heartbeat?: number;
  /** Instead of the real handlers. */
  handlers?: Handlers;
}

/** Whether a JSON body has text that the database cannot hold: a NUL character or half of a surrogate pair. Both can only be escaped. */
function hasBadText(body: string): boolean {
  if (!/\\u(?:0000|d[89a-f])/iu.test(body)) return false;
  const isBad = (text: unknown) => typeof text === 'string' && (text.includes('\0') || /\p{Surrogate}/u.test(text));
  let found = false;
  try {
    JSON.parse(body, (key, value: unknown) => {
      found ||= isBad(key) || isBad(value);
      return value;
    });
  } catch {
    // No JSON: the parser says so.
  }
  return found;
}

function isDecodable(url: string): boolean {
  try {
    decodeURI(url.split(/[?#]/u)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/** The whole HTTP server, ready to listen; closing it leaves the database open. */
export async function build({ config, database, ...options }: BuildOptions): Promise<FastifyInstance> {
  const { db } = database;
  const { basePath } = config.client;
  const app = fastify({
    logger: logOptions(config.logLevel, options.logTo),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: 1024 * 1024,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    // Compiling the contract's checks takes seconds on a busy machine.
    pluginTimeout: 60_000,
    keepAliveTimeout: 65_000,
    // Served like any other while the connections drain.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    // Refused like any other: the framework's own refusal has none of our headers.
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : `${config.apiPrefix}/%00`),
  });
  app.decorateRequest('operationId', undefined);
  app.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error);
    // What a handler throws on purpose is logged where it begins, if it is a fault at all.
    if (problem.status >= 500 && !(error instanceof ProblemError)) request.log.error({ err: error }, 'request failed');
    return sendProblem(problem, request.id, reply);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('x-request-id', request.id);
    // Of the same clock as what is recorded: clients compare theirs with it.
    reply.header('date', now().toUTCString());
    done(null, payload);
  });

  // An empty body is no body: the contract says whether one is needed.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    if (hasBadText(body)) return done(Object.assign(new SyntaxError('bad text'), { statusCode: 400 }), undefined);
    return parseJson(request, body, done);
  });

  await app.register(cookie);
  await securityHeaders(app, config);
  const events = new Events(database, app.log, options.heartbeat);
  app.addHook('preClose', () => events.close());
  await events.start();
  metrics(app, config, options.logTo === undefined, events);
  app.get(`${basePath}healthz`, () => ({ status: 'ok' }));
  app.get(`${basePath}readyz`, async (_request, reply) => {
    if (app.leaving) return reply.code(503).send({ status: 'stopping' });
    try {
      await database.ping();
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'database unavailable' });
    }
  });
  database.replica?.onFault((error) => app.log.warn({ err: error }, 'the replica cannot be read'));
  database.onFault((error) => app.log.warn({ err: error }, 'a database connection broke'));
  const now = options.now ?? (() => new Date());
  const keys = await sharedKeys(db, config);
  contractRoutes(app, {
    api: await openContract(),
    handlers: options.handlers ?? handlers,
    services: {
      db,
      ...(database.replica && { replica: database.replica }),
      engine: database.engine,
      config,
      now,
      mail: options.mail ?? mailer(config, app.log, (text) => void process.stdout.write(`${text}\n`)),
      passwords: passwords(config.passwordCost),
      events,
      keys,
      tokens: accessTokens(keys.access, now),
      sessions: openSessions(db, now),
      machines: openMachines(db, now, config),
      limits: openLimits(db, now),
    },
    prefix: config.apiPrefix,
    checkResponses: !config.production,
  });
  await staticFiles(app, config);
  drainOnClose(app);
  return app;
}
