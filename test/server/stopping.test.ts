import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { run } from '../../scripts/lib/run.mjs';
import { openWorld } from './harness.ts';

it('a server that closes finishes what runs and does not wait for the connection it came over', async () => {
  let entered = () => {};
  let release = () => {};
  const inside = new Promise<void>((resolve) => (entered = resolve));
  const held = new Promise<void>((resolve) => (release = resolve));
  const world = await openWorld('pglite', {
    handlers: {
      listMaterials: async () => {
        entered();
        await held;
        return { status: 200, body: { materials: [] } };
      },
    },
  });
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.server.address() as AddressInfo;
  const agent = new http.Agent({ keepAlive: true });
  const headers = { authorization: `Bearer ${world.token('viewer')}` };
  const answer = new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get({ port, host: '127.0.0.1', path: '/api/materials/', agent, headers }, resolve).on('error', reject);
  });
  await inside;
  let closed = false;
  const closing = world.app.close().then(() => (closed = true));
  await expect.poll(() => world.app.server.listening).toBe(false);
  expect(closed).toBe(false);
  release();
  const response = await answer;
  response.resume();
  expect([response.statusCode, response.headers.connection]).toEqual([200, 'close']);
  // Kept open, the connection would hold the server for its 65 seconds, longer than this test may take.
  await closing;
  agent.destroy();
  await world.close();
});

it('a connection that waits in the queue while the server is too busy to look is accepted before it closes', async () => {
  const world = await openWorld('pglite');
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.server.address() as AddressInfo;
  const client = `fetch('http://127.0.0.1:${port}/healthz').then(({ status }) => console.log(status))`;
  const busy = new Int32Array(new SharedArrayBuffer(4));
  const closing = world.app.closeListener();
  const asked = run(process.execPath, ['-e', client]);
  Atomics.wait(busy, 0, 0, 2_000);
  expect(await asked).toEqual({ code: 0, output: '200\n' });
  await closing;
  await world.close();
});
