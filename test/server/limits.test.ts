import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { rateLimits } from '../../src/server/db/schema-sessions.ts';
import { onBothEngines, openWorld, testConfig, type Schemas, type World } from './harness.ts';
import { later, mailedCode, minutes, visitor, wrong } from './sign-in.ts';

onBothEngines('limits behind a proxy', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(engine, { env: { TRUST_PROXY: '1' } });
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.db.delete(rateLimits);
    later(world, minutes(60));
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  /** What arrives when a client has written one address and the proxy, which appends, another. */
  const from = (ip: string, forged: number | string = 0) =>
    visitor(world, { 'x-forwarded-for': `203.0.113.${forged}, ${ip}` });
  const each = async (count: number, work: (index: number) => Promise<{ status: number }>) => {
    const statuses = new Map<number, number>();
    for (let at = 0; at < count; at++) {
      const { status } = await work(at);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    return Object.fromEntries(statuses);
  };

  it('believe of X-Forwarded-For only what the proxy wrote', async () => {
    expect(await each(8, (at) => from('198.51.100.1', at).logIn('user@demo.test', 'wrong'))).toEqual({
      401: 5,
      429: 3,
    });
    expect(await each(1, () => from('198.51.100.2').logIn('user@demo.test'))).toEqual({ 200: 1 });
    expect(await each(8, (at) => from('198.51.100.1', at).forgot('nobody@demo.test'))).toEqual({ 204: 5, 429: 3 });
    await from('198.51.100.3').forgot('user@demo.test');
    const code = await mailedCode(world);
    const guess = (at: number) => from('198.51.100.3', at).verify('user@demo.test', wrong(code));
    expect(await each(8, guess)).toEqual({ 422: 5, 429: 3 });
  });

  it('count one IP over all accounts, an IPv6 network as one, and end after 15 minutes', async () => {
    const guess = (ip: string) => (at: number) => from(ip).logIn(`nobody${at}@demo.test`, 'wrong');
    expect(await each(55, guess('198.51.100.1'))).toEqual({ 401: 50, 429: 5 });
    const sixth = (at: number) => from(`2001:db8::${at.toString(16)}:1`).logIn(`person${at}@demo.test`, 'wrong');
    expect(await each(55, sixth)).toEqual({ 401: 50, 429: 5 });
    expect((await from('198.51.100.1').logIn('user@demo.test')).status).toBe(429);
    expect((await from('2001:db8:0:1::1').logIn('user@demo.test')).status).toBe(200);
    later(world, minutes(15) + 1000);
    expect((await from('198.51.100.1').logIn('user@demo.test')).status).toBe(200);
  });

  it('let a customer send its users 60 mails, while it can pass links on itself', async () => {
    const send = (delivery: string) => () => world.admin.post('/users/2/link', { delivery });
    expect(await each(62, send('mail'))).toEqual({ 200: 60, 429: 2 });
    const person = { email: 'many@demo.test', name: 'Mia Viel', role: 'user' };
    expect((await world.admin.post('/users/', person)).status).toBe(429);
    expect(await each(1, send('link'))).toEqual({ 200: 1 });
    expect((await world.admin.post('/users/', { ...person, delivery: 'link' })).status).toBe(201);
    expect((await world.other.post('/users/', person)).status).toBe(409);
    expect((await world.other.post('/users/', { ...person, email: 'more@demo.test' })).status).toBe(201);
  });

  it('let nobody have many emails sent to one address, wherever they are asked for', async () => {
    const { labels } = (await world.viewer.get<Schemas['LabelList']>('/locations/labels')).body;
    const report = (email: string | undefined, at: number) =>
      world.anonymous.post(
        `/reports/${labels[at]?.report_code}`,
        { material_type: '11', fullness: 'full', email },
        { 'x-forwarded-for': `198.51.100.${at}` },
      );
    expect((await each(8, (at) => report(at % 2 ? 'victim@example.org' : 'Victim@Example.org', at)))['429']).toBe(2);
    expect((await each(8, (at) => report(undefined, at)))['429']).toBeUndefined();
  });

  it('count one account over all IPs, on all servers; what succeeds does not count', async () => {
    const other = await openWorld(engine, { beside: world, env: { TRUST_PROXY: '1' } });
    const guess = (at: number) =>
      visitor(at % 2 ? world : other, { 'x-forwarded-for': `198.51.100.${at}` }).logIn('user@demo.test', 'wrong');
    expect(await each(60, (at) => from('198.51.100.1', at).logIn('user@demo.test'))).toEqual({ 200: 60 });
    expect(await each(105, guess)).toEqual({ 401: 100, 429: 5 });
    await other.close();
  });

  it('count in all, so that the stored rows have a cap', async () => {
    const ask = (at: number) => from(`198.51.${100 + (at >> 7)}.${at % 128}`).forgot(`nobody${at}@demo.test`);
    expect(await each(600, ask)).toEqual({ 204: 500, 429: 100 });
    expect((await world.db.select().from(rateLimits)).length).toBeLessThan(1_600);
  });
});

it.each([
  ['1', ['198.51.100.9', '203.0.113.7']],
  ['2', ['203.0.113.7', '203.0.113.7']],
  ['198.51.100.0/24,127.0.0.1', ['203.0.113.7', '203.0.113.7']],
  ['off', ['127.0.0.1', '127.0.0.1']],
])('TRUST_PROXY=%s', async (value, wanted) => {
  const { trustProxy } = testConfig({ TRUST_PROXY: value });
  const { fastify } = await import('fastify');
  const app = fastify({ trustProxy });
  app.get('/', ({ ip }) => ip);
  const ips = ['203.0.113.7, 198.51.100.9', '203.0.113.7'].map((forwarded) =>
    app.inject({ url: '/', headers: { 'x-forwarded-for': forwarded } }).then(({ body }) => body),
  );
  expect(await Promise.all(ips)).toEqual(wanted);
});

it.each(['on', '0', 'true', '10.0.0.0/33', 'proxy', '10.0.0.1,'])(
  'TRUST_PROXY=%s stops the server with its name',
  (value) => {
    expect(() => testConfig({ TRUST_PROXY: value })).toThrow(/TRUST_PROXY must be off, the number of proxies/);
  },
);
