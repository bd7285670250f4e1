import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sql } from 'drizzle-orm';
import { forgetCitizens, mailReporters } from '../../src/server/handlers/report-mails.ts';
import { onBothEngines, openWorld, type Reply, type Schemas, type World } from './harness.ts';
import { placed } from './driving.ts';

type Site = Schemas['ReportSiteEnvelope'];

const at = (time: string, day = 18) => new Date(`2026-11-${day}T${time}:00.000Z`);
const png = (bytes: number) => {
  const photo = Buffer.alloc(bytes, 7);
  photo.set(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'));
  return photo.toString('base64');
};

onBothEngines('reports of citizens', (engine) => {
  let world: World;
  let code: string;
  beforeAll(async () => {
    world = await openWorld(engine, { env: { TRUST_PROXY: '1' } });
    await makePlace(world.user, '91/01');
    code = await codeOf('91/01');
  });
  afterAll(() => world.close());

  async function makePlace(client: World['user'], location_id: string) {
    const made = await client.post<Schemas['LocationEnvelope']>('/locations/', {
      ...{ location_id, location_name: 'Am Wehr', city: 'Glasfurt', street: 'Wehrgasse 1' },
      ...{ latitude: 50.6, longitude: 9, location_type: 'public', is_active: true },
    });
    expect(made.status).toBe(201);
    for (const [kind, material_type] of Object.entries({ G1: '12', G2: '12', W1: '11' }))
      await client.post('/bins/', {
        ...{ container_id: `${location_id}-${kind}`, location_id, material_type, construction_type: 'igloo' },
      });
    return made.body.location;
  }
  const labels = async (query: string, client = world.viewer) =>
    (await client.get<Schemas['LabelList']>(`/locations/labels?${query}`)).body;
  const codeOf = async (key: string, client?: World['user']) =>
    (await labels(`query=${encodeURIComponent(`q=${key}`)}`, client)).labels[0]?.report_code ?? '';
  /** For the limits too, which expire by the process's time. */
  const timeIs = (now: Date) => {
    world.clock.now = now;
    vi.setSystemTime(now);
  };
  const from = (ip: string) => ({ 'x-forwarded-for': ip });
  const look = (of = code, ip = '198.51.100.1') => world.anonymous.get<Site>(`/reports/${of}`, from(ip));
  const send = (body: object = {}, ip = '198.51.100.1', of = code): Promise<Reply<Site & Schemas['Problem']>> =>
    world.anonymous.post(`/reports/${of}`, { material_type: '12', fullness: 'full', ...body }, from(ip));
  const newest = async (client = world.viewer) =>
    (await client.get<Schemas['ComplaintList']>('/complaints/?location_id=91%2F01&sort=-created_at&page_size=100')).body
      .complaints;
  const material = ({ body }: Reply<Site>, of = '12') => body.site.materials.find((one) => one.material_type === of);

  it('give every location a code of its own, over all customers, that nobody can choose', async () => {
    const { rows } = await world.db.execute<{ report_code: string }>(sql`select report_code from all_locations`);
    expect(new Set(rows.map((row) => row.report_code)).size).toBe(rows.length);
    for (const row of rows) expect(row.report_code).toMatch(/^[0-9A-HJKMNP-TV-Z]{7}$/);
    const one = await labels(`query=q%3D91%2F01`);
    const place = { location_id: '91/01', location_name: 'Am Wehr', street: 'Wehrgasse 1', city: 'Glasfurt' };
    const label = { id: expect.any(Number) as number, ...place, report_code: code };
    expect(one).toEqual({ labels: [{ ...label, url: `http://localhost:80/report/${code}` }], total: 1 });
    expect(await labels(`ids=${one.labels[0]?.id}&query=is_active%3Dfalse`)).toEqual(one);
    expect(await labels(`ids=${one.labels[0]?.id}`, world.other)).toEqual({ labels: [], total: 0 });
    const all = (await world.viewer.get<Schemas['LocationList']>('/locations/?page_size=1')).body.total_routes;
    expect((await labels('')).total).toBe(all);
    expect((await world.viewer.get('/locations/labels?query=colour%3Dred')).status).toBe(422);
  });

  it('show the place and its materials, nothing internal, and know no other code', async () => {
    const site = await look();
    expect(site.body.site).toEqual({
      ...{
        code,
        location_name: 'Am Wehr',
        street: 'Wehrgasse 1',
        city: 'Glasfurt',
        ...{ operator: expect.any(String) as string, time_zone: 'Europe/Berlin' },
      },
      materials: [
        { material_type: '11', containers: 1, reported_at: null, planned_on: null, emptied_at: null },
        { material_type: '12', containers: 2, reported_at: null, planned_on: null, emptied_at: null },
      ],
    });
    expect(site.headers['set-cookie']).toBeUndefined();
    expect((await look('ZZZZZZZ')).status).toBe(404);
    expect((await send({}, '198.51.100.1', 'ZZZZZZZ')).status).toBe(404);
    for (const wrong of ['abc', code.toLowerCase().padEnd(8, 'x'), '%27%20or%201', 'OOOOOOO'])
      expect((await look(wrong)).status).toBe(400);
    const gone = await makePlace(world.user, '91/02');
    const was = await codeOf('91/02');
    await world.db.execute(sql`update all_locations set deleted_at = now() where id = ${gone.id}`);
    expect((await look(was)).status).toBe(404);
    await world.db.execute(sql`update all_locations set deleted_at = null, is_active = false where id = ${gone.id}`);
    expect((await look(was)).body.site.materials).toEqual([]);
    expect((await send({}, '198.51.100.1', was)).status).toBe(422);
  });

  it('become notifications of the channel web in one case, due by working hours; what is known is told', async () => {
    timeIs(at('09:00'));
    const first = await send({ fullness: 'overflowing', note: '<script>alert(1)</script>', locale: 'ar' });
    expect([first.status, material(first)?.reported_at]).toEqual([201, at('09:00').toISOString()]);
    await send({ fullness: 'broken_glass' });
    const [second, one] = await newest();
    expect(one).toMatchObject({
      ...{ channel: 'web', material_type: '12', reported_fill_level: 'overfull', status: 'open', location_id: '91/01' },
      report: { fullness: 'overflowing', note: '<script>alert(1)</script>', photo: false, locale: 'ar' },
      case: { reports: 2, state: 'open', due_at: at('07:00', 20).toISOString() },
    });
    expect(second).toMatchObject({ reported_fill_level: 'pickup_immediately', case: { id: one?.case.id } });
    const told = await world.admin.get<Schemas['HistoryList']>(`/history/?kind=complaints&record_key=${one?.id}`);
    expect(told.body.history).toMatchObject([{ source: 'citizen', actor: null }]);
    expect(JSON.stringify(told.body)).not.toContain('script');
    const [truck] = (await world.viewer.get<Schemas['TruckList']>('/trucks/')).body.trucks;
    const tour = await world.user.post('/tours/', {
      ...{ route_name: 'Wehr', date: '2026-11-19', license_plate: truck?.license_plate, material_type: ['12'] },
      stops: [{ location_id: '91/01' }],
    });
    expect(tour.status).toBe(201);
    expect([material(await look())?.planned_on, material(await look(), '11')?.planned_on]).toEqual([
      '2026-11-19',
      null,
    ]);
    expect((await send({ material_type: '13' })).body.errors?.[0]?.path).toBe('material_type');
  });

  it('take photos by their bytes and size, without the place that a camera notes, and show them to those who are signed in alone, as text', async () => {
    const ip = '198.51.100.2';
    for (const bytes of ['<svg onload="alert(1)"/>', 'GIF89a'])
      expect((await send({ photo: btoa(bytes) }, ip)).body.errors?.[0]?.path).toBe('photo');
    expect((await send({ photo: png(300 * 1024 + 3) }, ip)).status).toBe(400);
    expect((await send({ photo: png(900_000) }, ip)).status).toBe(413);
    const photo = png(300 * 1024 - 15);
    expect((await send({ photo: placed(photo) }, ip)).status).toBe(201);
    const one = (await newest()).find(({ report }) => report?.photo);
    const shown = await world.viewer.get<Schemas['ComplaintPhoto']>(`/complaints/${one?.id}/photo`);
    expect(shown.body.photo).toBe(`data:image/png;base64,${photo}`);
    expect(shown.headers).toMatchObject({
      'content-type': expect.stringContaining('json') as string,
      'x-content-type-options': 'nosniff',
    });
    expect((await world.anonymous.get(`/complaints/${one?.id}/photo`)).status).toBe(401);
    expect((await world.other.get(`/complaints/${one?.id}/photo`)).status).toBe(404);
  });

  it('belong to the customer of the code and to the areas that somebody is limited to', async () => {
    await makePlace(world.other, '91/01');
    const theirs = await codeOf('91/01', world.other);
    expect((await send({ note: 'theirs' }, '198.51.100.3', theirs)).status).toBe(201);
    expect((await newest(world.other)).map(({ report }) => report?.note)).toEqual(['theirs']);
    expect((await newest()).some(({ report }) => report?.note === 'theirs')).toBe(false);
  });

  it('are answered before that, to each who left an address in their language', async () => {
    timeIs(at('09:45'));
    for (const email of ['Lectrice@example.org', 'lectrice@example.org'])
      expect((await send({ email, locale: 'fr' }, '198.51.100.5')).status).toBe(201);
    const [one] = await newest();
    const path = `/complaints/${one?.id}/answers`;
    const { answers } = (await world.viewer.get<Schemas['ComplaintAnswers']>(path)).body;
    expect(answers.map(({ answer }) => answer)).toEqual(['received', 'planned']);
    const [text] = answers[1]?.texts ?? [];
    expect([text?.locale, text?.citizens]).toEqual(['fr', 1]);
    expect(text?.text).toContain('Am Wehr, Wehrgasse 1) devrait être vidé le jeudi 19 novembre 2026');
    const answer = async (who: 'viewer' | 'other' | 'user', kind: string) =>
      (await world[who].post(path, { answer: kind })).status;
    expect([await answer('viewer', 'planned'), await answer('other', 'planned')]).toEqual([403, 404]);
    expect(await answer('user', 'obstructed')).toBe(409);
    world.mails.length = 0;
    expect((await world.user.post(path, { answer: 'planned' })).body).toEqual({ citizens: 1 });
    expect(world.mails).toEqual([{ to: 'lectrice@example.org', subject: 'Votre signalement', text: text?.text }]);
    for (const { report } of (await newest()).slice(0, 2))
      expect(report).toMatchObject({ answer: 'planned', answered_at: at('09:45').toISOString() });
    const noted = (await world.viewer.get<Schemas['HistoryList']>(`/history/complaints/${one?.id}`)).body.history[0];
    const changes = [{ field: 'answer', before: null, after: 'planned' }];
    expect(noted).toMatchObject({ action: 'changed', actor_id: 2, at: at('09:45').toISOString(), changes });
    // The server of mails goes away between two of them: nobody is told twice, and a repetition reaches the other.
    expect((await send({ email: 'vecino@example.org', locale: 'en' }, '198.51.100.6')).status).toBe(201);
    world.mails.length = 0;
    world.refused.add('vecino@example.org');
    expect(await answer('user', 'received')).toBe(503);
    world.refused.clear();
    // While that server thinks, the database waits for nothing, and nobody else tells the same people.
    let release = () => undefined as void;
    world.mailing.until = new Promise((resolve) => (release = resolve));
    const told = world.user.post<object>(path, { answer: 'received' });
    const claimed = () => world.db.execute(sql`select 1 from citizen_reports where mailing_until is not null`);
    await expect.poll(async () => (await claimed()).rows).toHaveLength(3);
    expect(await answer('user', 'planned')).toBe(409);
    await world.db.execute(sql`update citizen_reports set note = 'meanwhile' where email = 'vecino@example.org'`);
    release();
    expect((await told).body).toEqual({ citizens: 1 });
    expect((await world.user.post<object>(path, { answer: 'received' })).body).toEqual({ citizens: 0 });
    expect((await claimed()).rows).toEqual([]);
    expect(world.mails.map(({ to }) => to)).toEqual(['lectrice@example.org', 'vecino@example.org']);
    await world.db.execute(sql`update citizen_reports set email = null where email like '%@example.org'`);
    expect((await world.user.get<Schemas['ComplaintAnswers']>(path)).body.answers).toEqual([]);
    expect(await answer('user', 'received')).toBe(409);
  });

  it('mail once to whoever left an address, in their language, when a tour has emptied it', async () => {
    timeIs(at('10:00'));
    for (const email of ['Anwohner@example.org', 'anwohner@example.org'])
      expect((await send({ email, locale: 'de' }, '198.51.100.4')).status).toBe(201);
    const mails: { to: string; subject: string }[] = [];
    const mailed = (mail: { to: string; subject: string; text: string }) => Promise.resolve(void mails.push(mail));
    await mailReporters(world.db, mailed);
    expect(mails).toEqual([]);
    const { tours } = (await world.viewer.get<Schemas['TourList']>('/tours/?q=Wehr')).body;
    timeIs(at('12:00'));
    const row = { key: 'wehr', tour_id: tours[0]?.id, container_id: '91/01-G1', level: 110, is_emptied: true };
    const rows = [{ ...row, recorded_at: at('11:00').toISOString() }];
    expect((await world.user.post('/route-events/', { rows })).body).toMatchObject({ created: 1 });
    expect(material(await look())).toMatchObject({ reported_at: null, emptied_at: at('11:00').toISOString() });
    // The mail server is away the first time, the second time this server is killed while it sends.
    await expect(mailReporters(world.db, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await new Promise<void>((killed) => void mailReporters(world.db, () => new Promise(() => killed()), new Date(0)));
    await Promise.all([1, 2, 3].map(() => mailReporters(world.db, mailed)));
    expect(mails).toMatchObject([{ to: 'anwohner@example.org', subject: 'Geleert: Am Wehr, Wehrgasse 1' }]);
    const kept = async () =>
      (await world.db.execute(sql`select email from citizen_reports where customer_id = 1`)).rows;
    expect((await kept()).filter(({ email }) => email !== null)).toEqual([]);
    await forgetCitizens(world.db, new Date(at('12:00').getTime() + 91 * 86_400_000));
    expect(await kept()).toEqual([]);
  });

  it('are limited: of 1,000 from one address few are taken, of many addresses few for one place', async () => {
    timeIs(at('14:00'));
    const count = async (many: number, ip: (index: number) => string, of: (index: number) => string) => {
      const before = (await world.db.execute(sql`select 1 from all_complaints`)).rows.length;
      const statuses = new Set<number>();
      for (let index = 0; index < many; index++) statuses.add((await send({}, ip(index), of(index))).status);
      return [
        (await world.db.execute(sql`select 1 from all_complaints`)).rows.length - before,
        ...[...statuses].toSorted(),
      ];
    };
    const many = engine === 'pglite' ? 1000 : 100;
    const codes = (await labels('')).labels.slice(0, 10);
    const here = () => code;
    expect(await count(many, () => '198.51.100.9', here)).toEqual([6, 201, 429]);
    const any = (index: number) => codes[index % codes.length]?.report_code ?? '';
    expect((await count(60, () => '198.51.100.10', any))[0]).toBeLessThanOrEqual(20);
    expect(await count(70, (index) => `198.51.101.${index}`, here)).toEqual([53, 201, 429]);
    expect((await look()).status).toBe(200);
  });
});
