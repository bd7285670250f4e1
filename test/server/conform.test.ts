import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { summarise, toHtml, toJUnit, toText } from '../../scripts/conform/report.ts';
import { conform } from '../../scripts/conform/walk.ts';
import { openWorld, type World } from './harness.ts';
import { spoilt, type Ignore, type Json, type Spoil } from './spoilt.ts';

let world: World;
let base: string;
beforeAll(async () => {
  world = await openWorld('pglite');
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}`;
});
afterAll(() => world.close());

const walk = (url: string, write = false) => conform({ url, email: 'admin@demo.test', password: 'Glas-2026!', write });

const isList = (url: URL, name: string) => url.pathname === `/api/${name}/`;
const rows = (body: Json | undefined, name: string) => (body?.[name] ?? []) as Json[];
const first = (body: Json | undefined, name: string) => (body?.[name] as Json[] | undefined)?.[0];

test('the reference server conforms, life cycles included, and is left as it was', async () => {
  const count = async () => (await world.admin.get<{ total_routes: number }>('/trucks/')).body.total_routes;
  const before = await count();
  const checker = await walk(`${base}/api`, true);
  const summary = summarise(checker);
  expect(summary.failed).toEqual([]);
  expect([...summary.coverage].filter(([, { seen }]) => seen.length === 0)).toEqual([]);
  expect(await count()).toBe(before);
  expect(toText(summary)).toContain(`${summary.coverage.size} of ${summary.coverage.size} operations`);
  // Closing this world fails when one of them sent more than four statements.
  expect(world.seen.size).toBe(summary.coverage.size);
  expect(toJUnit(checker)).toContain('<testsuite name="listTrucks"');
  expect(toHtml(summary, base)).toContain('conforms');
}, 120_000);

test('a machine token walks what its scopes allow; the rest is refused, and so is a token that is none', async () => {
  const scopes = ['trucks:read', 'reference:read'];
  const made = await world.admin.post<{ secret: string }>('/tokens/', { name: 'Conform', scopes });
  const target = { url: `${base}/api`, email: '', password: '', write: false };
  const { failed, coverage } = summarise(await conform({ ...target, token: made.body.secret }));
  expect(failed).toEqual([]);
  const seen = (id: string) => coverage.get(id)?.seen;
  expect([seen('listTrucks')?.includes(200), seen('listMaterials')?.includes(200)]).toEqual([true, true]);
  expect([seen('listBins'), seen('listUsers')]).toEqual([[403], [403]]);
  expect(summarise(await conform({ ...target, token: `${made.body.secret.slice(0, -1)}!` })).failed).toHaveLength(1);
});

test('an account whose password is not enough walks nothing, and does not conform', async () => {
  const target = { url: `${base}/api`, email: 'new@demo.test', password: 'Glas-2026!', write: false };
  const { failed } = summarise(await conform(target));
  expect(failed).toMatchObject([{ title: 'signs in', faults: [expect.stringContaining('NEW_PASSWORD_REQUIRED')] }]);
});

const faults: [name: string, operation: string, spoil: Spoil, told: RegExp][] = [
  [
    'a wrong enum',
    'listComplaints',
    ({ url, body, status }) =>
      isList(url, 'complaints') && status === 200
        ? { body: { ...body, complaints: rows(body, 'complaints').map((c) => ({ ...c, channel: 'fax' })) } }
        : undefined,
    /channel .*whatsapp/,
  ],
  [
    'a missing field',
    'listTrucks',
    ({ url, body }) => {
      const row = first(body, 'trucks');
      if (!isList(url, 'trucks') || !row) return undefined;
      const { name: _, ...rest } = row;
      return { body: { ...body, trucks: [rest, ...rows(body, 'trucks').slice(1)] } };
    },
    /required property 'name'/,
  ],
  [
    'a wrong status',
    'getStatistic',
    ({ url, status }) =>
      url.pathname.startsWith('/api/general/') && status === 422 ? { status: 200, body: {} } : undefined,
    /422|'result'/,
  ],
  [
    'page_size ignored',
    'listTours',
    ({ url, body, status }) =>
      isList(url, 'tours') && status === 200 && url.searchParams.get('page_size') === '2'
        ? { body: { ...body, tours: [...rows(body, 'tours'), ...rows(body, 'tours')] } }
        : undefined,
    /page/i,
  ],
  [
    'a wrong total',
    'listBins',
    ({ url, body, status }) =>
      isList(url, 'bins') && status === 200
        ? { body: { ...body, total_routes: rows(body, 'bins').length + 7 } }
        : undefined,
    /total/,
  ],
  [
    'no 401',
    'listMaterials',
    ({ url, status }) =>
      url.pathname === '/api/materials/' && status === 401 ? { status: 200, body: { materials: [] } } : undefined,
    /401/,
  ],
  [
    'a slash redirect',
    'listPhones',
    ({ url }) => (isList(url, 'phones') ? { status: 308, location: '/api/phones', body: undefined } : undefined),
    /308|redirect/i,
  ],
  [
    'an extra null',
    'listLocations',
    ({ url, body, status }) =>
      isList(url, 'locations') && status === 200
        ? { body: { ...body, locations: rows(body, 'locations').map((l) => ({ ...l, city: null })) } }
        : undefined,
    /city must be string/,
  ],
  [
    '500 on bad input',
    'listNotifications',
    ({ url, status, body }) =>
      url.pathname === '/api/notifications/' && status === 400
        ? { status: 500, body: { ...body, status: 500 } }
        : undefined,
    /500/,
  ],
  [
    'a wrong date format',
    'listDrivers',
    ({ url, body, status }) =>
      isList(url, 'drivers') && status === 200
        ? { body: { ...body, drivers: rows(body, 'drivers').map((d) => ({ ...d, updated_at: '18.11.2026 10:00' })) } }
        : undefined,
    /updated_at .*date-time/,
  ],
];

/** Findings of one walk on a backend with all these faults; each is in another operation, so that none hides another. */
async function findings(some: typeof faults): Promise<Map<string, string>> {
  expect(new Set(some.map(([, operation]) => operation)).size).toBe(some.length);
  const { failed } = summarise(
    await spoilt(
      base,
      (exchange) => some.map(([, , spoil]) => spoil(exchange)).find((given) => given !== undefined),
      (url) => walk(url),
    ),
  );
  const found = new Map<string, string>();
  for (const { operation, title, faults: texts } of failed)
    found.set(operation, `${found.get(operation) ?? ''}${title}: ${texts.join('; ')}\n`);
  return found;
}

test('each of ten faults is caught, and told as what it is', async () => {
  const found = await findings(faults);
  for (const [name, operation, , told] of faults) expect(found.get(operation) ?? '', name).toMatch(told);
  // Nothing but what was spoilt is blamed.
  expect([...found.keys()].toSorted()).toEqual(faults.map(([, operation]) => operation).toSorted());
}, 240_000);

const drop =
  (list: string, ...names: string[]): Ignore =>
  ({ url }) => {
    if (isList(url, list)) for (const name of names) url.searchParams.delete(name);
  };
const ignored: [name: string, operation: string, ignore: Ignore, told: RegExp][] = [
  ['sort', 'listTrucks', drop('trucks', 'sort'), /not in the order of -?\w+/],
  [
    'the direction',
    'listTours',
    ({ url }) => {
      const sort = url.searchParams.get('sort');
      if (isList(url, 'tours') && sort) url.searchParams.set('sort', sort.replace('-', ''));
    },
    /not in the order of -duration/,
  ],
  ['q', 'listPhones', drop('phones', 'q'), /q is ignored/],
  ['areas', 'listLocations', drop('locations', 'disposition_area_ids'), /passes the filter disposition_area_id=/],
  ['ranges', 'listBins', drop('bins', 'level_min', 'level_max'), /passes the filter level_min=/],
  ['days', 'listComplaints', drop('complaints', 'created_start', 'created_end'), /passes the filter created_start=/],
  [
    'If-Match',
    'updateTruck',
    ({ method, url, headers }) => {
      if (method === 'PATCH' && url.pathname.startsWith('/api/trucks/')) delete headers['if-match'];
    },
    /returns 200 where 412 is right/,
  ],
];

test('what a backend ignores is told: sorting, its direction, search, areas, ranges, days, If-Match', async () => {
  // One of its own: the plate of the walk before is among the deleted trucks of the other.
  const fresh = await openWorld('pglite');
  onTestFinished(() => fresh.close());
  await fresh.app.listen({ port: 0, host: '127.0.0.1' });
  const { failed } = summarise(
    await spoilt(
      `http://127.0.0.1:${(fresh.app.server.address() as AddressInfo).port}`,
      () => undefined,
      (url) => walk(url, true),
      (request) => ignored.forEach(([, , ignore]) => ignore(request)),
    ),
  );
  for (const [name, operation, , told] of ignored) {
    const texts = failed.filter((finding) => finding.operation === operation).flatMap((finding) => finding.faults);
    expect(texts.join('\n'), name).toMatch(told);
  }
  expect([...new Set(failed.map(({ operation }) => operation))].toSorted()).toEqual(
    ignored.map(([, operation]) => operation).toSorted(),
  );
}, 120_000);
