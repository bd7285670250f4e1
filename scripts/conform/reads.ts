import { isNode, texts } from '../contract/document.ts';
import { at, type Client } from './client.ts';

const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

/** Signing in, the session, and every operation without or with a wrong token. */
export async function walkAuth(client: Client, email: string, password: string): Promise<boolean> {
  await client.ask('logIn', 'refuses a wrong password', {
    token: null,
    body: { email, password: `${password}-wrong` },
    expect: [401, 429],
  });
  await client.ask('logIn', 'refuses an address that is none', {
    token: null,
    body: { email: 'nobody', password },
    expect: 400,
  });
  const signedIn = await client.ask('logIn', 'signs in', {
    token: null,
    body: { email, password },
    expect: 200,
    also: ({ body }) => {
      const challenge = at(body, 'challenge_name');
      return challenge === undefined
        ? []
        : [`asks for ${String(challenge)}: name an account that needs its password alone, or use a machine token`];
    },
  });
  const token = at(signedIn.body, 'atk');
  if (typeof token !== 'string') return false;
  client.token = token;
  const cookie = signedIn.headers.getSetCookie()[0];
  if (cookie) {
    const flags = ['HttpOnly', 'SameSite=Strict'].filter((flag) => !cookie.toLowerCase().includes(flag.toLowerCase()));
    const [pair = ''] = cookie.split(';');
    const renewed = await client.ask('refreshToken', 'renews the token with the cookie', {
      token: null,
      headers: { cookie: pair },
      expect: 200,
      also: () => flags.map((flag) => `the cookie lacks ${flag}`),
    });
    // For ten seconds a response that was lost may be asked for again.
    const successor = renewed.headers.getSetCookie()[0]?.split(';')[0];
    await client.ask('refreshToken', 'has one successor for a cookie', {
      token: null,
      headers: { cookie: pair },
      expect: [200, 401],
      also: ({ status, headers }) =>
        status === 401 || headers.getSetCookie()[0]?.split(';')[0] === successor
          ? []
          : ['a cookie that was used has a second successor'],
    });
  }
  await client.ask('refreshToken', 'refuses without a cookie', { token: null, expect: 401 });
  const again = await client.ask('logIn', 'signs in again', { token: null, body: { email, password }, expect: 200 });
  client.token = String(at(again.body, 'atk'));
  await client.ask('getMe', 'returns the profile', { expect: 200 });
  for (const [id, { scopes, node }] of client.checker.operations) {
    if (scopes === undefined || (node.security as unknown[] | undefined)?.length === 0) continue;
    const blank = {
      params: {
        ...{ id: 1, license_plate: 'X', stat_name: 'num-routes', work_date: '2026-01-01' },
        ...{ session_id: '00000000-0000-4000-8000-000000000000', kind: 'trucks', key: 'X' },
      },
      expect: 401,
    } as const;
    await client.ask(id, 'refuses without a token', { ...blank, token: null });
    await client.ask(id, 'refuses a made-up token', { ...blank, token: 'eyJhbGciOiJub25lIn0.e30.' });
  }
  return true;
}

/** Reference data, statistics, schedules, distances. */
export async function walkReads(client: Client): Promise<void> {
  for (const id of ['listMaterials', 'listConstructionTypes', 'listLocationLevels', 'listLabels', 'listSessions'])
    await client.ask(id, 'responds', { expect: 200 });
  await client.ask('countViews', 'counts', { query: { list: 'bins', queries: 'level_min=80' }, expect: 200 });
  await client.ask('listNotifications', 'returns the last days', { expect: 200 });
  await client.ask('listNotifications', 'keeps to its limit', {
    query: { limit: 1, start: '2000-01-01' },
    expect: 200,
    also: ({ body }) =>
      (['route_events', 'unloadings'] as const)
        .filter((list) => (at(body, 'notifications', list) as unknown[]).length > 1)
        .map((list) => `limit=1 returns more ${list}`),
  });
  const names = client.checker.doc.resolve(
    client.checker.operations.get('getStatistic')?.parameters.get('path stat_name')?.schema,
  );
  for (const stat_name of texts(names.enum)) {
    await client.ask('getStatistic', `returns ${stat_name}, a bucket for each day`, {
      params: { stat_name },
      query: { start: day(-9), end: day(0) },
      expect: 200,
      also: ({ body }) => {
        const length = (at(body, 'result', 'series') as unknown[]).length;
        return length === 10 ? [] : [`10 days have ${length} buckets`];
      },
    });
  }
  const stat = { params: { stat_name: 'num-routes' } };
  await client.ask('getStatistic', 'refuses an end before the start', {
    ...stat,
    query: { start: day(0), end: day(-1) },
    expect: 422,
  });
  await client.ask('getStatistic', 'splits by material', {
    ...stat,
    query: { start: day(-30), end: day(0), interval: 'week', split: 'material_type' },
    expect: 200,
  });
  await client.ask('getTourStatistics', 'responds', { expect: 200 });
  await client.ask('streamEvents', 'streams what changes', { expect: 200 });
  const span = { start_date: day(-7), end_date: day(7) };
  for (const id of ['listTruckAvailabilities', 'listDriverAvailabilities', 'listFinishedDays']) {
    await client.ask(id, 'returns two weeks', { query: span, expect: 200 });
    await client.ask(id, 'refuses an end before the start', {
      query: { start_date: day(0), end_date: day(-1) },
      expect: 422,
    });
  }
  const first = async (id: string, rows: string) =>
    at((await client.ask(id, 'returns its first row', { query: { page_size: 2 }, expect: 200 })).body, rows) as
      | Record<string, unknown>[]
      | undefined;
  const [truck] = (await first('listTrucks', 'trucks')) ?? [];
  if (truck) {
    const plate = String(truck.license_plate);
    await client.ask('getTruckAvailability', 'returns two weeks of a truck', {
      params: { license_plate: plate },
      query: span,
      expect: 200,
    });
    await client.ask('getRecordHistory', 'returns what was changed of a truck', {
      params: { kind: 'trucks', key: plate },
      expect: 200,
    });
  }
  const [driver] = (await first('listDrivers', 'drivers')) ?? [];
  if (driver)
    await client.ask('getDriverAvailability', 'returns two weeks of a driver', {
      params: { id: Number(driver.id) },
      query: span,
      expect: 200,
    });
  const [a, b] = (await first('listLocations', 'locations')) ?? [];
  if (a && b) {
    const pair = `${String(a.location_id)}:${String(b.location_id)}`;
    await client.ask('getDistanceMatrix', 'returns a pair', {
      query: { pairs: pair },
      expect: 200,
      also: ({ body }) =>
        at(body, 'distance_matrix', 0, 'from') === a.location_id ? [] : ['the pair is not the one asked for'],
    });
    await client.ask('findNearbyLocations', 'finds a location at its own place', {
      body: { latitude: a.latitude, longitude: a.longitude, radius_m: 100 },
      expect: 200,
      also: ({ body }) =>
        (at(body, 'locations') as unknown[]).some((row) => at(row, 'location', 'id') === a.id)
          ? []
          : ['the location itself is not found'],
    });
  }
}

/** Queries that break their schema must get 400, never 500 and never a response. */
export async function walkBadQueries(client: Client): Promise<void> {
  for (const [id, operation] of client.checker.operations) {
    if (operation.method !== 'get' || id === 'refreshToken') continue;
    const params = { id: 1, license_plate: 'X', stat_name: 'num-routes', kind: 'trucks', key: 'X', code: '7K3QX9M' };
    const base = Object.fromEntries(
      [...operation.parameters.values()].flatMap((p) =>
        p.in === 'query' && p.required === true ? [[String(p.name), p.name === 'pairs' ? 'a:b' : day(0)]] : [],
      ),
    );
    await client.ask(id, 'refuses an unknown query parameter', {
      params,
      query: { ...base, no_such_parameter: '1' },
      expect: 400,
    });
    for (const parameter of operation.parameters.values()) {
      if (parameter.in !== 'query') continue;
      const schema = client.checker.doc.resolve(parameter.schema);
      const items = isNode(schema.items) ? client.checker.doc.resolve(schema.items) : {};
      for (const bad of badValues(schema).concat(badValues(items)))
        await client.ask(id, `refuses ${String(parameter.name)}=${bad}`, {
          params,
          query: { ...base, [String(parameter.name)]: bad },
          expect: 400,
        });
    }
  }
}

function badValues(schema: Record<string, unknown>): string[] {
  if (schema.enum) return ['no_such_value'];
  if (schema.type === 'integer' || schema.type === 'number')
    return [
      'x',
      ...(schema.minimum === undefined ? [] : [String(Number(schema.minimum) - 1)]),
      ...(schema.maximum === undefined ? [] : [String(Number(schema.maximum) + 1)]),
    ];
  if (schema.type === 'boolean') return ['maybe'];
  if (schema.format === 'date') return ['2026-02-30', '01.02.2026'];
  if (typeof schema.pattern === 'string') return ['%00,:'];
  return typeof schema.maxLength === 'number' ? ['x'.repeat(schema.maxLength + 1)] : [];
}
