import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';
import { driving, row, statuses } from './driving.ts';

onBothEngines('unloadings that a driver removes, containers that a driver leaves', (engine) => {
  let world: World;
  let site: Awaited<ReturnType<typeof driving>>;
  beforeAll(async () => {
    world = await openWorld(engine);
    site = await driving(world);
  });
  afterAll(() => world.close());

  const load = (weight: number) =>
    row('unloading', '08:00', { material_type: '12', weight, location_name: 'Glaswerk' });
  const removal = ({ key, recorded_at }: ReturnType<typeof load>, revision: number) =>
    ({ key, recorded_at, revision, kind: 'unloading', removed: true }) as const;
  const sums = async () => {
    const query = 'start=2026-11-18&end=2026-11-18';
    const { body } = await world.viewer.get<{ result: { value: number } }>(`/general/total-tons-picked-up?${query}`);
    return body.result.value;
  };

  it('removed unloadings are gone from the tour and all sums, once, however often and in whichever order rows are sent', async () => {
    const { id, send, look, detail } = await site.open();
    const before = await sums();
    const [kept, twice] = [load(2.5), load(2.5)];
    await send(kept, twice);
    expect((await detail()).tour.tons).toBe(5);
    expect((await sums()) - before).toBeCloseTo(5);
    const gone = await send(removal(twice, 5));
    expect(statuses(gone)).toEqual(['corrected']);
    expect(gone.body.tour.unloadings.map(({ key }) => key)).toEqual([kept.key]);
    // What is sent again or late does not bring it back.
    expect(statuses(await send(removal(twice, 5), twice, { ...twice, revision: 4, weight: 9 }))).toEqual(
      Array<string>(3).fill('duplicate'),
    );
    expect((await detail()).tour.tons).toBe(2.5);
    expect((await sums()) - before).toBeCloseTo(2.5);
    const { notifications } = (
      await world.viewer.get<Schemas['NotificationsEnvelope']>(`/notifications/?tour_id=${id}`)
    ).body;
    expect(notifications.unloadings).toHaveLength(1);
    // The other phone has corrected it later.
    expect(statuses(await send({ ...twice, revision: 6, weight: 1 }))).toEqual(['corrected']);
    expect((await look()).unloadings.map(({ weight }) => weight).toSorted()).toEqual([1, 2.5]);
    expect((await detail()).tour.tons).toBe(3.5);
  });

  it('were perhaps never sent: recorded and removed in one call they leave a tour as it is', async () => {
    const { look, send } = await site.open();
    const never = load(3);
    expect(statuses(await send(removal(never, 1)))).toEqual(['created']);
    expect(await look()).toMatchObject({ status: 'planned', unloadings: [] });
    const once = load(3);
    expect(statuses(await send(once, removal(once, 1)))).toEqual(['created', 'corrected']);
    expect((await look()).unloadings).toEqual([]);
  });

  it('are the driver’s own, of this tour', async () => {
    const [mine, other] = [await site.open(), await site.open()];
    const theirs = load(4);
    await other.send(theirs);
    await mine.send(removal(theirs, 1));
    expect((await other.look()).unloadings).toHaveLength(1);
    const { containers = [] } = (await mine.look()).stops[0] ?? {};
    const emptied = row('container', '06:10', { container_id: containers[0]?.container_id, is_emptied: true });
    const wrong = await mine.phone.post<{ result: Schemas['IngestResult'] }>(
      '/drive/events',
      { rows: [{ ...emptied, removed: true }] },
      { 'accept-language': 'de' },
    );
    expect(wrong.body.result.rows[0]?.errors).toEqual([
      { path: 'rows.0.removed', message: 'gilt nur für Entladungen' },
    ]);
  });

  it('a stop is done when each of its containers is recorded: the dispatcher is told how many are left', async () => {
    const { look, send, detail } = await site.open();
    const progress = async () => (await detail()).stops.map(({ recorded, left }) => [recorded, left]);
    const { stops } = await look();
    const counts = stops.map(({ containers }) => containers.length);
    const place = counts.findIndex((count) => count > 1);
    const [first, ...others] = stops[place]?.containers ?? [];
    // Until the driver records, nobody says what is left.
    expect(await progress()).toEqual(counts.map(() => [0, 0]));
    await send(row('container', '06:10', { container_id: first?.container_id, is_emptied: true }));
    expect(await progress()).toEqual(counts.map((count, index) => (index === place ? [1, count - 1] : [0, count])));
    const why = { level: 10, is_emptied: false, reason: 'parked_in' } as const;
    await send(...others.map(({ container_id }) => row('container', '06:15', { container_id, ...why })));
    expect((await progress())[place]).toEqual([counts[place], 0]);
  });

  it('when the truck breaks down, what is left at a stop is taken over with the rest', async () => {
    const { id, look, send } = await site.open();
    // A container at the stops of two tours counts once.
    await world.db.execute(sql`delete from tours where date = '2026-11-18' and id <> ${id}`);
    const stops = (await look()).stops.map(({ containers }) => containers);
    const [first, ...others] = stops.find((containers) => containers.length > 1) ?? [];
    const left = async () => {
      const outage = { date: '2026-11-18', license_plate: site.truck.license_plate };
      return (await world.user.post<Schemas['DisruptionEnvelope']>('/disruptions/', outage)).body.disruption
        .containers_left;
    };
    const all = await left();
    await send(row('container', '06:10', { container_id: first?.container_id, is_emptied: true }));
    expect(await left()).toBe(all - 1);
    await send(...others.map(({ container_id }) => row('container', '06:15', { container_id, is_emptied: true })));
    expect(await left()).toBe(all - 1 - others.length);
  });
});
