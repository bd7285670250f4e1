import { afterAll, beforeAll, expect, it } from 'vitest';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

onBothEngines('forecasts and tours to come', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(engine);
  });
  afterAll(() => world.close());

  const list = async (query: string) =>
    (await world.viewer.get<Schemas['ForecastList']>(`/forecasts/?page_size=1000&${query}`)).body.forecasts;
  const one = async (key: string) => (await list(`q=${key}`))[0];

  it('say which tour is to empty the container next, and can be asked for by that', async () => {
    const location_id = 'FC-L';
    const place = {
      location_id,
      location_name: 'Neuer Platz',
      city: 'Glasfurt',
      street: 'Gasse 1',
      latitude: 47.7,
      longitude: 9.1,
      location_type: 'recycling_depot',
      is_active: true,
    };
    expect((await world.user.post('/locations/', place)).status).toBe(201);
    const bin = { container_id: 'FC-P', location_id, material_type: '11', construction_type: 'igloo' };
    expect((await world.user.post('/bins/', bin)).status).toBe(201);
    expect((await one('FC-P'))?.planned_on).toBeNull();
    const day = (days: number) => new Date(world.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const { trucks } = (await world.admin.get<Schemas['TruckList']>('/trucks/?page_size=1')).body;
    const tour = async (date: string, materials: string[]) => {
      const { status, body } = await world.admin.post<Schemas['TourEnvelope']>('/tours/', {
        ...{ route_name: 'FC', date, license_plate: trucks[0]?.license_plate, material_type: materials },
        stops: [{ location_id }],
      });
      expect(status, JSON.stringify(body)).toBe(201);
      return body.tour.tour.id;
    };
    await tour(day(1), ['12']);
    expect((await one('FC-P'))?.planned_on).toBeNull();
    const [second, third] = [await tour(day(3), ['11']), await tour(day(2), ['11', '12'])];
    expect((await one('FC-P'))?.planned_on).toBe(day(2));
    const keys = async (query: string) => (await list(query)).map((row) => row.container_id);
    expect(await keys('is_planned=true')).toContain('FC-P');
    expect(await keys('is_planned=false')).not.toContain('FC-P');
    for (const id of [second, third]) expect((await world.admin.post(`/tours/${id}/cancel`, {})).status).toBe(200);
    expect((await one('FC-P'))?.planned_on).toBeNull();
    expect(await keys('is_planned=false')).toContain('FC-P');
  });
});
