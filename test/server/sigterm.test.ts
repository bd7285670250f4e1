import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from './harness.ts';
import { bundleServer, killAll } from './process.ts';
import { stopUnderClients } from './sigterm.ts';

let main: string;
let databaseUrl: string;
beforeAll(async () => {
  main = await bundleServer();
  databaseUrl = await createDatabase();
});
afterAll(killAll);

const rounds = Number(process.env.ROUNDS ?? 1);

it.each(['one connection', 'a connection for each request'] as const)(
  'SIGTERM under 20 clients with %s cuts no request',
  { timeout: 600_000 },
  async (kind) => {
    let answered = 0;
    const cut: string[] = [];
    for (let round = 0; round < rounds; round++) {
      const seen = await stopUnderClients(main, { DATABASE_URL: databaseUrl }, kind);
      answered += seen.answered;
      cut.push(...seen.cut);
    }
    console.log(
      `SIGTERM ${rounds} times under 20 clients with ${kind}: ${answered} requests answered, ${cut.length} cut`,
    );
    expect(cut).toEqual([]);
  },
);
