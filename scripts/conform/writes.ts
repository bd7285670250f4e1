import { isNode, texts, type Node } from '../contract/document.ts';
import { bodySchema } from '../contract/operations.ts';
import { areas } from './areas.ts';
import { at, type Client } from './client.ts';
import { imports } from './imports.ts';
import { ingest } from './ingest.ts';
import { complaints, passwords, reports } from './notes.ts';
import { people } from './people.ts';
import { tokens } from './tokens.ts';
import { differences, stamp } from './sent.ts';
import { livesOf, type Life } from './resources.ts';
import { shifts } from './shifts.ts';

/** Creates, changes, removes and restores a record of each kind, and cleans up after itself whatever happens. */
export async function walkWrites(client: Client): Promise<void> {
  const types = await client.ask('listConstructionTypes', 'responds', { expect: 200 });
  const construction_type = String(at(types.body, 'construction_types', 0, 'id'));
  const constraint = { reason: 'Conformance', week_day: 'monday', start_time: '06:00', end_time: '07:00' };
  for (const life of livesOf(client.checker.doc, `CF-${stamp} Ä`)) {
    // A construction type must exist; a container's constraints are the only list that is sent.
    if ('construction_type' in life.input) Object.assign(life.input, { construction_type });
    if (life.record === 'bin') Object.assign(life.patch, { constraints: [constraint] });
    await live(client, life);
  }
  await shifts(client);
  await complaints(client);
  await reports(client);
  await ingest(client);
  await passwords(client);
  await people(client);
  await tokens(client);
  await areas(client);
  await imports(client);
  const city = { customer_name: 'Conformance', time_zone: 'Europe/Berlin', disposition_areas: ['A'], name: 'C' };
  const administrator = { email: 'c@example.org', new_password: 'Gehört zur Prüfung 4711', token: 'x'.repeat(43) };
  await client.ask('setUp', 'refuses where there is a customer', {
    ...{ token: null, body: { ...city, ...administrator }, expect: 409 },
  });
}

async function live(client: Client, life: Life): Promise<void> {
  await badBodies(client, life.create, life.input);
  const made = await client.ask(life.create, 'creates', {
    body: life.input,
    expect: 201,
    also: ({ body }) => differences(at(body, life.record), life.input),
  });
  const key = at(made.body, life.record, life.key);
  if (key === undefined) return;
  const params = { [life.key]: String(key) };
  try {
    await client.ask(life.create, 'refuses the same key again', { body: life.input, expect: 409 });
    await client.ask(life.read, 'reads what was created', {
      params,
      expect: 200,
      also: ({ body }) => differences(at(body, life.record), life.input),
    });
    const before = String(at(made.body, life.record, 'updated_at'));
    await client.ask(life.change, 'changes with the ETag of the record', {
      params,
      body: life.patch,
      headers: { 'if-match': `"${before}"` },
      expect: 200,
      also: ({ body }) => differences(at(body, life.record), life.patch),
    });
    const now = await client.ask(life.read, 'reads what was changed', { params, expect: 200 });
    await client.ask(life.change, 'refuses a change from an older state', {
      params,
      body: life.patch,
      headers: { 'if-match': `"${before}"` },
      expect: 412,
      also: ({ body }) =>
        differences(at(body, 'current'), (at(now.body, life.record) ?? {}) as Record<string, unknown>),
    });
    await client.ask(life.change, 'knows no unknown record', {
      params: { [life.key]: life.key === 'id' ? 2_000_000_000 : 'ZZ-ZZ 9999' },
      body: life.patch,
      expect: 404,
    });
  } finally {
    await client.ask(life.remove, 'removes', { params, expect: 204 });
  }
  await client.ask(life.remove, 'removes once only', { params, expect: 404 });
  await client.ask(life.read, 'is gone', { params, expect: 404 });
  const record = (body: unknown) => at(body, life.record);
  const restored = await client.ask(life.restore, 'restores what was removed', {
    params,
    expect: 200,
    also: ({ body }) => differences(record(body), life.patch),
  });
  if (record(restored.body) === undefined) return;
  try {
    await client.ask(life.read, 'reads what was restored', {
      params,
      expect: 200,
      also: ({ body }) => differences(record(body), record(restored.body) as Record<string, unknown>),
    });
    await client.ask(life.restore, 'restores once only', { params, expect: 404 });
  } finally {
    await client.ask(life.remove, 'removes again', { params, expect: 204 });
  }
  const other = await client.ask(life.create, 'takes the key of a removed record', { body: life.input, expect: 201 });
  const otherKey = at(other.body, life.record, life.key);
  if (otherKey === undefined) return;
  await client.ask(life.restore, 'refuses while the key is used again', { params, expect: 409 });
  await client.ask(life.remove, 'removes the other one', { params: { [life.key]: String(otherKey) }, expect: 204 });
}

/** Bodies that break the schema, one rule each. */
async function badBodies(client: Client, id: string, good: Record<string, unknown>): Promise<void> {
  const operation = client.checker.operations.get(id);
  const schema = operation && bodySchema(client.checker.doc, client.checker.doc.resolve(operation.node.requestBody));
  if (!schema) return;
  for (const name of texts(schema.required)) {
    const { [name]: _, ...rest } = good;
    await client.ask(id, `refuses a body without ${name}`, { body: rest, expect: 400 });
  }
  await client.ask(id, 'refuses an unknown property', { body: { ...good, no_such_property: 1 }, expect: 400 });
  await client.ask(id, 'refuses a body that is a list', { body: [good], expect: 400 });
  for (const [name, node] of Object.entries(isNode(schema.properties) ? schema.properties : {})) {
    for (const bad of badJson(client.checker.doc.resolve(node)))
      await client.ask(id, `refuses ${name}: ${JSON.stringify(bad).slice(0, 40)}`, {
        body: { ...good, [name]: bad },
        expect: 400,
      });
  }
}

function badJson(schema: Node): unknown[] {
  const wrongType = schema.type === 'string' || schema.enum ? [{}] : schema.type === undefined ? [] : ['no'];
  return [
    ...wrongType,
    ...(schema.enum ? ['no_such_value'] : []),
    ...(typeof schema.maximum === 'number' ? [schema.maximum + 1] : []),
    ...(typeof schema.maxLength === 'number' ? ['x'.repeat(schema.maxLength + 1)] : []),
    ...(typeof schema.pattern === 'string' ? ['\u0000:,'] : []),
  ];
}
