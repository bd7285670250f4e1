import { isDeepStrictEqual } from 'node:util';
import { isNode, texts, type Node } from '../contract/document.ts';
import { bodySchema } from '../contract/operations.ts';
import { at, type Client } from './client.ts';

const stamp = Date.now().toString(36);
const nextYear = `${new Date().getUTCFullYear() + 1}-06-01`;

interface Life {
  create: string;
  change: string;
  remove: string;
  read: string;
  key: string;
  record: string;
  input: Record<string, unknown>;
  patch: Record<string, unknown>;
  /** Creating the same twice is 409. */
  unique: boolean;
}

const place = {
  city: 'Conformance',
  street: 'Conformance 1',
  latitude: 51.5,
  longitude: 7.5,
  location_type: 'private',
  is_active: false,
};
const lives = (construction: string): Life[] => [
  {
    create: 'createTruck',
    change: 'updateTruck',
    remove: 'deleteTruck',
    read: 'getTruck',
    key: 'license_plate',
    record: 'truck',
    unique: true,
    input: { license_plate: `CF-${stamp} Ä`, name: 'Conformance', capacity: 9.5, number_of_compartments: 1 },
    patch: { available: false },
  },
  {
    create: 'createDriver',
    change: 'updateDriver',
    remove: 'deleteDriver',
    read: 'getDriver',
    key: 'id',
    record: 'driver',
    unique: true,
    input: { driver_id: `CF-${stamp}`, name: 'Conformance' },
    patch: { available: false },
  },
  {
    create: 'createLocation',
    change: 'replaceLocation',
    remove: 'deleteLocation',
    read: 'getLocation',
    key: 'id',
    record: 'location',
    unique: true,
    input: { location_id: `CF/${stamp}`, location_name: 'Conformance', ...place },
    patch: { location_id: `CF/${stamp}`, location_name: 'Conformance 2', ...place },
  },
  {
    create: 'createBin',
    change: 'updateBin',
    remove: 'deleteBin',
    read: 'getBin',
    key: 'id',
    record: 'bin',
    unique: true,
    input: { container_id: `CF-${stamp}`, material_type: '11+12', construction_type: construction, active: false },
    patch: { constraints: [{ reason: 'Conformance', week_day: 'monday', start_time: '06:00', end_time: '07:00' }] },
  },
];

/** Creates, changes and removes a record of each kind, and cleans up after itself whatever happens. */
export async function walkWrites(client: Client): Promise<void> {
  const types = await client.ask('listConstructionTypes', 'answers', { expect: 200 });
  for (const life of lives(String(at(types.body, 'construction_types', 0, 'id')))) await live(client, life);
  await shifts(client);
  await complaints(client);
  await passwords(client);
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
    if (life.unique) await client.ask(life.create, 'refuses the same key again', { body: life.input, expect: 409 });
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
    await client.ask(life.change, 'refuses a change from an older state', {
      params,
      body: life.patch,
      headers: { 'if-match': `"${before}"` },
      expect: 412,
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
}

/** What was sent must come back. */
function differences(record: unknown, sent: Record<string, unknown>): string[] {
  return Object.entries(sent)
    .filter(([name, value]) => !isDeepStrictEqual(at(record, name), value))
    .map(([name, value]) => `${name} is ${JSON.stringify(at(record, name))} after ${JSON.stringify(value)} was sent`);
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

async function shifts(client: Client): Promise<void> {
  const plate = `CF-${stamp} S`;
  const made = await client.ask('createTruck', 'creates a truck for shifts', {
    body: { license_plate: plate, name: 'Conformance', capacity: 1, number_of_compartments: 1 },
    expect: 201,
  });
  if (made.status !== 201) return;
  const params = { license_plate: plate };
  const entry = { work_date: nextYear, start_time: '06:00', end_time: '10:00' };
  try {
    await client.ask('setTruckAvailability', 'adds an entry', { params, body: entry, expect: 200 });
    await client.ask('setTruckAvailability', 'refuses an overlap', {
      params,
      body: { ...entry, start_time: '09:00', end_time: '12:00' },
      expect: 409,
    });
    await client.ask('setTruckAvailability', 'refuses an end before the start', {
      params,
      body: { ...entry, end_time: '05:00' },
      expect: 422,
    });
    await client.ask('setTruckAvailability', 'refuses a time that is none', {
      params,
      body: { ...entry, end_time: '25:00' },
      expect: 400,
    });
    await client.ask('setTruckAvailability', 'moves an entry', {
      params,
      body: { ...entry, start_time: '07:00', original_start_time: '06:00' },
      expect: 200,
      also: ({ body }) =>
        at(body, 'original_start_time') === '06:00' ? [] : ['original_start_time does not name the replaced entry'],
    });
    await client.ask('getTruckAvailability', 'shows the one entry', {
      params,
      query: { start_date: nextYear, end_date: nextYear },
      expect: 200,
      also: ({ body }) =>
        (at(body, 'availabilities') as unknown[]).length === 1 ? [] : ['the moved entry is still there'],
    });
    await client.ask('setTruckDefaultAvailabilities', 'keeps a default week', {
      params,
      body: { availabilities: [{ day_of_week: 'monday', start_time: '06:00', end_time: '10:00' }] },
      expect: 200,
    });
    await client.ask('deleteTruckAvailability', 'removes the entry', {
      params,
      body: { work_date: nextYear, start_time: '07:00' },
      expect: 204,
    });
    await client.ask('deleteTruckAvailability', 'needs a body', { params, expect: 400 });
  } finally {
    await client.ask('deleteTruck', 'removes the truck', { params, expect: 204 });
  }
  const driver = await client.ask('createDriver', 'creates a driver for shifts', {
    body: { driver_id: `CF-${stamp}-S`, name: 'Conformance' },
    expect: 201,
  });
  const id = at(driver.body, 'driver', 'id');
  if (typeof id !== 'number') return;
  try {
    await client.ask('setDriverAvailability', 'adds an entry', {
      params: { id },
      body: { ...entry, available: false },
      expect: 200,
    });
    await client.ask('setDriverDefaultAvailability', 'keeps a default week', {
      params: { id },
      body: { availabilities: [{ day_of_week: 'friday', start_time: '06:00', end_time: '10:00' }] },
      expect: 200,
    });
    await client.ask('deleteDriverAvailability', 'removes the entry', {
      params: { id },
      body: { work_date: nextYear, start_time: '06:00' },
      expect: 204,
    });
  } finally {
    await client.ask('deleteDriver', 'removes the driver', { params: { id }, expect: 204 });
  }
}

async function complaints(client: Client): Promise<void> {
  const list = await client.ask('listLocations', 'answers its first row', { query: { page_size: 1 }, expect: 200 });
  const location_id = at(list.body, 'locations', 0, 'location_id');
  const input = { location_id, material_type: '12', channel: 'web', reported_fill_level: 'full' };
  await client.ask('createComplaints', 'needs a location for each', {
    body: [{ ...input, location_id: null }],
    expect: 422,
    also: ({ body }) =>
      at(body, 'detail') === 'Location ID is required for all complaints' ? [] : ['the detail is another text'],
  });
  await client.ask('createComplaints', 'refuses an empty list', { body: [], expect: 400 });
  if (location_id === undefined) return;
  const made = await client.ask('createComplaints', 'files one', { body: [input], expect: 201 });
  const id = at(made.body, 'complaints', 0, 'id');
  if (typeof id !== 'number') return;
  try {
    const closedAt = (set: boolean) => (answer: { body: unknown }) =>
      (at(answer.body, 'complaint', 'closed_at') !== null) === set
        ? []
        : [`closed_at is ${String(at(answer.body, 'complaint', 'closed_at'))}`];
    await client.ask('updateComplaint', 'closes', {
      params: { id },
      body: { status: 'closed' },
      expect: 200,
      also: closedAt(true),
    });
    await client.ask('updateComplaint', 'reopens', {
      params: { id },
      body: { status: 'open' },
      expect: 200,
      also: closedAt(false),
    });
  } finally {
    await client.ask('deleteComplaint', 'removes', { params: { id }, expect: 204 });
  }
}

/** The own profile, and the way to a new password as far as it goes without a mailbox. */
async function passwords(client: Client): Promise<void> {
  const me = await client.ask('getMe', 'answers the profile', { expect: 200 });
  const name = String(at(me.body, 'user', 'name'));
  await client.ask('updateMe', 'keeps a name', {
    body: { name },
    expect: 200,
    also: ({ body }) => differences(at(body, 'user'), { name }),
  });
  await client.ask('updateMe', 'refuses an empty change', { body: {}, expect: 400 });
  await client.ask('updateMe', 'needs the current password for a new one', {
    body: { new_password: 'Conformance-1' },
    expect: 400,
  });
  await client.ask('updateMe', 'refuses a wrong current password', {
    body: { current_password: 'wrong', new_password: 'Conformance-1' },
    expect: 422,
  });
  const nobody = `conformance-${stamp}@example.org`;
  await client.ask('forgotPassword', 'tells nobody whether an address is known', {
    token: null,
    body: { email: nobody },
    expect: 204,
  });
  await client.ask('verifyCode', 'refuses a wrong code', {
    token: null,
    body: { email: nobody, code: '000000' },
    expect: 422,
  });
  await client.ask('verifyCode', 'refuses a code that is none', {
    token: null,
    body: { email: nobody, code: 'abc' },
    expect: 400,
  });
  await client.ask('setNewPassword', 'refuses a made-up session', {
    token: null,
    body: { session: 'c2Vzc2lvbi1vZi1hLWNoYWxsZW5nZQ', new_password: 'Conformance-1' },
    expect: 401,
  });
}
