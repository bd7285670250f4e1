import fs from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { takeFolder } from './folder-lock.ts';
import { migratePglite, migratePostgres } from './migrate.ts';
import * as core from './schema.ts';
import * as tours from './schema-tours.ts';

const schema = { ...core, ...tours };

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
  /** Where the data lies, without credentials. */
  place: string;
  /** The embedded engine itself, for backups. */
  pglite?: PGlite;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** PostgreSQL 15 to 18; without it the embedded engine is used. */
  databaseUrl?: string | undefined;
  /** Folder of the embedded engine; without it the data lives in memory. */
  dataDir?: string | undefined;
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
  return options.databaseUrl ? openPostgres(options, logger) : openPglite(options, logger);
}

type Logger = false | { logQuery(sql: string): void };

async function openPglite({ dataDir, snapshot }: OpenOptions, logger: Logger): Promise<OpenDatabase> {
  if (dataDir) fs.mkdirSync(dataDir, { recursive: true });
  const release = dataDir ? takeFolder(dataDir) : () => undefined;
  try {
    const pglite = await PGlite.create({
      dataDir: dataDir ? path.join(dataDir, 'pglite') : 'memory://',
      extensions: { pg_trgm },
      ...(snapshot ? { loadDataDir: snapshot } : {}),
    });
    await migratePglite(pglite);
    return {
      db: drizzlePglite(pglite, { schema, logger }) as unknown as Db,
      engine: 'pglite',
      place: dataDir ?? 'memory',
      pglite,
      close: async () => {
        await pglite.close();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

async function openPostgres(options: OpenOptions, logger: Logger): Promise<OpenDatabase> {
  const url = new URL(options.databaseUrl ?? '');
  await migratePostgres({ connectionString: url.href, application_name: 'dashboard' });
  const pool = new pg.Pool({
    connectionString: url.href,
    max: options.maxConnections ?? 10,
    application_name: 'dashboard',
    // Data lies on solid state or in memory, where jumping costs little more than reading on.
    options:
      '-c random_page_cost=1.1 -c timezone=UTC -c statement_timeout=20s -c idle_in_transaction_session_timeout=30s',
  });
  // A connection that breaks while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return {
    db: drizzlePg(pool, { schema, logger }) as unknown as Db,
    engine: 'postgres',
    place: `${url.hostname}${url.pathname}`,
    close: () => pool.end(),
  };
}
