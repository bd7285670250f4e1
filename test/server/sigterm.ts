import http from 'node:http';
import { expect } from 'vitest';
import { adminToken, startServer } from './process.ts';

const clients = 20;

type Kind = 'one connection' | 'a connection for each request';

/** How many requests were answered, and what became of those that were not. */
interface Seen {
  answered: number;
  cut: string[];
}

/** Asks until no connection is let in any more, whatever `/readyz` says, and notes it in `seen`. */
async function ask(url: string, authorization: string, kind: Kind, seen: Seen) {
  const agent = kind === 'one connection' ? new http.Agent({ keepAlive: true, maxSockets: 1 }) : undefined;
  for (let open = true; open;) {
    await new Promise<void>((resolve) => {
      const request = http.get(url, { agent: agent ?? false, headers: { authorization } }, (response) => {
        response.resume();
        response.once('end', () => {
          if (response.statusCode === 200) seen.answered++;
          else seen.cut.push(String(response.statusCode));
          resolve();
        });
        response.once('error', (error) => resolve(void seen.cut.push(error.message)));
      });
      request.once('error', (error: NodeJS.ErrnoException) => {
        open = false;
        if (error.code !== 'ECONNREFUSED') seen.cut.push(String(error.code));
        resolve();
      });
    });
  }
  agent?.destroy();
}

/** Stops a server under 20 clients, each of which has had its third answer. */
export async function stopUnderClients(main: string, env: Record<string, string>, kind: Kind): Promise<Seen> {
  const server = await startServer(main, { ...env, STOP_DELAY_SECONDS: '3' });
  const authorization = `Bearer ${await adminToken(server)}`;
  const seen = Array.from({ length: clients }, (): Seen => ({ answered: 0, cut: [] }));
  const asking = seen.map((one) => ask(`${server.api}/locations/?page_size=50`, authorization, kind, one));
  await expect.poll(() => Math.min(...seen.map(({ answered }) => answered)), { timeout: 30_000 }).toBeGreaterThan(2);
  server.child.kill('SIGTERM');
  const ready = server.api.replace(/api$/, 'readyz');
  await expect.poll(async () => (await fetch(ready)).status, { timeout: 2_900, interval: 20 }).toBe(503);
  await Promise.all(asking);
  expect(await server.ended).toEqual({ code: 0, signal: null });
  return { answered: seen.reduce((sum, { answered }) => sum + answered, 0), cut: seen.flatMap(({ cut }) => cut) };
}
