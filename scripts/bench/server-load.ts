import { report } from './report.ts';
import { median, quantile, startBare, startServer, Visitor, type TimedResponse } from './server-process.ts';
import { pick, stepsOf } from './server-steps.ts';

/** How many times the median of the bare route the slowest of a hundred calls may take. */
const RATIO = 20;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** So many visitors at the same time, for so long, each with pauses of a tenth of `pause` to all of it (ms). @returns milliseconds of every call */
async function together(
  users: number,
  seconds: number,
  pause: number,
  visit: (user: number) => () => Promise<Pick<TimedResponse, 'status' | 'ms'>>,
): Promise<{ times: number[]; errors: Map<string, number> }> {
  const times: number[] = [];
  const errors = new Map<string, number>();
  const calls = Array.from({ length: users }, (_, user) => visit(user));
  const end = Date.now() + seconds * 1000;
  await Promise.all(
    calls.map(async (call) => {
      await wait(Math.random() * pause);
      while (Date.now() < end) {
        try {
          const { status, ms } = await call();
          times.push(ms);
          if (status >= 400) errors.set(String(status), (errors.get(String(status)) ?? 0) + 1);
        } catch (error) {
          const text = error instanceof Error ? error.message : String(error);
          errors.set(text, (errors.get(text) ?? 0) + 1);
        }
        await wait(pause * (0.1 + Math.random() * 0.9));
      }
    }),
  );
  return { times, errors };
}

/**
 * Users who read and write at the same time in the large world, beside a bare Fastify route called by as many at the same pace.
 * @param pause milliseconds a person looks at a page before the next call, at most
 */
export async function load(databaseUrl: string, users: number, seconds: number, pause: number): Promise<void> {
  const bare = await startBare();
  const visitors: Visitor[] = [];
  const newVisitor = (url: string) => {
    const visitor = new Visitor(url);
    visitors.push(visitor);
    return visitor;
  };
  const stop: (() => Promise<void>)[] = [bare.stop];
  try {
    const plain = await together(users, Math.max(5, seconds / 6), pause, () => {
      const visitor = newVisitor(bare.url);
      return () => visitor.send('GET', '/');
    });
    const server = await startServer(databaseUrl);
    stop.push(server.stop);
    const admin = await newVisitor(server.url).signIn('admin');
    const steps = await stepsOf(admin);
    const visit = (user: number) => {
      const visitor = newVisitor(server.url);
      visitor.token = admin.token;
      return () => pick(steps)(visitor, user);
    };
    await together(users, 5, pause, visit);
    const full = await together(users, seconds, pause, visit);
    const base = median(plain.times);
    const p99 = quantile(full.times, 0.99);
    console.log(`${users} users reading and writing for ${seconds} s in the large world: ${full.times.length} calls`);
    for (const [text, count] of full.errors) console.error(`  ${count} × ${text}`);
    const failed = [...full.errors.values()].reduce((sum, count) => sum + count, 0);
    report({ name: `server, ${users} users: median`, value: median(full.times), unit: 'ms' });
    report({ name: `server, ${users} users: 99th percentile`, value: p99, unit: 'ms' });
    report({ name: 'the same against the median of a bare route', value: p99 / base, unit: '×', limit: RATIO });
    report({ name: `server, ${users} users: calls that failed`, value: failed, unit: '', limit: 0 });
  } finally {
    for (const visitor of visitors) visitor.close();
    for (const one of stop.toReversed()) await one();
  }
}
