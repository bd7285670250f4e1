import fs from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withoutLimits } from '../../../src/server/db/locks.ts';
import { openDatabase } from '../../../src/server/db/open.ts';
import { createDatabase } from '../harness.ts';
import { adminToken, bundleServer, killAll, startServer } from '../process.ts';

const rows = 1_000_000;
/** What an export may add to the memory of the server, in MB of 1024 kB. */
const limit = 150;

let main: string;
let databaseUrl: string;
beforeAll(async () => {
  main = await bundleServer();
  databaseUrl = await createDatabase();
  const { db, close } = await openDatabase({ databaseUrl });
  await db.transaction(async (tx) => {
    await tx.execute(withoutLimits);
    await tx.execute(sql`insert into trucks (customer_id, license_plate, name, capacity, number_of_compartments, available, updated_at)
      select 1, 'M-' || lpad(n::text, 7, '0'), 'Fahrzeug ' || n, 10, 1, true, now() from generate_series(1, ${rows}::int) n`);
  });
  await close();
}, 600_000);
afterAll(killAll);

/** Resident memory of a process, in MB. */
const memoryOf = (pid: number | undefined) =>
  Number(/VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

it.each(['text/csv', 'application/x-ndjson'])(
  'a list of 1,000,000 rows as %s passes through the server without being held by it',
  { timeout: 600_000 },
  async (accept) => {
    const server = await startServer(main, { DATABASE_URL: databaseUrl });
    const headers = { authorization: `Bearer ${await adminToken(server)}`, accept };
    // What the first export loads is not counted.
    await (await fetch(`${server.api}/trucks/?q=M-000001`, { headers })).text();
    const before = memoryOf(server.child.pid);
    let most = before;
    const watching = setInterval(() => (most = Math.max(most, memoryOf(server.child.pid))), 50);
    const begun = performance.now();
    const response = await fetch(`${server.api}/trucks/?q=M-`, { headers });
    expect(response.status).toBe(200);
    let lines = 0;
    let bytes = 0;
    for await (const part of response.body ?? []) {
      bytes += part.length;
      for (const byte of part) if (byte === 10) lines++;
    }
    clearInterval(watching);
    const seconds = (performance.now() - begun) / 1000;
    console.log(
      `${accept}, ${lines} lines, ${(bytes / 2 ** 20).toFixed()} MB in ${seconds.toFixed()} s: memory of the server ${before.toFixed()} MB before, ${most.toFixed()} MB at most`,
    );
    expect(lines).toBe(accept === 'text/csv' ? rows + 1 : rows);
    expect(most - before).toBeLessThan(limit);
    server.child.kill('SIGTERM');
    await server.ended;
  },
);
