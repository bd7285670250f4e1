import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanUp } from '@/server/auth/clean-up.ts';
import { vacuumGrown } from '@/server/db/upkeep.ts';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

onBothEngines('tables that have grown', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(engine);
  });
  afterAll(() => world.close());

  /** Rows of a table as PostgreSQL plans with them, and as they are. */
  const counted = async (table: string) => {
    const { rows } = await world.db.execute<{ planned: number; there: number; pages: boolean }>(sql`
      select reltuples::int as planned, (select count(*)::int from ${sql.identifier(table)}) as there,
        relpages = pg_relation_size(oid) / 8192 as pages from pg_class where oid = ${table}::regclass`);
    if (!rows[0]) throw new Error(`no table ${table}`);
    return rows[0];
  };

  it('are planned for right after an import', async () => {
    const rows = Array.from({ length: 1000 }, (_, n) => ({
      ...{ location_id: `UP-${n}`, location_name: `Glasplatz ${n}` },
      ...{ latitude: 47 + n / 10_000, longitude: 9.5 },
    }));
    const { status } = await world.admin.post('/imports/', { kind: 'locations', name: 'rows.csv', rows });
    expect(status).toBe(200);
    for (const table of ['all_locations', 'import_rows', 'history']) {
      const { planned, there } = await counted(table);
      expect(planned, table).toBe(there);
    }
  });

  it('are counted with the hourly cleaning, partitioned ones too', async () => {
    const { bins } = (await world.admin.get<Schemas['BinList']>('/bins/?page_size=1')).body;
    for (let call = 0; call < 2; call++) {
      const rows = Array.from({ length: 1000 }, (_, n) => ({
        ...{ key: `up-${call}-${n}`, container_id: bins[0]?.container_id, level: 50, source: 'sensor' },
        recorded_at: new Date(world.clock.now.getTime() - (1000 * call + n) * 1000).toISOString(),
      }));
      expect((await world.admin.post('/levels/', { rows })).status).toBe(200);
    }
    await cleanUp(world.db, world.clock.now);
    const { planned, there } = await counted('levels');
    expect(planned).toBe(there);
    expect(there).toBeGreaterThanOrEqual(2000);
  });

  it('are vacuumed, for where there is no autovacuum', async () => {
    const touch = () =>
      world.db.execute(sql`update all_locations set location_name = location_name where customer_id = 1`);
    await touch();
    await vacuumGrown(world.db);
    expect(await counted('all_locations')).toMatchObject({ pages: true });
    const { rows: before } = await world.db.execute(sql`select pg_relation_size('all_locations') as size`);
    // The room of the old rows is used again.
    await touch();
    const { rows: after } = await world.db.execute(sql`select pg_relation_size('all_locations') as size`);
    expect(after).toEqual(before);
  });
});
