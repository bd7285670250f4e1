/**
 * `npm run seed -- --size small|demo|large [--seed N]`: loads a demo world into the empty database of DATA_DIR or DATABASE_URL.
 * It refuses a database that holds data.
 */
import { passwords } from '../src/server/auth/password.ts';
import { readConfig } from '../src/server/config.ts';
import { explain } from '../src/server/db/faults.ts';
import { openDatabase, type OpenDatabase } from '../src/server/db/open.ts';
import { seed } from '../src/server/seed/seed.ts';
import type { WorldSize } from '../src/world/types.ts';
import { readArgs, readEnvFile, refuseArgs } from './lib/args.mjs';

const sizes: readonly string[] = ['small', 'demo', 'large'] satisfies WorldSize[];
const usage = `Usage: npm run seed -- [--size ${sizes.join('|')}] [--seed N]`;
const { values } = readArgs(usage, {
  size: { type: 'string', default: 'demo' },
  seed: { type: 'string', default: '1' },
});
const number = Number(values.seed);
if (!sizes.includes(values.size) || !Number.isSafeInteger(number)) refuseArgs(usage);

let database: OpenDatabase | undefined;
try {
  readEnvFile();
  const config = readConfig();
  const start = performance.now();
  database = await openDatabase(config);
  const rows = await seed(
    database.db,
    { size: values.size as WorldSize, seed: number, now: new Date(), passwords: passwords(config.passwordCost) },
    (done) => {
      if (process.stdout.isTTY) process.stdout.write(`\r${done} rows`);
    },
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (rows === undefined) {
    console.error(`The database in ${database.place} holds data already. Nothing was changed.`);
    process.exitCode = 1;
  } else {
    console.log(`\r${rows} rows in ${seconds} s, in ${database.place}`);
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
} finally {
  await database?.close();
}
