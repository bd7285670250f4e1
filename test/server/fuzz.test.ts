import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readContract } from '../../src/server/http/contract.ts';
import { openWorld, type World } from './harness.ts';

type Json = Record<string, unknown>;
interface Parameter {
  name: string;
  in: string;
  schema: Json;
}
interface Operation {
  id: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  parameters: Parameter[];
  body: Json | undefined;
}

const contract = readContract() as unknown as Json;

/** Follows a reference within the contract. */
function resolve(node: Json): Json {
  if (typeof node.$ref !== 'string') return node;
  const found = node.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Json)[key], contract);
  return resolve({ ...(found as Json), ...Object.fromEntries(Object.entries(node).filter(([key]) => key !== '$ref')) });
}

function operations(): Operation[] {
  return Object.entries(contract.paths as Record<string, Json>).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
      const operation = item[method] as Json | undefined;
      if (!operation) return [];
      const given = [...((item.parameters ?? []) as Json[]), ...((operation.parameters ?? []) as Json[])];
      const content = (operation.requestBody as { content?: Record<string, { schema: Json }> } | undefined)?.content;
      return [
        {
          id: String(operation.operationId),
          method,
          path,
          parameters: given.map(resolve) as unknown as Parameter[],
          body: content?.['application/json']?.schema,
        },
      ];
    }),
  );
}

const nasty = fc.constantFrom<unknown>(
  ...[
    '',
    ' ',
    'x',
    '0',
    '-1',
    '1e999',
    'NaN',
    'null',
    'true',
    '\u0000',
    '\u202e',
    '\ud800',
    "'; drop table bins; --",
    '%',
    '\\',
    '_',
  ],
  ...['../../etc/passwd', '2026-02-30', '2026-13-01', '0000-01-01', '9999-12-31', '24:00', '11+14', 'é'.repeat(500)],
  ...[null, true, 0, -1, 1.5, 2_147_483_648, 1e308, -0, [], {}, [[]], [null], { a: { b: [] } }],
);

/** A value that fits the schema, more or less; about a fifth of all places hold something else. */
function valueOf(schema: Json, depth = 0): fc.Arbitrary<unknown> {
  const node = resolve(schema);
  const wrong = { weight: 1, arbitrary: nasty };
  const right = (arbitrary: fc.Arbitrary<unknown>) => fc.oneof({ weight: 5, arbitrary }, wrong);
  const choices = (node.oneOf ?? node.anyOf) as Json[] | undefined;
  if (choices && !node.properties) return right(fc.oneof(...choices.map((choice) => valueOf(choice, depth + 1))));
  if (node.enum) return right(fc.constantFrom(...(node.enum as unknown[])));
  const type = Array.isArray(node.type) ? (node.type as string[])[0] : node.type;
  if (type === 'object' && depth < 6) {
    const properties = (node.properties ?? {}) as Record<string, Json>;
    const fields = Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [
        name,
        fc.option(valueOf(property, depth + 1), { nil: undefined, freq: 6 }),
      ]),
    );
    const odd = fc.dictionary(fc.constantFrom('id', 'customer_id', '__proto__', 'constructor', 'toString'), nasty, {
      maxKeys: 1,
    });
    return right(fc.tuple(fc.record(fields), odd).map(([body, more]) => ({ ...body, ...more })));
  }
  if (type === 'array' && depth < 6) return right(fc.array(valueOf(node.items as Json, depth + 1), { maxLength: 4 }));
  if (type === 'integer' || type === 'number') {
    const { minimum = -1000, maximum = 1000 } = node as { minimum?: number; maximum?: number };
    const whole = fc.integer({
      min: Math.max(Math.trunc(minimum) - 1, -2_147_483_648),
      max: Math.min(Math.trunc(maximum) + 1, 2_147_483_648),
    });
    return right(type === 'integer' ? whole : fc.oneof(whole, fc.double()));
  }
  if (type === 'boolean') return right(fc.boolean());
  if (node.format === 'date')
    return right(
      fc
        .date({ min: new Date('0001-01-02'), max: new Date('9999-12-30'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
    );
  if (typeof node.pattern === 'string')
    return right(
      fc.oneof(
        fc.stringMatching(new RegExp(node.pattern, 'u')),
        fc.constantFrom('07/12', 'F-03', '06:00', '14:00', 'igloo'),
      ),
    );
  return right(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.constantFrom('user@demo.test', 'Nord')));
}

const text = (value: unknown): string =>
  Array.isArray(value) ? value.map(text).join(',') : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Percent-encoding that takes halves of characters too. */
const encoded = (value: unknown) => encodeURIComponent(Buffer.from(text(value)).toString());

interface Request {
  operation: Operation;
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

function requestOf(operation: Operation): fc.Arbitrary<Request> {
  const values = operation.parameters.map((parameter) =>
    fc
      .option(valueOf(parameter.schema), { nil: undefined, freq: parameter.in === 'path' ? 1000 : 2 })
      .map((value) => ({ parameter, value })),
  );
  const more = fc.option(fc.tuple(fc.constantFrom('q', 'page', 'sort', 'x[y]', '__proto__'), nasty), {
    nil: undefined,
    freq: 8,
  });
  const body = operation.body
    ? fc.option(valueOf(operation.body), { nil: undefined, freq: 20 })
    : fc.constant(undefined);
  return fc.tuple(fc.tuple(...values), more, body).map(([given, extra, content]) => {
    let { path } = operation;
    const query: string[] = extra ? [`${extra[0]}=${encoded(extra[1])}`] : [];
    const headers: Record<string, string> = {};
    for (const { parameter, value } of given) {
      if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, encoded(value ?? '1') || '1');
      else if (value === undefined) continue;
      else if (parameter.in === 'query') query.push(`${parameter.name}=${encoded(value)}`);
      else headers[parameter.name.toLowerCase()] = encoded(value);
    }
    return { operation, url: `${path}${query.length > 0 ? `?${query.join('&')}` : ''}`, headers, body: content };
  });
}

// Signing in is left out: its attempts are limited, and each costs a hash. The others meet every check there is.
const tried = operations().filter(({ id }) => !['logIn', 'forgotPassword', 'verifyCode'].includes(id));

describe.each([
  { engine: 'pglite', requests: 1500 },
  { engine: 'postgres', requests: 3500 },
] as const)('requests at random, from the schemas of the contract ($engine)', ({ engine, requests }) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(engine);
  });
  afterAll(() => world.close());

  it('get a good answer or a problem of the contract, never a 5xx', { timeout: 240_000 }, async () => {
    const counts: Record<number, number> = {};
    const request = fc.constantFrom(...tried).chain(requestOf);
    await fc.assert(
      fc.asyncProperty(request, async ({ operation, url, headers, body }) => {
        const client = world.admin;
        // The harness checks each refusal against the problem schema, and the server each good answer.
        const { status } =
          operation.method === 'get'
            ? await client.get(url, headers)
            : await client[operation.method](url, body, headers);
        counts[status] = (counts[status] ?? 0) + 1;
        expect(
          status,
          `${operation.method} ${url} ${JSON.stringify(body)}\n${world.log.slice(-3).join('')}`,
        ).toBeLessThan(500);
        world.log.length = 0;
        world.queries.length = 0;
      }),
      { numRuns: requests, seed: 20_261_121 },
    );
    // Most were wrong, and not all of them at the first check.
    expect(counts[400] ?? 0).toBeGreaterThan(requests / 4);
    expect((counts[200] ?? 0) + (counts[201] ?? 0) + (counts[204] ?? 0)).toBeGreaterThan(requests / 50);
    expect((counts[404] ?? 0) + (counts[422] ?? 0)).toBeGreaterThan(requests / 50);
  });
});
