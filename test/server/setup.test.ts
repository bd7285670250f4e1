import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { secrets } from '../../src/server/db/schema.ts';
import { newSetupToken } from '../../src/server/setup.ts';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';
import { cookieOf, later, minutes, visitor } from './sign-in.ts';

type Setup = Schemas['TokenResult'] & Schemas['Problem'];

const city = {
  customer_name: ' Stadtreinigung Neustadt ',
  time_zone: 'Europe/Vienna',
  disposition_areas: ['Nord', 'Süd'],
  ...{ name: 'Gesa Grün', email: 'Gesa@Neustadt.example', new_password: 'drei-flaschen-im-regen', locale: 'de' },
};

onBothEngines('the first start of an empty database', (engine) => {
  let one: World;
  let two: World;
  beforeAll(async () => {
    one = await openWorld(engine);
    two = await openWorld(engine, { beside: one });
    await one.db.execute(sql`truncate customers cascade`);
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterAll(async () => {
    await two.close();
    await one.close();
    vi.useRealTimers();
  });

  const setUp = (world: World, body: object) => world.anonymous.post<Setup>('/setup', { ...city, ...body });
  const token = () => newSetupToken(one.db, one.clock.now);
  const needed = async () => (await one.anonymous.get<Schemas['SetupState']>('/setup')).body.needed;

  it('takes the last link alone, and for an hour', async () => {
    expect(await needed()).toBe(true);
    expect((await setUp(one, { token: 'x'.repeat(43) })).status).toBe(401);
    const before = await token();
    const late = await token();
    expect((await setUp(one, { token: before })).status).toBe(401);
    expect(JSON.stringify(await one.db.select().from(secrets))).not.toContain(late);
    later(one, minutes(61));
    expect((await setUp(one, { token: late })).status).toBe(401);
    expect(await needed()).toBe(true);
  });

  it('says what is wrong at its field, and the link is still good', async () => {
    const given = await token();
    const wrong = async (body: object) => {
      const answer = await setUp(one, { token: given, ...body });
      return [answer.status, answer.body.errors?.[0]?.path];
    };
    expect(await wrong({ time_zone: 'Europe/Nowhere' })).toEqual([422, 'time_zone']);
    expect(await wrong({ disposition_areas: ['Nord', ' nord'] })).toEqual([422, 'disposition_areas']);
    expect(await wrong({ new_password: 'gesa@neustadt.example' })).toEqual([422, 'new_password']);
    expect(await wrong({ new_password: 'passwort12' })).toEqual([422, 'new_password']);
    expect(await needed()).toBe(true);
  });

  it('of two at the same time one sets up; then it is over, for both servers and for a new link', async () => {
    const given = await token();
    const answers = await Promise.all([setUp(one, { token: given }), setUp(two, { token: given })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const done = answers.find(({ status }) => status === 200);
    const { user } = (await one.client(done?.body.atk).get<Schemas['UserEnvelope']>('/auth/me')).body;
    expect(user).toMatchObject({
      ...{ name: 'Gesa Grün', email: 'gesa@neustadt.example', role: 'admin', locale: 'de' },
      account: { name: 'Stadtreinigung Neustadt', time_zone: 'Europe/Vienna' },
      disposition_areas: [{ name: 'Nord' }, { name: 'Süd' }],
    });
    expect((await visitor(two).refresh(cookieOf(done as NonNullable<typeof done>))).status).toBe(200);
    expect((await visitor(one).logIn('gesa@neustadt.example', city.new_password)).status).toBe(200);
    const constructions = await one.client(done?.body.atk).get<Schemas['ConstructionTypeList']>('/construction/');
    expect(constructions.body.construction_types.length).toBeGreaterThan(2);
    expect(await needed()).toBe(false);
    // The check list of the new city.
    const admin = one.client(done?.body.atk);
    const steps = async () => (await admin.get('/setup/steps')).body;
    const nothing = { locations: false, bins: false, trucks: false, drivers: false, schedules: false, people: false };
    expect([user.new_customer, await steps()]).toEqual([true, nothing]);
    const truck = { license_plate: 'N-EU 1', name: 'Eins', capacity: 10, number_of_compartments: 2 };
    expect((await admin.post('/trucks/', truck)).status).toBe(201);
    expect(await steps()).toEqual({ ...nothing, trucks: true });
    expect((await admin.delete('/setup/steps')).status).toBe(204);
    expect((await admin.get<Schemas['UserEnvelope']>('/auth/me')).body.user.new_customer).toBeUndefined();
    expect((await setUp(two, { token: await token() })).status).toBe(409);
    const rows = await one.db.execute(sql`select count(*)::int as count from customers`);
    expect(rows.rows).toEqual([{ count: 1 }]);
    expect(one.log.join('')).not.toContain(given);
  });
});
