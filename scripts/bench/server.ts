/**
 * `npm run bench:server`: what calls cost in a small and a large world on PostgreSQL, 50 users reading and writing at once beside a
 * bare Fastify route, and the plans of the hot queries. Exit code 1 when a target is missed. Options: `--part cost|load|plans`,
 * `--rounds N`, `--users N`, `--seconds N`, `--pause MS`, `--fresh` (load the worlds anew; they are stored in `BENCH_CACHE`).
 */
import { readArgs } from '../lib/args.mjs';
import { compareCost } from './server-cost.ts';
import { load } from './server-load.ts';
import { explain } from './server-plans.ts';
import { openWorlds } from './server-worlds.ts';

const usage =
  'Usage: npm run bench:server -- [--part cost|load|plans] [--rounds N] [--users N] [--seconds N] [--pause MS] [--fresh]';
const { values } = readArgs(usage, {
  part: { type: 'string', default: '' },
  rounds: { type: 'string', default: '41' },
  users: { type: 'string', default: '50' },
  seconds: { type: 'string', default: '60' },
  pause: { type: 'string', default: '2000' },
  fresh: { type: 'boolean', default: false },
});
const worlds = await openWorlds(values.fresh);
const parts: [string, () => Promise<void>][] = [
  ['cost', () => compareCost(worlds, Number(values.rounds))],
  ['load', () => load(worlds.url.large, Number(values.users), Number(values.seconds), Number(values.pause))],
  ['plans', () => explain(worlds.url.large, worlds.today)],
];
try {
  for (const [name, run] of parts) {
    if (!values.part || values.part === name) await run();
  }
} finally {
  await worlds.stop();
}
