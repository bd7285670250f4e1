import { randomUUID } from 'node:crypto';
import pg from 'pg';

interface Listener {
  onMessage(text: string): void;
  /** Told when listening begins and when it is interrupted. @param error why it was */
  onState(listening: boolean, error?: unknown): void;
}

/** Listens on a channel of the database. @returns once it listens or has failed to for the first time; call it to stop */
export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>;

/** How long a message from one connection to the other may take, and how often one is sent to see that they still arrive. */
const patience = 3_000;
const checkEvery = 30_000;
const longestPause = 30_000;

/**
 * One connection of its own that listens, opened again when it breaks, each time after a longer pause. Behind a pooler that hands
 * connections on between transactions, LISTEN succeeds and nothing arrives: therefore a message is sent over `notify`, and
 * only when it arrives the connection counts as listening.
 */
export function listenPostgres(url: string, notify: (channel: string, text: string) => Promise<void>): Listen {
  return async (channel, { onMessage, onState }) => {
    const check = `check ${randomUUID()}`;
    let stopped = false;
    let failures = 0;
    let timer: NodeJS.Timeout | undefined;
    let client: pg.Client | undefined;
    let confirmed = () => {};

    const arrives = async () => {
      const late = new AbortController();
      const arrived = new Promise<void>((resolve, reject) => {
        confirmed = resolve;
        const timeout = setTimeout(() => reject(new Error('No notification arrives.')), patience);
        late.signal.addEventListener('abort', () => clearTimeout(timeout));
      });
      await Promise.all([arrived, notify(channel, check)]).finally(() => late.abort());
    };

    const lose = (lost: pg.Client, error: unknown) => {
      if (lost !== client || stopped) return;
      client = undefined;
      clearTimeout(timer);
      lost.end().catch(() => undefined);
      onState(false, error);
      timer = setTimeout(() => void connect(), Math.min(longestPause, 250 * 2 ** failures++));
    };

    const watch = (watched: pg.Client) => {
      timer = setTimeout(() => {
        arrives().then(
          () => watched === client && watch(watched),
          (error: unknown) => lose(watched, error),
        );
      }, checkEvery);
    };

    async function connect() {
      const next = new pg.Client({ connectionString: url, application_name: 'dashboard-changes', keepAlive: true });
      client = next;
      next.on('error', (error) => lose(next, error));
      next.on('end', () => lose(next, new Error('The connection was closed.')));
      next.on('notification', ({ payload = '' }) => {
        if (payload === check) confirmed();
        else if (!payload.startsWith('check ')) onMessage(payload);
      });
      try {
        await next.connect();
        await next.query(`listen ${pg.escapeIdentifier(channel)}`);
        await arrives();
        if (next !== client) return;
        failures = 0;
        onState(true);
        watch(next);
      } catch (error) {
        lose(next, error);
      }
    }

    await connect();
    return async () => {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    };
  };
}
