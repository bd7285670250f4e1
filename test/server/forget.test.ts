import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetPerson } from '../../src/server/forget.ts';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

onBothEngines('personal data', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(engine);
  });
  afterAll(() => world.close());

  it('forgets a deleted driver and a removed user, and notes that', async () => {
    const { now } = world.clock;
    const person = { driver_id: 'F-1', name: 'Vera Vergessen', phone: '+49 171 5550199' };
    const { body } = await world.user.post<Schemas['DriverEnvelope']>('/drivers/', person);
    const { id } = body.driver;
    await world.user.patch(`/drivers/${id}`, { name: 'Vera Vergissmeinnicht' });
    await expect(forgetPerson(world.db, 'driver', id, now)).rejects.toThrow('Delete the driver first.');
    const sent = [{ driver_id: 'F-1', name: 'Vera Vorher' }];
    await world.user.post('/imports/', { kind: 'drivers', name: 'drivers.csv', rows: sent });
    await world.user.delete(`/drivers/${id}`);
    await forgetPerson(world.db, 'driver', id, now);

    // Another one, whom the clean-up has removed: the history alone knows.
    const late = { driver_id: 'F-2', name: 'Vera Verspätet', phone: '+49 171 5550198' };
    const second = await world.user.post<Schemas['DriverEnvelope']>('/drivers/', late);
    const gone = second.body.driver.id;
    await world.user.patch(`/drivers/${gone}`, { phone: '+49 171 5550197' });
    await world.user.delete(`/drivers/${gone}`);
    await world.db.execute(sql`delete from all_drivers where id = ${gone} and deleted_at is not null`);
    await forgetPerson(world.db, 'driver', gone, now);

    const guest = { email: 'vera@demo.test', name: 'Vera Vergessen', role: 'user', delivery: 'link' };
    const invited = await world.admin.post<Schemas['InvitedUserEnvelope']>('/users/', guest);
    const user = invited.body.user.id;
    await world.db
      .execute(sql`insert into history (customer_id, at, actor_ref, actor, source, kind, record_key, record, action)
      values (1, now(), ${user}, 'Vera Vergessen', 'screen', 'trucks', 'X', 'X', 'created')`);
    await world.db
      .execute(sql`insert into imports (customer_id, at, actor_ref, actor, kind, name, created, changed, unchanged, refused)
      values (1, now(), ${user}, 'Vera Vergessen', 'trucks', 'x.csv', 0, 0, 0, 0)`);
    const signed = await world.anonymous.post('/auth/accept-invitation', {
      token: /#([\w-]{43})$/.exec(invited.body.link.url ?? '')?.[1],
      new_password: 'Flaschenpost-7',
    });
    expect(signed.status).toBe(200);
    await world.admin.patch(`/users/${user}`, { state: 'deactivated' });
    await expect(forgetPerson(world.db, 'user', user, now)).rejects.toThrow('Remove the user first.');
    await world.admin.delete(`/users/${user}`);
    await forgetPerson(world.db, 'user', user, now);
    await expect(forgetPerson(world.db, 'user', 999_999, now)).rejects.toThrow('knows no user 999999');

    // Nowhere in the database: neither the names nor what reaches the person.
    const { rows: tables } = await world.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    expect(tables.length).toBeGreaterThan(30);
    for (const { name } of tables) {
      const { rows: left } = await world.db.execute<{ row: string }>(
        sql`select to_jsonb(one)::text as row from ${sql.identifier(name)} one`,
      );
      expect([name, left.filter(({ row }) => /vera|555019[789]/i.test(row))]).toEqual([name, []]);
    }
    const noted = (await world.admin.get<Schemas['HistoryList']>('/history/?sort=at&page_size=100')).body.history;
    const forgotten = noted.filter(({ action }) => action === 'forgotten');
    expect(forgotten.map(({ kind, source, record }) => [kind, source, record])).toEqual([
      ['drivers', 'cli', '***'],
      ['drivers', 'cli', '***'],
      ['users', 'cli', '***'],
    ]);
    const changed = noted.find(({ kind, action }) => kind === 'drivers' && action === 'changed');
    expect(changed?.changes).toEqual([{ field: 'name', before: '***', after: '***' }]);
  });
});
