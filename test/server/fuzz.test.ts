import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type World } from './harness.ts';
import { methods, oddRequest, operations, taken, wrongRequest, type Request } from './wrong-requests.ts';

/** New in each run; `FUZZ_SEED` repeats a run that failed. */
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
console.log(`Requests made from the seed ${seed}; repeat them with FUZZ_SEED=${seed}`);

describe.each([
  { engine: 'pglite', wrong: 1500, odd: 300 },
  { engine: 'postgres', wrong: 3500, odd: 750 },
] as const)('requests made from the schemas of the contract ($engine)', ({ engine, wrong, odd }) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(engine);
  });
  afterAll(() => world.close());

  /** The harness checks each refusal against the problem schema, and the server each good answer. */
  async function send({ method, url, headers, body, signedIn }: Request): Promise<number> {
    const client = signedIn ? world.admin : world.anonymous;
    world.log.length = 0;
    world.queries.length = 0;
    const { status } = method === 'get' ? await client.get(url, headers) : await client[method](url, body, headers);
    return status;
  }

  const told = ({ method, url, body, mistake }: Request) =>
    `${mistake}: ${method} ${url} ${body}\n${world.log.slice(-3).join('')}`;

  it(`${wrong} with a mistake are each refused, none with a 5xx`, { timeout: 240_000 }, async () => {
    const met = new Map<string, number>();
    for (const [index, operation] of operations.entries()) {
      await fc.assert(
        fc.asyncProperty(wrongRequest(operation), async (request) => {
          const status = await send(request);
          expect(request.expected, `${status} for ${told(request)}`).toContain(status);
          const kind = request.mistake.split(' ')[0] ?? '';
          met.set(kind, (met.get(kind) ?? 0) + 1);
        }),
        { numRuns: Math.ceil(wrong / operations.length), seed: seed + index },
      );
    }
    for (const kind of ['path', 'query', 'body', 'malformed', 'media', 'no', 'wrong', 'unknown', 'method']) {
      expect([kind, (met.get(kind) ?? 0) > 10]).toEqual([kind, true]);
    }
  });

  it(`${odd} with odd values get a good answer or a problem, never a 5xx`, { timeout: 240_000 }, async () => {
    const counts: Record<number, number> = {};
    // A good stream does not end.
    for (const operation of operations.filter(({ id }) => id !== 'streamEvents')) {
      await fc.assert(
        fc.asyncProperty(oddRequest(operation), async (request) => {
          const status = await send(request);
          counts[status] = (counts[status] ?? 0) + 1;
          expect(status, told(request)).toBeLessThan(500);
        }),
        { numRuns: Math.ceil(odd / operations.length), seed },
      );
    }
    // Not all of them end at the checks of the schemas.
    expect((counts[200] ?? 0) + (counts[201] ?? 0) + (counts[204] ?? 0)).toBeGreaterThan(odd / 50);
    expect((counts[404] ?? 0) + (counts[422] ?? 0)).toBeGreaterThan(odd / 50);
  });

  it('a method that a path does not take is 405 and names those it does', async () => {
    for (const path of new Set(operations.map((operation) => operation.path))) {
      const url = path.replace('{id}', '1').replace('{license_plate}', 'F-GL%201').replace('{stat_name}', 'km');
      const good = taken(path);
      for (const method of methods.filter((one) => !good.includes(one))) {
        const { status, headers } = await world.anonymous[method](url);
        expect([method, path, status, headers.allow]).toEqual([method, path, 405, good.join(', ').toUpperCase()]);
      }
    }
  });
});
