import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../harness.ts';
import { adminToken, bundleServer, killAll, startServer, type ServerProcess } from '../process.ts';

const inFlight = 30;
const seconds = 15;
/** Of an authenticated GET while the crowd is at it. */
const limit = 1_000;

let main: string;
beforeAll(async () => {
  main = await bundleServer();
});
afterAll(killAll);

/** A request of the crowd: each from an address and for an account of its own, so that the limits of neither are reached. */
function post({ api }: ServerProcess, path: string, body: (at: number) => object) {
  let at = 0;
  return async () => {
    const ip = `198.51.${100 + (at >> 8)}.${at % 256}`;
    const response = await fetch(`${api}/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': ip },
      body: JSON.stringify(body(at++)),
    });
    await response.arrayBuffer();
    return response.status;
  };
}

/** Asks for a page of trucks, one request after the other, until the crowd is done. @returns sorted milliseconds */
async function timeGets({ api }: ServerProcess, token: string, done: () => boolean): Promise<number[]> {
  const taken: number[] = [];
  while (!done()) {
    const begun = performance.now();
    const response = await fetch(`${api}/trucks/?page_size=10`, { headers: { authorization: `Bearer ${token}` } });
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    taken.push(performance.now() - begun);
  }
  return taken.sort((a, b) => a - b);
}

const quantile = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? Infinity;

function report(name: string, taken: number[], statuses: number[]) {
  const counts = Object.fromEntries(
    [...new Set(statuses)].map((one) => [one, statuses.filter((s) => s === one).length]),
  );
  const [half, most, all] = [0.5, 0.99, 1].map((share) =>
    quantile(taken, Math.min(share, 1 - 1 / taken.length)).toFixed(),
  );
  console.log(
    `${name}: ${taken.length} GETs, median ${half} ms, p99 ${most} ms, longest ${all} ms; the crowd got ${JSON.stringify(counts)}`,
  );
  expect(quantile(taken, 0.99)).toBeLessThan(limit);
}

for (const engine of ['embedded', 'PostgreSQL']) {
  const start = async () =>
    startServer(main, {
      ...{ TRUST_PROXY: '1', PASSWORD_COST: '15' },
      ...(engine === 'PostgreSQL'
        ? { DATABASE_URL: await createDatabase() }
        : { DATA_DIR: fs.mkdtempSync(path.join(path.dirname(main), 'data-')) }),
    });

  it(
    `${engine}: an authenticated GET stays under 1 s at p99 while 30 log-ins are in flight`,
    { timeout: 120_000 },
    async () => {
      const server = await start();
      const token = await adminToken(server);
      const logIn = post(server, 'log-in', (at) => ({ email: `nobody${at}@demo.test`, password: 'made up' }));
      const until = Date.now() + seconds * 1000;
      const statuses: number[] = [];
      const crowd = Array.from({ length: inFlight }, async () => {
        while (Date.now() < until) {
          const status = await logIn();
          statuses.push(status);
          // Whoever is refused comes back earlier than asked.
          if (status === 503) await new Promise((resolve) => setTimeout(resolve, 250));
        }
      });
      report(
        `${engine}, ${inFlight} log-ins in flight`,
        await timeGets(server, token, () => Date.now() > until),
        statuses,
      );
      await Promise.all(crowd);
      // They reached the hashing, and some were refused there, not by the limits of 15 minutes.
      expect(statuses.filter((status) => status === 401).length).toBeGreaterThan(20);
      expect(statuses.length).toBeLessThan(1_000);
      server.child.kill('SIGTERM');
      await server.ended;
    },
  );

  it(`${engine}: so it does while 100 forgotten passwords are asked for at once`, { timeout: 60_000 }, async () => {
    const server = await start();
    const token = await adminToken(server);
    const forgot = post(server, 'forgot-password', (at) => ({
      email: `${at % 10 ? `nobody${at}` : 'user'}@demo.test`,
    }));
    let open = true;
    const statuses: number[] = [];
    const crowd = Promise.all(Array.from({ length: 100 }, async () => void statuses.push(await forgot()))).finally(
      () => (open = false),
    );
    const taken = await timeGets(server, token, () => !open);
    await crowd;
    report(`${engine}, 100 forgotten passwords at once`, taken, statuses);
    expect(new Set(statuses)).toEqual(new Set([204]));
    server.child.kill('SIGTERM');
    await server.ended;
  });
}
