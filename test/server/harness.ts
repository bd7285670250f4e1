import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { describe, expect, inject, vi } from 'vitest';
import type { components } from '@/api/generated/server';
import { build } from '../../src/server/app.ts';
import { sharedKeys } from '../../src/server/auth/keys.ts';
import { accessTokens } from '../../src/server/auth/tokens.ts';
import { readConfig, type Config } from '../../src/server/config.ts';
import { refreshFamilies, refreshTokens } from '../../src/server/db/schema-sessions.ts';
import { openDatabase, type Db, type OpenDatabase } from '../../src/server/db/open.ts';
import type { Handlers, Mail } from '../../src/server/http/handler.ts';
import { faultsOf } from './statements.ts';
import { problemErrors } from './problems.ts';
import { worldNow } from './world-now.ts';

export type Schemas = components['schemas'];
export type Engine = 'pglite' | 'postgres';
/** The demo accounts; `other` is the admin of the second customer. */
export type Who = 'admin' | 'user' | 'viewer' | 'other';

const accounts: Record<Who, { id: number; customerId: number; role: Schemas['Role'] }> = {
  admin: { id: 1, customerId: 1, role: 'admin' },
  user: { id: 2, customerId: 1, role: 'user' },
  viewer: { id: 3, customerId: 1, role: 'viewer' },
  other: { id: 5, customerId: 2, role: 'admin' },
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Headers = Record<string, string>;
export interface Reply<T> {
  status: number;
  body: T;
  headers: LightMyRequestResponse['headers'];
}

/** Sends requests below `/api` and checks that each refusal is a problem of the contract. Bodies are typed by the caller. */
export interface Client {
  get<T = Schemas['Problem']>(path: string, headers?: Headers): Promise<Reply<T>>;
  post<T = Schemas['Problem']>(path: string, body?: unknown, headers?: Headers): Promise<Reply<T>>;
  put<T = Schemas['Problem']>(path: string, body?: unknown, headers?: Headers): Promise<Reply<T>>;
  patch<T = Schemas['Problem']>(path: string, body?: unknown, headers?: Headers): Promise<Reply<T>>;
  delete<T = Schemas['Problem']>(path: string, body?: unknown, headers?: Headers): Promise<Reply<T>>;
}

export interface World extends Record<Who, Client> {
  app: FastifyInstance;
  db: Db;
  database: OpenDatabase;
  engine: Engine;
  /** Without a token. */
  anonymous: Client;
  client(token: string | undefined): Client;
  token(who: Who): string;
  /** The server's present moment; move it to let time pass. */
  clock: { now: Date };
  mails: { to: string; subject: string; text: string }[];
  /** When the server of mails answers. */
  mailing: { until: Promise<void> };
  /** Whose mails the server of mails does not take. */
  refused: Set<string>;
  /** Lines of the log. */
  log: string[];
  /** Statements sent to the database, without those that frame a transaction (and say who writes) and the check of a session, once in 30 seconds, or of a machine token. */
  queries: string[];
  /** Operations that were called. `close` fails when one sent what it may not (`faultsOf`). */
  seen: Set<string>;
  close(): Promise<void>;
}

export interface WorldOptions {
  handlers?: Handlers;
  env?: Record<string, string>;
  /** Milliseconds between two signs of life of an event stream. */
  heartbeat?: number;
  /** Another server on the same database. */
  beside?: World;
}

export const testConfig = (env: Record<string, string> = {}): Config =>
  readConfig({
    LOG_LEVEL: 'info',
    PASSWORD_COST: '10',
    JWT_SECRET: 'only-for-tests-only-for-tests-only-for-tests',
    ...env,
  });

/** A stream takes as many as it has batches, an import as it has thousands of rows; after many of them tables are analyzed. */
const countedApart =
  /^(fetch|close|analyze|select pg_notify|select one\.oid::regclass)\b|report as \(select \* from imports|one\.row = any/;

const requests = new AsyncLocalStorage<{ sent: string[] }>();

/** A fresh copy of the small world on PostgreSQL, or of another template. @returns its address */
export async function createDatabase(template = inject('template')): Promise<string> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client(`${inject('postgresUrl')}/postgres`);
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  return `${inject('postgresUrl')}/${name}`;
}

const sessionOf = ({ id }: { id: number }) => `00000000-0000-4000-8000-00000000000${id}`;

/** A session for each account, without the work of signing in. */
async function openSessions(db: Db): Promise<void> {
  const rows = Object.values(accounts).map((account) => {
    const { id, customerId } = account;
    return { id: sessionOf(account), customerId, userId: id, createdAt: worldNow, lastSeenAt: worldNow };
  });
  await db.insert(refreshFamilies).values(rows);
  // Tests move the clock by months.
  const expiresAt = new Date(worldNow.getTime() + 365 * 86_400_000);
  await db
    .insert(refreshTokens)
    .values(rows.map(({ id, customerId }) => ({ tokenHash: id, familyId: id, customerId, expiresAt })));
}

/** A dump of the embedded engine at once: that of Node is read in parts of 64 kB, a second for this one. */
class Dump extends Blob {
  override arrayBuffer = () => Promise.resolve(new Uint8Array(fs.readFileSync(inject('snapshot'))).buffer);
}

/** A database of the engine with the small world in it, for this file alone. */
async function openWorldDatabase(engine: Engine, onQuery: (sql: string) => void): Promise<OpenDatabase> {
  return engine === 'pglite'
    ? openDatabase({ snapshot: new Dump(), onQuery })
    : openDatabase({ databaseUrl: await createDatabase(), onQuery });
}

/** Starts the server in this process on a fresh copy of the small world. Answers are checked against the contract. */
export async function openWorld(engine: Engine, options: WorldOptions = {}): Promise<World> {
  const queries: string[] = [];
  const onQuery = (sql: string) => {
    if (
      /^(begin|commit|rollback|select set_config\('app.actor')/.test(sql) ||
      sql.includes('from "refresh_families" family join "users"') ||
      sql.includes('from "machine_tokens" token')
    )
      return;
    queries.push(sql);
    if (!countedApart.test(sql)) requests.getStore()?.sent.push(sql);
  };
  const shared = options.beside?.database;
  const database = shared ?? (await openWorldDatabase(engine, onQuery));
  const clock = options.beside?.clock ?? { now: worldNow };
  const now = () => clock.now;
  const mails: World['mails'] = [];
  const refused: World['refused'] = new Set();
  const mailing = { until: Promise.resolve() };
  const mail: Mail = async (message) => {
    await mailing.until;
    if (refused.has(message.to)) throw new Error('away');
    mails.push(message);
  };
  const log: string[] = [];
  const config = testConfig(options.env);
  const app = await build({
    config,
    database,
    now,
    mail,
    logTo: { write: (line) => void log.push(line) },
    ...(options.heartbeat ? { heartbeat: options.heartbeat } : {}),
    ...(options.handlers ? { handlers: options.handlers } : {}),
  });
  const faults = new Set<string>();
  const seen = new Set<string>();
  app.addHook('onRequest', (_request, _reply, done) => requests.run({ sent: [] }, done));
  app.addHook('onResponse', (request, _reply, done) => {
    const { sent = [] } = requests.getStore() ?? {};
    if (request.operationId) {
      seen.add(request.operationId);
      for (const fault of faultsOf(request.operationId, sent)) faults.add(fault);
    }
    done();
  });
  await app.ready();
  const tokens = accessTokens((await sharedKeys(database.db, config)).access, now);
  if (!shared) await openSessions(database.db);
  const token = (who: Who) =>
    tokens.sign({ ...accounts[who], timeZone: 'Europe/Berlin', sessionId: sessionOf(accounts[who]) });
  const client = (given: string | undefined | (() => string)) => clientOf(app, given);
  const as = (who: Who) => client(() => token(who));
  return {
    app,
    db: database.db,
    database,
    engine,
    anonymous: client(undefined),
    client,
    token,
    admin: as('admin'),
    user: as('user'),
    viewer: as('viewer'),
    other: as('other'),
    clock,
    mails,
    mailing,
    refused,
    log,
    queries,
    seen,
    close: async () => {
      await app.close();
      // Files share their worker: a clock that one has moved would stand still in the next.
      vi.useRealTimers();
      expect([...faults], 'requests that sent too many statements, or some without the customer').toEqual([]);
      if (!shared) await database.close();
    },
  };
}

function clientOf(app: FastifyInstance, token: string | undefined | (() => string)): Client {
  const send = async <T>(method: Method, path: string, body?: unknown, headers: Headers = {}): Promise<Reply<T>> => {
    const bearer = typeof token === 'function' ? token() : token;
    const response = await app.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const answer: unknown = response.body === '' ? undefined : response.json();
    if (response.statusCode >= 400) {
      expect(response.headers['content-type']).toMatch('application/problem+json');
      expect(problemErrors(answer), `${method} ${path} answered ${response.body}`).toEqual([]);
    }
    return { status: response.statusCode, body: answer as T, headers: response.headers };
  };
  return {
    get: (path, headers) => send('GET', path, undefined, headers),
    post: (path, body, headers) => send('POST', path, body, headers),
    put: (path, body, headers) => send('PUT', path, body, headers),
    patch: (path, body, headers) => send('PATCH', path, body, headers),
    delete: (path, body, headers) => send('DELETE', path, body, headers),
  };
}

/** The same tests on the embedded engine and on a real PostgreSQL. */
export const onBothEngines = (name: string, tests: (engine: Engine) => void): void => {
  describe.each(['pglite', 'postgres'] as const)(`${name} (%s)`, tests);
};
