import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { endOnPanic, keepPrivate, syncFiles, syncing, takeFolder } from './folder.ts';
import { listenPostgres, type Listen } from './listen.ts';
import { migratePglite } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { openReplica, type Replica } from './replica.ts';
import * as core from './schema.ts';
import * as sessions from './schema-sessions.ts';
import * as shifts from './schema-shifts.ts';
import * as tours from './schema-tours.ts';

const schema = { ...core, ...sessions, ...shifts, ...tours };

interface Result<Row> {
  rows: Row[];
}

/** A query result of either engine. */
interface Rows extends PgQueryResultHKT {
  type: Result<this['row']>;
}

/** The database as handlers see it, the same on both engines; also what a transaction gives. */
export type Db = PgDatabase<Rows, typeof schema>;

export interface OpenDatabase {
  db: Db;
  engine: 'pglite' | 'postgres';
  /** Where the data is stored, without credentials. */
  place: string;
  /** For reading, if there is one. */
  replica?: Replica;
  /** The embedded engine itself, for backups. */
  pglite?: PGlite;
  /** Asks whether the database responds, within 2 s and whatever else is going on. */
  ping(): Promise<void>;
  /** Told of connections that broke while nobody used them. */
  onFault(listener: (error: Error) => void): void;
  /** Is notified of the changes that any server commits. */
  listen: Listen;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** PostgreSQL 15 to 18; without it the embedded engine is used. */
  databaseUrl?: string | undefined;
  /** A read replica of it. */
  readUrl?: string | undefined;
  /** Another address of it for the connection that listens; else the same. */
  listenUrl?: string | undefined;
  /** Folder of the embedded engine; without it the data lives in memory. */
  dataDir?: string | undefined;
  /** The embedded engine waits for the disk at each commit. */
  dataSync?: boolean | undefined;
  /** State to begin with, from `dumpDataDir` of the embedded engine. */
  snapshot?: Blob | undefined;
  /** Told of each statement, for tests that count them. */
  onQuery?: ((sql: string) => void) | undefined;
  maxConnections?: number | undefined;
}

/** Opens the database and brings it to the newest version. */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { onQuery } = options;
  const logger = onQuery ? { logQuery: (sql: string) => onQuery(sql) } : false;
  const { databaseUrl } = options;
  if (!databaseUrl) return openPglite(options, logger);
  const { pool, ping, onFault, close } = await openPostgres(databaseUrl, options.maxConnections);
  const { hostname, pathname } = new URL(databaseUrl);
  const over = (one: typeof pool) => drizzlePg(one, { schema, logger }) as unknown as Db;
  const db = over(pool);
  const replica = options.readUrl ? openReplica(db, options.readUrl, over, options.maxConnections) : undefined;
  return {
    db,
    ...(replica && { replica }),
    engine: 'postgres',
    place: `${hostname}${pathname}`,
    ping,
    onFault,
    listen: listenPostgres(options.listenUrl ?? databaseUrl, async (channel, text) => {
      await pool.query('select pg_notify($1, $2)', [channel, text]);
    }),
    close: async () => {
      await replica?.close();
      await close();
    },
  };
}

type Logger = false | { logQuery(sql: string): void };

/** A cache of what lies in memory already is as small as it may be: of the usual 128 MB the filling with zeros alone takes half a second. */
const inMemory = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB'];

async function openPglite({ dataDir, dataSync, snapshot }: OpenOptions, logger: Logger): Promise<OpenDatabase> {
  const release = dataDir ? await takeFolder(dataDir) : () => Promise.resolve();
  try {
    const folder = dataDir && path.join(dataDir, 'pglite');
    const pglite = await PGlite.create({
      dataDir: folder ?? 'memory://',
      extensions: { pg_trgm },
      ...(snapshot ? { loadDataDir: snapshot } : {}),
      ...(dataSync ? { startParams: syncing } : {}),
      ...(folder ? {} : { startParams: inMemory }),
    }).catch((error: unknown) => {
      const where = folder ? ` in ${folder}: is its disk full, or is it not of this version?` : '.';
      throw new Error(`The embedded database does not start${where}`, { cause: error });
    });
    if (folder && dataSync) syncFiles(pglite);
    if (folder) keepPrivate(folder);
    endOnPanic(pglite, folder ?? 'memory');
    await migratePglite(pglite);
    return {
      db: drizzlePglite(pglite, { schema, logger }) as unknown as Db,
      engine: 'pglite',
      place: dataDir ?? 'memory',
      pglite,
      ping: async () => void (await pglite.query('select 1')),
      onFault: () => undefined,
      listen: async (channel, { onMessage, onState }) => {
        const stop = await pglite.listen(channel, onMessage);
        onState(true);
        return async () => (pglite.closed ? undefined : stop());
      },
      close: async () => {
        await pglite.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}
