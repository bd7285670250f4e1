import fc from 'fast-check';
import { brokenOf, contract, resolve, valueOf, type Json } from './schema-values.ts';

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Json;
}
export interface Operation {
  id: string;
  method: Method;
  path: string;
  parameters: Parameter[];
  body: Json | undefined;
  secured: boolean;
}
export interface Request {
  operation: Operation;
  /** What is wrong with it. */
  mistake: string;
  /** What it may be answered. */
  expected: number[];
  method: Method;
  url: string;
  headers: Record<string, string>;
  /** The text of the body. */
  body: string | undefined;
  /** Sent with the token of an admin. */
  signedIn: boolean;
}

export const operations: Operation[] = Object.entries(contract.paths as Record<string, Json>).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method] as Json | undefined;
    if (!operation) return [];
    const given = [...((item.parameters ?? []) as Json[]), ...((operation.parameters ?? []) as Json[])];
    const content = (operation.requestBody as { content?: Record<string, { schema: Json }> } | undefined)?.content;
    const security = (operation.security ?? contract.security ?? []) as Json[];
    return [
      {
        id: String(operation.operationId),
        method,
        path,
        parameters: given.map(resolve) as unknown as Parameter[],
        body: content?.['application/json']?.schema,
        secured: security.some((entry) => 'bearer' in entry),
      },
    ];
  }),
);

/** Methods that a path takes; `/locations/levels` takes those of `/locations/{id}` too. */
export const taken = (path: string): Method[] =>
  methods.filter((method) =>
    operations.some(
      (one) => one.method === method && new RegExp(`^${one.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
    ),
  );

const text = (value: unknown): string =>
  Array.isArray(value) ? value.map(text).join(',') : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Percent-encoding that takes halves of characters too. */
const encoded = (value: unknown) => encodeURIComponent(Buffer.from(text(value)).toString());

type Given = Record<string, unknown>;

interface Draft {
  path: Given;
  query: Given;
  header: Given;
  body: unknown;
}

/** What a request is made of; whatever is left out is sound. */
function draftOf(
  operation: Operation,
  given: Partial<Record<keyof Draft, fc.Arbitrary<unknown>>>,
): fc.Arbitrary<Draft> {
  const place = (where: string) =>
    fc.record(
      Object.fromEntries(
        operation.parameters
          .filter((parameter) => parameter.in === where && (where !== 'query' || parameter.required))
          .map(({ name, schema }) => [name, valueOf(schema)]),
      ),
    );
  return fc.record({
    path: (given.path ?? place('path')) as fc.Arbitrary<Given>,
    query: (given.query ?? place('query')) as fc.Arbitrary<Given>,
    header: (given.header ?? fc.constant({})) as fc.Arbitrary<Given>,
    body: given.body ?? (operation.body ? valueOf(operation.body) : fc.constant(undefined)),
  });
}

type Kind = Pick<Request, 'mistake' | 'expected'> & Partial<Omit<Request, 'operation'>>;

function sent(operation: Operation, { path, query, header, body }: Draft, kind: Kind): Request {
  let url = operation.path;
  for (const [name, value] of Object.entries(path)) url = url.replace(`{${name}}`, encoded(value) || '%20');
  const pairs = Object.entries(query).map(([name, value]) => `${encodeURIComponent(name)}=${encoded(value)}`);
  return {
    operation,
    method: operation.method,
    url: pairs.length > 0 ? `${url}?${pairs.join('&')}` : url,
    headers: Object.fromEntries(Object.entries(header).map(([name, value]) => [name.toLowerCase(), encoded(value)])),
    body: body === undefined ? undefined : JSON.stringify(body),
    signedIn: true,
    ...kind,
  };
}

/** All ways to make a mistake with an operation. */
function mistakesOf(operation: Operation): fc.Arbitrary<Request>[] {
  const { parameters, body, path, secured } = operation;
  const at = (where: string) => parameters.filter((parameter) => parameter.in === where);
  const sound = (where: string) =>
    fc.record(
      Object.fromEntries(
        at(where)
          .filter(({ required }) => required)
          .map(({ name, schema }) => [name, valueOf(schema)]),
      ),
    );
  const draft = (given: Parameters<typeof draftOf>[1], kind: Kind) =>
    draftOf(operation, given).map((made) => sent(operation, made, kind));
  const replaced = (where: 'path' | 'query' | 'header', expected: number[]) =>
    at(where).flatMap(({ name, schema }) => {
      const broken = brokenOf(schema, true);
      if (!broken) return [];
      const wrong = fc.tuple(sound(where), broken).map(([all, value]) => ({ ...all, [name]: value }));
      // An empty value in a query is no value, and in a path another path.
      const there = wrong.filter((all) => text(all[name]).trim() !== '');
      return [draft({ [where]: there }, { mistake: `${where} ${name}`, expected })];
    });
  const without = (where: string) =>
    at(where)
      .filter(({ required }) => required)
      .map(({ name }) => {
        const rest = sound(where).map((all) => Object.fromEntries(Object.entries(all).filter(([key]) => key !== name)));
        return draft({ query: rest }, { mistake: `no ${name}`, expected: [400] });
      });
  const stranger = fc.tuple(sound('query'), fc.constantFrom('x[y]', '__proto__', 'colour', 'Page', 'customer_id'));
  const others = methods.filter((other) => !taken(path).includes(other));
  const unknownId = at('path').some(({ name }) => name === 'id');
  // A deviation's is made of its tour's.
  const idOf = (id: number) =>
    path.startsWith('/tour-deviations/') ? `${Math.min(id, 999_999_999)}-stationary-1` : id;
  const malformed = ['{', '{"a":', 'null', '"x"', '\u0000', '{"a":"\\u0000"}', 'a=1', '[1,', '{"__proto__":{"a":1}}'];
  return [
    ...replaced('path', [400, 404]),
    ...replaced('query', [400]),
    ...without('query'),
    draft(
      { query: stranger.map(([all, name]) => ({ ...all, [name]: '1' })) },
      { mistake: 'unknown parameter', expected: [400] },
    ),
    ...(body
      ? [
          ...Array.from({ length: 4 }, () =>
            draft({ body: brokenOf(body) ?? fc.constant(5) }, { mistake: 'body', expected: [400] }),
          ),
          draft({ body: fc.constant(undefined) }, { mistake: 'no body', expected: [400] }),
          fc
            .constantFrom(...malformed)
            .chain((raw) => draft({}, { mistake: 'malformed body', expected: [400], body: raw })),
          draft({}, { mistake: 'media type', expected: [400], headers: { 'content-type': 'text/plain' } }),
        ]
      : []),
    ...(unknownId
      ? [
          draft(
            { path: fc.integer({ min: 1_000_000, max: 2_000_000_000 }).map((id) => ({ id: idOf(id) })) },
            { mistake: 'unknown record', expected: [404, 409, 422] },
          ),
        ]
      : []),
    ...(secured
      ? [
          draft({}, { mistake: 'no token', expected: [401], signedIn: false }),
          fc
            .constantFrom('Bearer x.y.z', 'Basic YTpi', 'Bearer', `Bearer ${'a'.repeat(5000)}`)
            .chain((authorization) =>
              draft({}, { mistake: 'wrong token', expected: [401], signedIn: false, headers: { authorization } }),
            ),
        ]
      : []),
    ...others.map((other) => draft({}, { mistake: `method ${other}`, expected: [405], method: other })),
  ];
}

/** A request made from the schemas of the contract with one mistake in it. */
export const wrongRequest = (operation: Operation): fc.Arbitrary<Request> => fc.oneof(...mistakesOf(operation));

const odd = fc.constantFrom<unknown>(
  ...['', ' ', 'x', '0', '-1', '1e999', 'NaN', 'null', 'true', '\u0000', '\u202e', '\ud800', "'; drop table bins; --"],
  ...[
    '1e2',
    '1.0',
    '01',
    '%',
    '\\',
    '_',
    '../../etc/passwd',
    '2026-02-30',
    '0000-01-01',
    '9999-12-31',
    '24:00',
    '11+14',
    'é'.repeat(500),
  ],
  ...[null, true, 0, -1, 1.5, 2_147_483_648, 1e308, -0, [], {}, [[]], [null], { a: { b: [] } }],
);

/** A request with odd values in some places, which may still be right: these get past the checks of the schemas. */
export function oddRequest(operation: Operation): fc.Arbitrary<Request> {
  const place = (where: string) =>
    fc.record(
      Object.fromEntries(
        operation.parameters.filter((one) => one.in === where).map(({ name, schema }) => [name, valueOf(schema, odd)]),
      ),
      where === 'path' ? {} : { requiredKeys: [] },
    );
  const body = operation.body ? valueOf(operation.body, odd) : fc.constant(undefined);
  return draftOf(operation, { path: place('path'), query: place('query'), header: place('header'), body }).map((made) =>
    sent(operation, made, { mistake: 'perhaps none', expected: [] }),
  );
}
