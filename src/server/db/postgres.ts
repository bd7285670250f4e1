import pg from 'pg';
import { migratePostgres } from './migrate.ts';

/** How long a request waits for a connection, be it that all are taken or that none can be made. */
const patience = 1_000;

/**
 * Drizzle begins a transaction outside of the block that gives the connection back: one that breaks in between would be lost to the pool, and
 * after ten of them the server would wait for ever.
 */
function giveBackIfNotBegun(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const asked = query(...args);
    const { text = args[0] } = (args[0] ?? {}) as { text?: unknown };
    if (!/^begin\b/.test(String(text))) return asked;
    return (asked as Promise<unknown>).catch((error: Error) => {
      client.release(error);
      throw error;
    });
  }) as typeof client.query;
}

/**
 * A pool of connections to a PostgreSQL of the newest version. Nothing is set for a session and no lock belongs to one, so a pooler
 * in transaction mode may stand between.
 */
export async function openPostgres(connectionString: string, max = 10) {
  const common = { connectionString, application_name: 'dashboard', keepAlive: true };
  await migratePostgres(common);
  const faults: ((error: Error) => void)[] = [];
  const tell = (error: Error) => faults.forEach((listener) => listener(error));
  // Of its own, so that a full pool is not taken for a dead database.
  const asking = new pg.Pool({ ...common, max: 1, connectionTimeoutMillis: patience, query_timeout: patience });
  const pool = new pg.Pool({ ...common, max, connectionTimeoutMillis: patience });
  for (const each of [asking, pool]) {
    // A connection that breaks is replaced by the pool; without a listener it would end the process. It is told whether it was idle or somebody
    // waited for a response on it.
    each.on('error', () => undefined);
    each.on('connect', (client) => client.on('error', tell));
  }
  pool.on('connect', giveBackIfNotBegun);
  let question: Promise<unknown> | undefined;
  return {
    pool,
    ping: async (): Promise<void> => {
      question ??= asking.query('select 1').finally(() => (question = undefined));
      await question;
    },
    onFault: (listener: (error: Error) => void) => void faults.push(listener),
    close: async () => void (await Promise.all([pool.end(), asking.end()])),
  };
}
