import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, OpenAPIBackend } from 'openapi-backend';
import type { components } from '@/api/generated/server';
import { contractErrors } from './errors.ts';
import { actingAs, type Actor } from '../db/actor.ts';
import type { Db } from '../db/open.ts';
import { openRows } from '../db/rowStream.ts';
import type { OperationId } from '@/contract/operation.ts';
import type { Call, Caller, Handlers, Services, Streamed } from './handler.ts';
import { badRequest, ProblemError } from '@/contract/problem.ts';
import { isMachineToken } from '../auth/machines.ts';
import { reading, seenOf } from './reading.ts';
import { sendRows, streamForm } from './rowStream.ts';
import { turns } from '../turns.ts';

type Permission = components['schemas']['Permission'];
type AnyResponse = { status: number; body?: unknown; events?: Readable; etag?: string; cookies?: string[] };
type AnyHandler = (call: Call) => Promise<AnyResponse | Streamed>;

interface Options {
  api: OpenAPIBackend;
  handlers: Handlers;
  services: Services;
  /** The URL of the contract's `/api`, without a slash at the end. */
  prefix: string;
  checkResponses: boolean;
}

const factorNeeded = 'Set up a second factor first: it is required of administrators.';
/** Those the contract uses. */
const methods = ['get', 'post', 'put', 'patch', 'delete'];

const bearerOf = (header: string | undefined) => /^Bearer ([A-Za-z0-9._-]{1,4000})$/i.exec(header ?? '')?.[1];

/** Query as the checker wants it: a name that comes twice is an array; an empty value is no value. */
function queryOf(url: string): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = {};
  for (const [name, value] of new URLSearchParams(url.split('?').slice(1).join('?'))) {
    if (value === '') continue;
    if (name === '__proto__') throw badRequest([{ path: 'query.__proto__', message: 'is not known' }]);
    if (value.includes('\0')) throw badRequest([{ path: `query.${name}`, message: 'must not hold a NUL character' }]);
    const before = query[name];
    query[name] = before === undefined ? value : Array.isArray(before) ? [...before, value] : [before, value];
  }
  return query;
}

/** The path below the prefix, checked to be decodable. */
function pathOf(url: string, prefix: string): string {
  const path = (url.split('?')[0] ?? '').slice(prefix.length);
  try {
    if (decodeURIComponent(path).includes('\0')) throw new URIError('NUL');
  } catch {
    throw badRequest([{ path: 'path', message: 'is malformed' }]);
  }
  return `/api${path}`;
}

/** Path parameters as the checks coerced them. @throws 404 for a number in a spelling that no URL of ours has, such as `1e2` or `01` */
function paramsOf({ request, validation }: Context): Call['params'] {
  const raw = request.params as Record<string, string>;
  const coerced = (validation.coerced as { params?: Record<string, unknown> } | undefined)?.params ?? raw;
  for (const [name, value] of Object.entries(coerced))
    if (String(value) !== raw[name]) throw new ProblemError(404, 'There is no such address.');
  return coerced as Call['params'];
}

/** Bytes that the body of an import may have. */
const importLimit = 16 * 1024 * 1024;

/** Tags of what a caller may do before there is the second factor that is required. */
const ownAccess = new Set(['auth', 'sessions', 'second-factor']);

/** Operations of the import, for the history. */
const imports = new Set(['importRows', 'undoImport']);

/** Who writes, for the history. */
const actorOf = (request: FastifyRequest, { id, machine }: Caller, { now }: Services): Actor => ({
  ...(machine ? { name: machine.name } : { id }),
  source: imports.has(request.operationId ?? '') ? 'import' : machine ? 'token' : 'screen',
  at: now(),
});

/** Registers the routes of the contract: routing, access, checks and handlers, by operationId. */
export function contractRoutes(
  app: FastifyInstance,
  { api, handlers, services, prefix, checkResponses }: Options,
): void {
  const callerOf = async (request: FastifyRequest) => {
    const token = bearerOf(request.headers.authorization);
    if (token && isMachineToken(token)) return services.machines.callerOf(token);
    const claims = token === undefined ? undefined : services.tokens.verify(token);
    return claims && services.sessions.callerOf(claims);
  };
  api.registerSecurityHandler('bearer', async (_context: Context, request: FastifyRequest) => {
    const caller = await callerOf(request);
    if (caller?.machine) await services.machines.count(caller.machine.id);
    return caller;
  });
  // The refresh cookie and the session of a driver are judged by the handlers that take them.
  for (const name of ['refreshCookie', 'driver']) api.registerSecurityHandler(name, () => true);

  // Each takes a connection of the database as long as its client reads: some of ten are left.
  const takeTurn = turns(3, 6);
  api.register({
    notFound: () => Promise.reject(new ProblemError(404, 'There is no such address.')),
    methodNotAllowed: ({ request }: Context) => {
      const taken = methods.filter((method) => api.router.matchOperation({ ...request, method }));
      return Promise.reject(
        new ProblemError(405, 'This URL does not take this method.', {}, { allow: taken.join(', ').toUpperCase() }),
      );
    },
    notImplemented: () => Promise.reject(new ProblemError(501, 'This is not there yet.')),
    postRoutingHandler: (context: Context, request: FastifyRequest) => {
      request.operationId = context.operation?.operationId;
    },
    unauthorizedHandler: () => Promise.reject(new ProblemError(401, 'The access token is missing or no longer valid.')),
    postSecurityHandler: (context: Context) => {
      const bearer = context.security.bearer as Caller | { error: unknown } | undefined;
      // The database could not be asked: that says nothing about the token.
      if (bearer && 'error' in bearer) throw bearer.error;
      const caller = bearer;
      const needed = (context.operation.security ?? []).flatMap((entry) => entry.bearer ?? []) as Permission[];
      if (caller?.machine && needed.length === 0)
        throw new ProblemError(403, 'This is for people, not for a machine token.');
      if (caller?.secondFactorMissing && !context.operation.tags?.some((tag) => ownAccess.has(tag)))
        throw new ProblemError(403, factorNeeded, { errors: [{ path: 'second_factor', message: factorNeeded }] });
      const missing = caller && needed.find((permission) => !caller.permissions.has(permission));
      if (missing) throw new ProblemError(403, `This needs the permission ${missing}.`);
    },
    validationFail: (context: Context) => Promise.reject(contractErrors(context.validation.errors ?? [])),
  });
  for (const [operationId, handler] of Object.entries(handlers)) {
    api.register(operationId, async (context: Context, request: FastifyRequest, reply: FastifyReply) => {
      const { query, requestBody } = context.request;
      const form = streamForm(request, context.operation);
      const caller = context.security.bearer as Caller | undefined;
      const writes = caller && request.method !== 'GET';
      const areas = caller?.areaIds ?? undefined;
      const databaseOf = (source: Db, asked: typeof form) => {
        const db =
          writes || areas
            ? actingAs(source, () => (writes ? actorOf(request, caller, services) : undefined), areas)
            : source;
        const rowsOf: Call['openRows'] = asked && ((rows, count) => openRows({ ...services, db }, rows, count));
        return { db, openRows: rowsOf };
      };
      const params = paramsOf(context);
      // Taken before the rows are asked for, so that many at once do not all pass.
      const giveBack = form && takeTurn(caller?.customerId ?? 0);
      const callOn = (source: Db): Call => ({
        ...services,
        params,
        query,
        body: requestBody,
        ifMatch: request.headers['if-match'],
        lastEventId: request.headers['last-event-id'] as string | undefined,
        caller: caller as Caller,
        bearer: bearerOf(request.headers.authorization),
        // A stream ends as well when what its caller may see is another.
        signedIn: async () => {
          const now = await callerOf(request);
          return now !== undefined && !now.secondFactorMissing && String(now.areaIds) === String(caller?.areaIds);
        },
        hasLeft: async () => {
          // What the network has said while a statement kept the process busy is read first.
          await setTimeout(20);
          return reply.raw.destroyed;
        },
        ip: request.ip,
        secure: request.protocol === 'https',
        origin: services.config.publicUrl
          ? new URL(services.config.publicUrl).origin
          : `${request.protocol}://${request.host}`,
        userAgent: request.headers['user-agent'],
        language: request.headers['accept-language'],
        cookies: request.cookies,
        log: request.log,
        ...databaseOf(source, form),
      });
      let response: AnyResponse | Streamed;
      try {
        const work = (source: Db) => (handler as AnyHandler)(callOn(source));
        response = await reading(services, caller, operationId, request, work);
        if (writes && services.replica) reply.header('set-cookie', await seenOf(services.replica, caller, request));
      } catch (error) {
        giveBack?.();
        throw error;
      }
      if (!('stream' in response)) giveBack?.();
      reply.header('cache-control', 'no-store');
      if ('events' in response) {
        // Proxies neither hold it back nor compress it.
        reply.headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' });
        return reply.type('text/event-stream').send(response.events);
      }
      if ('stream' in response) {
        const { operation } = context;
        return sendRows(request, reply, {
          form: form ?? 'lines',
          stream: response.stream,
          document: api.definition,
          operation,
          onEnd: () => giveBack?.(),
        });
      }
      if (checkResponses && response.status !== 204) {
        const { errors } = api.validator.validateResponse(response.body, context.operation, response.status);
        if (errors) {
          const places = contractErrors(errors).extra.errors;
          request.log.error({ operationId, places }, 'response breaks the contract');
          throw new ProblemError(500, 'Server error');
        }
      }
      if (response.etag) reply.header('etag', response.etag);
      if (response.cookies) reply.header('set-cookie', response.cookies);
      return reply.code(response.status).send(response.body);
    });
  }

  const respond = (request: FastifyRequest, reply: FastifyReply) =>
    api.handleRequest(
      {
        method: request.method,
        path: pathOf(request.url, prefix),
        query: queryOf(request.url),
        headers: request.headers as Record<string, string>,
        body: request.body,
      },
      request,
      reply,
    );
  app.all(`${prefix}/*`, respond);
  app.post(`${prefix}/imports/`, { bodyLimit: importLimit }, respond);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set when the contract knows the request; the label of its metrics. */
    operationId: OperationId | (string & {}) | undefined;
  }
}
