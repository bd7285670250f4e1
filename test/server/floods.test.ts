import { expect, it } from 'vitest';
import { openWorld, type Schemas } from './harness.ts';
import { visitor } from './sign-in.ts';

/** More than hashes may wait, however many processors there are. */
const crowd = 64;

it('a crowd that signs in is refused beyond the queue, at once and in words, and who is signed in waits for none of it', async () => {
  // Hashes slow enough that the order of what is answered does not depend on luck.
  const world = await openWorld('postgres', { env: { TRUST_PROXY: '1', PASSWORD_COST: '14' } });
  const order: string[] = [];
  const note = async <T extends { status: number }>(name: string, asked: Promise<T>) => {
    const reply = await asked;
    order.push(`${name} ${reply.status}`);
    return reply;
  };
  const logIns = Array.from({ length: crowd }, (_, at) =>
    note('log-in', visitor(world, { 'x-forwarded-for': `198.51.100.${at}` }).logIn(`nobody${at}@demo.test`, 'wrong')),
  );
  await expect.poll(() => order.filter((line) => line === 'log-in 503').length, { timeout: 30_000 }).toBeGreaterThan(0);
  await note('GET', world.viewer.get('/trucks/'));
  await note('refused token', world.client('not.a.token').get('/trucks/'));

  const replies = await Promise.all(logIns);
  const refused = replies.filter(({ status }) => status === 503);
  const judged = replies.filter(({ status }) => status === 401);
  expect(refused.length + judged.length).toBe(crowd);
  expect(judged.length).toBeGreaterThan(20);
  for (const { headers, body } of refused) {
    expect(headers['retry-after']).toBe('5');
    expect((body as Schemas['Problem']).detail).toMatch(/^The server is busy/);
  }
  // All of these came while hashes were still waiting.
  const lastHash = order.lastIndexOf('log-in 401');
  for (const early of ['log-in 503', 'GET 200', 'refused token 401'])
    expect(order.lastIndexOf(early), order.join('\n')).toBeLessThan(lastHash);
  // The queue is empty again: nobody is kept out for longer.
  expect((await visitor(world).logIn('user@demo.test')).status).toBe(200);
  await world.close();
});

it('a crowd that asks for codes hashes nothing: the queue stays free for who signs in', async () => {
  const world = await openWorld('pglite', { env: { TRUST_PROXY: '1', PASSWORD_COST: '14' } });
  const from = (at: number) => visitor(world, { 'x-forwarded-for': `198.51.100.${at}` });
  const asked = Array.from({ length: 100 }, (_, at) => from(at).forgot(`nobody${at}@demo.test`));
  const signedIn = from(101).logIn('user@demo.test');
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([204]));
  expect((await signedIn).status).toBe(200);
  await world.close();
});
