import { expect, it } from 'vitest';
import { onBothEngines, openWorld, type Schemas } from '../harness.ts';

const count = 20_000;

onBothEngines('imports', (engine) => {
  it('tries, applies and takes back 20,000 rows within a minute', async () => {
    const world = await openWorld(engine);
    // A city of its own beside the demo's: 140 × 140 sites, 60 m apart.
    const rows = Array.from({ length: count }, (_, i) => ({
      location_id: `LONG-${i}`,
      location_name: `Glasweg ${i}`,
      latitude: 48 + Math.floor(i / 140) * 0.00054,
      longitude: 9 + (i % 140) * 0.0009,
    }));
    const send = (more: object) =>
      world.user.post<Schemas['ImportResult']>('/imports/', { kind: 'locations', name: 'long.csv', rows, ...more });
    const seconds: Record<string, number> = {};
    const timed = async <T>(what: string, work: Promise<T>) => {
      const start = performance.now();
      const result = await work;
      seconds[what] = Math.round(performance.now() - start) / 1000;
      return result;
    };
    const dry = await timed('dry run', send({ dry_run: true }));
    expect(dry.body).toMatchObject({ created: count, refused: 0 });
    expect(dry.body.rows.some(({ near }) => near)).toBe(false);
    const applied = await timed('apply', send({}));
    expect(applied.body).toMatchObject({ created: count, refused: 0 });
    expect((await timed('again', send({}))).body).toMatchObject({ created: 0, unchanged: count });
    const undone = await timed('undo', world.user.post(`/imports/${applied.body.import?.id}/undo`));
    expect(undone.status).toBe(200);
    console.log(engine, seconds);
    expect((seconds['dry run'] ?? 0) + (seconds.apply ?? 0)).toBeLessThan(60);
    await world.close();
  }, 180_000);

  it('plans 20,000 tours with twelve stops each within a minute', async () => {
    const world = await openWorld(engine);
    const { locations } = (await world.admin.get<Schemas['LocationList']>('/locations/?page_size=1000')).body;
    const { trucks } = (await world.admin.get<Schemas['TruckList']>('/trucks/')).body;
    const rows = Array.from({ length: count }, (_, i) => ({
      ...{ route_name: `LONG ${i}`, date: `2027-0${1 + (i % 9)}-1${i % 10}`, material_type: ['11'] },
      license_plate: trucks[i % trucks.length]?.license_plate,
      stops: Array.from(
        { length: 12 },
        (_of, n) => `${locations[(i * 7 + n) % locations.length]?.location_id} 07:${10 + n}`,
      ),
    }));
    const start = performance.now();
    const { body } = await world.user.post<Schemas['ImportResult']>('/imports/', {
      kind: 'tours',
      name: 'long.csv',
      rows,
    });
    const seconds = (performance.now() - start) / 1000;
    console.log(engine, 'tours', seconds);
    expect(body).toMatchObject({ created: count, refused: 0 });
    expect((await world.user.post(`/imports/${body.import?.id}/undo`)).status).toBe(200);
    expect(seconds).toBeLessThan(60);
    await world.close();
  }, 180_000);
});
