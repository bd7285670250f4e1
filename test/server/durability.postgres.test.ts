import net from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from './harness.ts';
import { openDatabase } from '../../src/server/db/open.ts';
import { itCountsOnce, itSurvivesKills } from './kills.ts';
import { adminToken, bundleServer, killAll, startServer } from './process.ts';

let main: string;
let databaseUrl: string;
beforeAll(async () => {
  main = await bundleServer();
  databaseUrl = await createDatabase();
});
afterAll(killAll);

itSurvivesKills(() => startServer(main, { DATABASE_URL: databaseUrl }));
itCountsOnce(
  () => startServer(main, { DATABASE_URL: databaseUrl }),
  () => openDatabase({ databaseUrl }),
);

/** A way to PostgreSQL that can be cut so that neither side notices. */
async function passage(to: string): Promise<{ url: string; cut(): void; lost(): number; close(): void }> {
  const target = new URL(to);
  const port = Number(target.port);
  const sockets = new Set<net.Socket>();
  let cut = false;
  let lost = 0;
  const server = net.createServer((client) => {
    const database = net.connect(port, target.hostname);
    for (const socket of [client, database]) sockets.add(socket.on('error', () => undefined));
    if (!cut) client.pipe(database).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  target.port = String((server.address() as net.AddressInfo).port);
  return {
    url: target.href,
    cut: () => {
      cut = true;
      for (const socket of sockets)
        socket
          .unpipe()
          .on('data', ({ length }) => (lost += length))
          .resume();
    },
    /** Bytes that went nowhere since. */
    lost: () => lost,
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
    },
  };
}

it('stops in time although the database does not respond any more', { timeout: 60_000 }, async () => {
  const way = await passage(await createDatabase());
  const server = await startServer(main, { DATABASE_URL: way.url, STOP_SECONDS: '1' });
  const headers = { authorization: `Bearer ${await adminToken(server)}` };
  expect((await fetch(`${server.api}/materials/`, { headers })).status).toBe(200);
  way.cut();
  const hanging = fetch(`${server.api}/locations/`, { headers }).then(
    ({ status }) => status,
    () => 'cut off',
  );
  await expect.poll(way.lost).toBeGreaterThan(0);
  server.child.kill('SIGTERM');
  expect(await server.ended).toEqual({ code: 1, signal: null });
  expect(await hanging).toBe('cut off');
  way.close();
});
