import { afterAll, beforeAll, expect, it } from 'vitest';
import { onBothEngines, openWorld, testConfig, type Schemas, type World } from './harness.ts';
import { operations } from './wrong-requests.ts';

onBothEngines('a request that does not fit', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(engine);
  });
  afterAll(() => world.close());

  it('gets the path of each error', async () => {
    const { status, body } = await world.user.post('/bins/', {
      container_id: 'a:b',
      construction_type: 'igloo',
      active: 'yes',
      constraints: [{ reason: '', start_time: '25:00', end_time: '10:00', week_day: 'monday' }],
      colour: 'green',
    });
    expect(status).toBe(400);
    expect(body.errors?.map(({ path }) => path).toSorted()).toEqual([
      'active',
      'colour',
      'constraints.0.reason',
      'constraints.0.start_time',
      'container_id',
      'material_type',
    ]);
    expect(body.instance).toMatch(/^[\da-f-]{36}$/);
  });

  it('gets the first errors where there are a hundred thousand', async () => {
    const many = Array.from({ length: 130_000 }, () => ({}));
    const { status, body } = await world.user.post('/complaints/', many);
    expect([status, body.errors?.length]).toEqual([400, 20]);
    const rows = [Object.fromEntries(many.slice(0, 101).map((_, index) => [`k${index}`, index]))];
    const refused = await world.user.post('/imports/', { kind: 'drivers', name: 'rows.json', rows });
    expect([refused.status, refused.body.errors?.map(({ path }) => path)]).toEqual([400, ['rows.0']]);
  });

  it('gets 400 for an unknown or wrong query parameter, and defaults for an empty one', async () => {
    const wrong = await world.viewer.get('/bins/?colour=green&page=0&page_size=1001&active=maybe&sort=colour');
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors?.map(({ path }) => path).toSorted()).toEqual([
      'query.active',
      'query.colour',
      'query.page',
      'query.page_size',
      'query.sort',
    ]);
    expect((await world.viewer.get('/materials/?page=1')).status).toBe(400);
    expect((await world.viewer.get('/bins/?page=1&page=2')).status).toBe(400);
    expect((await world.viewer.get('/bins/?q=&disposition_area_ids=&material_type=')).status).toBe(200);
  });

  it('gets 400 for a body that is no JSON, none, or not text the database can hold', async () => {
    const post = (body?: unknown, headers = {}) => world.user.post('/locations/', body, headers);
    expect((await post('{"location_id":')).body.errors?.[0]?.path).toBe('body');
    expect((await post()).body.errors?.[0]?.path).toBe('body');
    expect((await post('', { 'content-type': 'application/json' })).status).toBe(400);
    expect((await post('null')).status).toBe(400);
    expect((await post('[]')).status).toBe(400);
    expect((await post('{"__proto__":{"a":1}}')).status).toBe(400);
    expect((await post('a=1', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(400);
    expect((await post('{"location_id":"a\\u0000b"}')).status).toBe(400);
    expect((await post('{"location_id":"a\\ud83d"}')).body.errors?.[0]?.path).toBe('body');
    const importing = { kind: 'locations', name: '\ud800', dry_run: false, run: '00aaaaAa', rows: [{}] };
    expect((await world.user.post('/imports/', JSON.stringify(importing))).body.errors?.[0]?.path).toBe('body');
    // Whole pairs, and a backslash before a u, are text as any other.
    const whole = await post('{"location_id":"a","city":"\\ud83d\\ude9b \\\\u0000"}');
    expect(whole.body.errors?.map(({ path }) => path)).not.toContain('body');
    expect((await world.viewer.get('/locations/?q=a%00b')).status).toBe(400);
    expect((await world.viewer.get('/trucks/a%00b')).status).toBe(400);
    expect((await world.viewer.get('/trucks/%E0%A4%A')).status).toBe(400);
  });

  it('gets 413 over 1 MiB, 404 for an unknown address, 405 for a method it does not take', async () => {
    const big = { location_id: 'x'.repeat(1024 * 1024) };
    expect((await world.user.post('/locations/', big)).status).toBe(413);
    expect((await world.user.post('/auth/log-in', big)).status).toBe(413);
    expect((await world.viewer.get('/nowhere')).status).toBe(404);
    // Slashes at the end belong to the path.
    expect((await world.viewer.get('/bins')).status).toBe(404);
    expect((await world.user.put('/bins/', {})).status).toBe(405);
    expect((await world.viewer.get('/auth/log-in')).status).toBe(405);
  });

  it('gets 404 for an id of nobody and 400 for one that cannot be', async () => {
    for (const path of ['/bins/', '/locations/', '/drivers/', '/complaints/', '/tours/']) {
      expect([path, (await world.viewer.get(`${path}2147483647`)).status]).toEqual([path, 404]);
      expect([path, (await world.viewer.get(`${path}2147483648`)).status]).toEqual([path, 400]);
      expect([path, (await world.viewer.get(`${path}1.5`)).status]).toEqual([path, 400]);
    }
    expect((await world.viewer.get('/trucks/MS-%C3%84B%2099')).status).toBe(404);
  });

  it('gets 404 or 400 for an id in another spelling, whatever the resource and the method', async () => {
    const withId = operations.filter(({ path }) => path.includes('{id}'));
    expect(withId.length).toBeGreaterThan(15);
    for (const { method, path, id } of withId) {
      for (const spelling of ['1e2', '1.0', '1e0', '01', '+1', '-0', '0x1', '%201', '1%20', '1e400', '١', 'null']) {
        const url = path.replace('{id}', spelling);
        const { status } = await (method === 'get' ? world.admin.get(url) : world.admin[method](url, {}));
        expect([400, 404], `${id} ${spelling} answered ${status}`).toContain(status);
      }
    }
    // None of the deletions above found a record.
    expect((await world.admin.get('/tours/1')).status).toBe(200);
    expect((await world.admin.get('/bins/1')).status).toBe(200);
  });

  it('finds keys with spaces, umlauts and slashes in the path', async () => {
    const truck = { license_plate: 'MS/ÄB 12', name: 'Test', capacity: 12, number_of_compartments: 2 };
    expect((await world.user.post('/trucks/', truck)).status).toBe(201);
    const path = `/trucks/${encodeURIComponent('MS/ÄB 12')}`;
    const found = await world.viewer.get<Schemas['TruckEnvelope']>(path);
    expect(found.body.truck).toMatchObject(truck);
  });
});

onBothEngines('an answer', (engine) => {
  it('that breaks the contract is 500 and in the log, without its content', async () => {
    const world = await openWorld(engine, {
      handlers: {
        listMaterials: () =>
          Promise.resolve({ status: 200, body: { materials: [{ id: '14', secret: 'x' }] } } as never),
        listConstructionTypes: () => Promise.reject(new Error('broken inside')),
      },
    });
    const wrong = await world.viewer.get('/materials/');
    expect([wrong.status, wrong.body.detail]).toEqual([500, 'Server error']);
    expect(world.log.join('')).toContain('response breaks the contract');
    const broken = await world.viewer.get('/construction/');
    expect([broken.status, JSON.stringify(broken.body)]).toEqual([500, expect.not.stringContaining('broken')]);
    expect((await world.viewer.get('/bins/')).status).toBe(501);
    await world.close();
  });

  it('carries strict headers, never CORS ones, and is counted by operation', async () => {
    const world = await openWorld(engine);
    const { headers } = await world.viewer.get('/materials/', { origin: 'https://elsewhere.example' });
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-request-id']).toBeDefined();
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    const malformed = await world.app.inject('/%');
    expect([malformed.statusCode, malformed.headers['content-security-policy']]).toEqual([400, policy]);
    expect(malformed.json<{ instance: string }>().instance).toBe(malformed.headers['x-request-id']);
    const mapped = await openWorld(engine, {
      beside: world,
      env: {
        VITE_MAPBOX_TOKEN: 'pk.x',
        VITE_MAP_STYLE_URL: 'https://maps.example/style.json',
        MAP_HOSTS: 'https://tiles.example, https://*.fonts.example:8443',
        VITE_BASE_PATH: 'glas',
      },
    });
    const page = await mapped.app.inject('/glas/config.js');
    expect(page.body).toContain('"apiBase":"/glas/api"');
    expect(page.headers['cache-control']).toBe('no-cache');
    const hosts = 'https://maps.example https://tiles.example https://*.fonts.example:8443';
    const mapPolicy = String(page.headers['content-security-policy']);
    expect(mapPolicy).toContain(`connect-src 'self' ${hosts}`);
    expect(mapPolicy).toContain(`img-src 'self' data: blob: ${hosts}`);
    for (const host of ['tiles.example', 'https://a.example/path', "https://a.example;script-src 'unsafe-inline'", '*'])
      expect(() => testConfig({ MAP_HOSTS: host })).toThrow('MAP_HOSTS');
    expect((await mapped.app.inject('/glas/api/materials/')).statusCode).toBe(401);
    expect((await mapped.app.inject('/api/materials/')).statusCode).toBe(404);
    expect((await world.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await world.app.inject('/readyz')).statusCode).toBe(200);
    expect((await world.app.inject('/metrics')).statusCode).toBe(404);
    const metered = await openWorld(engine, { env: { METRICS_TOKEN: 'a token for metrics' } });
    await metered.viewer.get('/materials/');
    expect((await metered.app.inject('/metrics')).statusCode).toBe(401);
    const counted = await metered.app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer a token for metrics' },
    });
    await metered.close();
    expect(counted.body).toMatch(/http_request_duration_seconds_count\{operation="listMaterials",status="200"\} 1/);
    await world.close();
  });
});
