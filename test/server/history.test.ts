import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { HistoryKind } from '@/api/generated/dashboard.schemas.ts';
import { valuesOf } from '@/resources/history/changes.ts';
import { cleanUp } from '../../src/server/auth/clean-up.ts';
import { changesOf, firstOf, writesOf } from './history-writes.ts';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

type Entry = Schemas['HistoryEntry'];
type List = Schemas['HistoryList'];

onBothEngines('history', (engine) => {
  let world: World;
  let latest = 0;
  beforeAll(async () => {
    world = await openWorld(engine);
  });
  afterAll(() => world.close());

  const all = async (query = '', size = 1000) =>
    (await world.admin.get<List>(`/history/?page_size=${size}${query}`)).body.history as Entry[];
  const newest = async () => (await all('', 1))[0]?.id ?? 0;
  beforeEach(async () => {
    latest = await newest();
  });
  /** What was noted since the test began, oldest first. */
  const noted = async () => (await all()).filter(({ id }) => id > latest).toSorted((a, b) => a.id - b.id);
  const inShort = async () => (await noted()).map(({ kind, action, record }) => [kind, action, record].join(' '));

  const truck = { license_plate: 'HI-ST 1', name: 'Falke', capacity: 10, number_of_compartments: 2 };
  const path = '/trucks/HI-ST%201';

  it('says who changed what, when, from where, before and after', async () => {
    await world.user.post('/trucks/', truck);
    await world.admin.post('/imports/', {
      ...{ kind: 'trucks', name: 'trucks.csv' },
      rows: [{ license_plate: 'HI-ST 1', capacity: 12, name: 'Falke' }],
    });
    await world.user.delete(path);
    await world.user.post(`${path}/restore`);
    const [created, changed, deleted, restored, ...more] = await noted();
    expect(more).toEqual([]);
    expect(created).toMatchObject({
      action: 'created',
      kind: 'trucks',
      record: 'HI-ST 1',
      record_key: 'HI-ST 1',
      actor_id: 2,
      source: 'screen',
      at: world.clock.now.toISOString(),
    });
    expect(changesOf(created)).toEqual({
      available: [null, true],
      capacity: [null, 10],
      license_plate: [null, 'HI-ST 1'],
      name: [null, 'Falke'],
      number_of_compartments: [null, 2],
    });
    expect(changed).toMatchObject({ action: 'changed', actor_id: 1, source: 'import' });
    expect(changesOf(changed)).toEqual({ capacity: [10, 12] });
    expect(changesOf(deleted)).toMatchObject({ capacity: [12, null], name: ['Falke', null] });
    expect(changesOf(restored)).toMatchObject({ capacity: [null, 12] });
    expect([deleted?.action, restored?.action]).toEqual(['deleted', 'restored']);
  });

  it('has each of twenty changes of each kind once, as it was', async () => {
    const writes = await writesOf(world);
    expect(Object.keys(writes).toSorted()).toEqual(Object.values(HistoryKind).toSorted());
    for (const [kind, write] of Object.entries(writes)) {
      const from = await newest();
      for (let index = 0; index < 20; index++) {
        const { status, body: answer } = await write(index);
        expect([kind, status < 300, answer]).toEqual([kind, true, answer]);
      }
      const since = (await all('', 50)).filter(({ id }) => id > from).toSorted((a, b) => a.id - b.id);
      // Who has a phone is a field of both.
      const entries = since.filter((entry) => kind !== 'phones' || entry.kind === kind);
      expect([kind, entries.length, entries[0]?.actor_id !== null]).toEqual([kind, 20, true]);
      expect(new Set(entries.map((entry) => entry.kind))).toEqual(new Set([kind]));
      // What was after a change is before the next.
      entries.slice(1).forEach(({ changes, action }, index) => {
        const before = firstOf(entries.slice(index));
        if (action === 'changed' && before.action === 'changed')
          for (const { field, before: was } of changes) expect(changesOf(before)[field]?.[1]).toEqual(was);
      });
    }
  });

  it('notes bulk writes, copied shifts and phones that change hands', async () => {
    const at = firstOf((await world.admin.get<Schemas['LocationList']>('/locations/?page_size=1')).body.locations);
    const complaint = { location_id: at.location_id, material_type: '11', reported_fill_level: 'full', channel: 'web' };
    const made = await world.user.post<Schemas['ComplaintList']>('/complaints/', [complaint, complaint, complaint]);
    expect([made.status, (await noted()).length]).toEqual([201, 3]);
    const { body } = await world.admin.get<Schemas['PhoneList']>('/phones/?assigned=false');
    const phone = firstOf(body.phones);
    await world.user.post('/drivers/', { driver_id: 'H-1', name: 'H', phone: phone.number });
    const [, , , driver, handed] = await noted();
    expect([driver?.kind, handed?.kind, handed?.record]).toEqual(['drivers', 'phones', phone.number]);
    expect(changesOf(handed)).toEqual({ driver_id: [null, 'H-1'] });
  });

  it('moves a shift as one change', async () => {
    const shift = { work_date: '2027-03-10', start_time: '06:00', end_time: '12:00' };
    await world.user.post(`${path}/availability`, shift);
    await world.user.post(`${path}/availability`, { ...shift, start_time: '07:00', original_start_time: '06:00' });
    const [created, moved, ...more] = await noted();
    expect(more).toEqual([]);
    expect([created?.record, created?.work_date, moved?.action]).toEqual(['HI-ST 1, 06:00', '2027-03-10', 'changed']);
    expect(changesOf(moved)).toEqual({ start_time: ['06:00', '07:00'] });
  });

  it('has nothing of a write that failed, of one that changed nothing and of what a user keeps', async () => {
    await world.user.patch(path, { name: 'No' }, { 'if-match': '"2000-01-01T00:00:00.000Z"' });
    await world.user.post('/trucks/', truck);
    await world.user.patch(path, { name: 'Falke' });
    await world.user.post('/views/', { name: 'Mine', list: 'trucks', query: '' });
    await world.user.patch('/auth/me', { selected_disposition_area_ids: [1] });
    expect(await inShort()).toEqual([]);
    const failing = world.db.transaction(async (tx) => {
      await tx.execute(sql`update trucks set name = 'Other' where license_plate = 'HI-ST 1'`);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await inShort()).toEqual([]);
    await world.db.execute(sql`update bins set last_level = 77, last_recorded_at = now() where customer_id = 1`);
    expect(await inShort()).toEqual([]);
  });

  it('notes what the server itself writes without a person', async () => {
    await world.db.execute(sql`update trucks set name = 'By hand' where license_plate = 'HI-ST 1'`);
    expect(await noted()).toMatchObject([{ actor: null, actor_id: null, source: 'server' }]);
  });

  it('is filtered, searched, sorted and counted', async () => {
    const trucks = await all('&kind=trucks&action=created,changed&q=hi-st');
    expect(trucks.length).toBeGreaterThan(1);
    expect(new Set(trucks.map(({ record }) => record))).toEqual(new Set(['HI-ST 1']));
    expect(await all('&record_key=HI-ST%201&kind=trucks&action=created')).toHaveLength(1);
    expect(await all('&source=import')).toMatchObject([{ source: 'import' }]);
    expect(await all('&start=2020-01-01&end=2020-01-02')).toEqual([]);
    const oldest = await all('&sort=at');
    expect(oldest.map(({ id }) => id)).toEqual((await all()).map(({ id }) => id).toReversed());
    const { body } = await world.admin.get<List>('/history/?facets=kind,source,actor,action');
    expect(body.facets?.source).toContainEqual({ value: 'import', count: 1 });
    const csv = await world.app.inject({
      url: '/api/history/',
      headers: { authorization: `Bearer ${world.token('admin')}`, accept: 'text/csv' },
    });
    const [head = '', row = ''] = csv.body.split('\n');
    expect(head).toMatch(/record.*changes/);
    expect(row).toMatch(/""before"":/);
  });

  it('shows the history of a record to who can read it', async () => {
    await world.user.patch(path, { capacity: 14 });
    const { body } = await world.viewer.get<List>('/history/trucks/HI-ST%201?page_size=2&page=1');
    const entry = body.history.find(({ actor_id }) => actor_id === 2);
    expect(entry).toMatchObject({ action: 'changed', record_key: 'HI-ST 1', actor_id: 2 });
    expect(changesOf(entry)).toEqual({ capacity: [12, 14] });
    expect([body.history.length, body.total_routes > 5]).toEqual([2, true]);
    expect((await world.viewer.get('/history/trucks/HI-ST%209')).status).toBe(404);
    expect((await world.viewer.get('/history/bins/x1')).status).toBe(404);
    expect((await world.other.get('/history/trucks/HI-ST%201')).status).toBe(404);
    expect((await world.viewer.get('/history/users/1')).status).toBe(403);
    expect((await world.viewer.get('/history/')).status).toBe(403);
    expect((await world.user.get('/history/')).status).toBe(403);
  });

  it('notes every table that people write; of the others it is said why not', async () => {
    const measured = [
      ...['route_events', 'unloadings', 'levels', 'positions', 'tour_tracks', 'citizen_reports'],
      ...['driver_events', 'event_photos', 'route_events_keys', 'unloadings_keys', 'levels_keys', 'positions_keys'],
    ];
    const derived = [
      ...['forecasts', 'fill_profiles', 'fill_sites', 'list_counts', 'event_days', 'tour_days'],
      ...['unloading_days', 'overflow_days', 'changes', 'history', 'senders', 'container_numbers', 'archived_months'],
    ];
    /** Noted as a field of another record: stops of the tour, a second factor and a password of the user. */
    const elsewhere = ['tour_stops', 'second_factors', 'password_codes', 'password_sessions'];
    /** What signs in, reports of their own, drafts, what was acknowledged, and what no operation writes. */
    const others = [
      ...['refresh_families', 'refresh_tokens', 'driver_links', 'rate_limits', 'secrets'],
      ...['imports', 'import_rows', 'tour_proposals', 'disruptions', 'tour_deviations_seen', 'construction_types'],
    ];
    const { rows } = await world.db.execute<{ name: string }>(sql`select relname as name from pg_class
      where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace and not exists (
        select from pg_trigger where tgrelid = pg_class.oid and tgname = 'note_history')`);
    const said = new Set([...measured, ...derived, ...elsewhere, ...others]);
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...said].toSorted());
  });

  it('has no field that the screen cannot name', async () => {
    const { rows } = await world.db.execute<{ kind: string; whole: string }>(sql`
      select tgrelid::regclass::text as whole, split_part(encode(tgargs, 'escape'), '\\', 1) as kind
      from pg_trigger where tgname = 'note_history' and tgparentid = 0`);
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(Object.values(HistoryKind).toSorted());
    const unnamed: string[] = [];
    for (const { kind, whole } of rows) {
      const [fields] = (
        await world.db.execute<{ names: string[] }>(sql`select array(select jsonb_object_keys(history_fields(to_jsonb(
          jsonb_populate_record(null::${sql.identifier(whole)}, '{}'))))) as names`)
      ).rows;
      const changes = firstOf(fields ? [fields] : []).names.map((field) => ({ field, before: null, after: null }));
      const entry = { kind, action: 'created', changes } as unknown as Entry;
      unnamed.push(...valuesOf(entry).flatMap(({ field, label }) => (label ? [] : [`${kind}.${field}`])));
    }
    expect(unnamed).toEqual([]);
  });

  it('is of one customer', async () => {
    const { body } = await world.other.get<List>('/history/');
    expect(body.history).toEqual([]);
  });

  it('has no secret in any row', async () => {
    await world.db.execute(sql`update users set password_hash = 'scrypt$geheim', name = 'Neu' where id = 3`);
    const { rows } = await world.db.execute<{ row: string }>(
      sql`select (to_jsonb(history) - 'kind')::text as row from history`,
    );
    const secrets = await world.db.execute<{ secret: string }>(sql`select password_hash as secret from users
      where password_hash is not null union all select token_hash from refresh_tokens
      union all select secret_hash from machine_tokens union all select prefix from machine_tokens`);
    expect(rows.length).toBeGreaterThan(200);
    for (const { row } of rows) {
      expect(row).not.toMatch(/password|secret|token|hash/);
      for (const { secret } of secrets.rows) expect(row).not.toContain(secret);
    }
  });

  it('goes back as many days as are set', async () => {
    const before = await all();
    const day = 86_400_000;
    await cleanUp(world.db, new Date(Date.now() + 300 * day), 400);
    expect(await all()).toHaveLength(before.length);
    await cleanUp(world.db, new Date(Date.now() + 300 * day), 90);
    expect(await all()).toEqual([]);
  });
});
