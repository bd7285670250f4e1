import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at, driving, row, tokenOf } from './driving.ts';
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

  it('count a stop that the driver has begun as ahead for what is left there, to dispatchers and citizens', async () => {
    const { linkTo, enter, truck } = await driving(world);
    const location_id = 'FC-B';
    await world.user.post('/locations/', {
      ...{ location_id, location_name: 'Markt', city: 'Glasfurt', street: 'Markt 1', latitude: 47.7, longitude: 9.1 },
      ...{ location_type: 'public', is_active: true },
    });
    const bins = { 'FC-B1': '11', 'FC-B2': '12' };
    for (const [container_id, material_type] of Object.entries(bins))
      await world.user.post('/bins/', { container_id, location_id, material_type, construction_type: 'igloo' });
    const filed = await world.user.post<Schemas['ComplaintsEnvelope']>(
      '/complaints/',
      ['11', '12'].map((material_type) => ({
        location_id,
        material_type,
        channel: 'web',
        reported_fill_level: 'full',
      })),
    );
    const { body } = await world.user.post<Schemas['TourEnvelope']>('/tours/', {
      ...{ route_name: 'Markt', date: '2026-11-18', license_plate: truck.license_plate, material_type: ['11', '12'] },
      stops: [{ location_id }],
    });
    const phone = world.client((await enter(tokenOf(await linkTo(body.tour.tour.id)))).body.session);
    const record = async (container_id: string, is_emptied: boolean, time: string) =>
      phone.post('/drive/events', {
        rows: [
          row('container', time, { container_id, level: 90, is_emptied, ...(!is_emptied && { reason: 'locked' }) }),
        ],
      });
    const { rows } = await world.db.execute<{ report_code: string }>(
      sql`select report_code from locations where location_id = ${location_id}`,
    );
    const code = rows[0]?.report_code;
    /** The day of each container, of each citizen's material, and of each case. */
    const days = async () => {
      const site = await world.anonymous.get<Schemas['ReportSiteEnvelope']>(`/reports/${code}`);
      const cases = filed.body.complaints.map(async ({ id }) => {
        const { complaint } = (await world.viewer.get<Schemas['ComplaintEnvelope']>(`/complaints/${id}`)).body;
        return complaint.case.planned?.date ?? null;
      });
      return [
        (await list('q=FC-B')).map(({ planned_on }) => planned_on),
        site.body.site.materials.map(({ planned_on }) => planned_on),
        await Promise.all(cases),
      ];
    };
    const day = '2026-11-18';
    const all = (...each: (string | null)[]) => [each, each, each];
    expect(await days()).toEqual(all(day, day));
    await record('FC-B1', true, '08:00');
    expect(await days()).toEqual(all(null, day));
    await record('FC-B2', false, '08:05');
    expect(await days()).toEqual(all(null, null));
    world.clock.now = new Date(at('09:00'));
  });
});
