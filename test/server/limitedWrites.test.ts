import { afterAll, beforeAll, expect, it } from 'vitest';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';
import { area, keysWhere } from './limited-requests.ts';

const refused = ({ status, body }: { status: number; body: Schemas['Problem'] }) => [
  status,
  body.errors?.map(({ path }) => path),
];
const shiftOf = (plate: string) => `/trucks/${encodeURIComponent(plate)}/availability`;
const monday = { day_of_week: 'monday', start_time: '06:00', end_time: '14:00' };

onBothEngines('a user limited to an area, who writes', (engine) => {
  let world: World;
  /** Keys of the area, and of another one. */
  let [mine, theirs, here, there, elsewhere, other] = ['', '', '', '', 0, ''];
  let [driver, stranger, container] = [0, 0, ''];
  beforeAll(async () => {
    world = await openWorld(engine);
    const truck = { name: 'Ours', capacity: 10, number_of_compartments: 2, default_disposition_area_id: area };
    await world.admin.post('/trucks/', { ...truck, license_plate: 'LIM 1' });
    await world.admin.post('/drivers/', { driver_id: 'LIM', name: 'Ours', default_disposition_area_id: area });
    const foreign = await keysWhere(world, `area <> ${area}`);
    const ours = await keysWhere(world, `area = ${area}`);
    [mine, theirs] = ['LIM 1', foreign.trucks?.[0]?.key ?? ''];
    [here, there] = [ours.locations?.[0]?.key ?? '', foreign.locations?.[0]?.key ?? ''];
    elsewhere = foreign.areas?.[0]?.id ?? 0;
    driver = ours.drivers?.find(({ key }) => key === 'LIM')?.id ?? 0;
    [stranger, other] = [foreign.drivers?.[0]?.id ?? 0, foreign.drivers?.[0]?.key ?? ''];
    container = foreign.bins?.[0]?.key ?? '';
    await world.admin.patch('/users/2', { area_ids: [area] });
  });
  afterAll(() => world.close());

  const daysOf = async (plate: string, day: string) =>
    (
      await world.admin.get<{
        availabilities: { driver_id: string | null }[];
        default_schedule: object[];
      }>(`${shiftOf(plate)}?start_date=${day}&end_date=${day}`)
    ).body;

  it('keeps stops of other areas in a tour', async () => {
    const stops = [{ location_id: here }, { location_id: there }];
    const plan = { route_name: 'Both', license_plate: mine, date: '2026-12-20', material_type: ['11', '12', '13'] };
    const sent = { ...plan, disposition_area_id: area, stops };
    const both = await world.admin.post<Schemas['TourEnvelope']>('/tours/', sent);
    const tour = `/tours/${both.body.tour.tour.id}`;
    const replaced = await world.user.patch(tour, { stops: [{ location_id: here }] });
    expect(refused(replaced)).toEqual([409, ['stops']]);
    expect((await world.user.patch(tour, { details: 'Ring twice' })).status).toBe(200);
    const { tour: after } = (await world.admin.get<Schemas['TourEnvelope']>(tour)).body;
    expect(after.stops.map(({ location_id }) => location_id)).toEqual([here, there]);
    expect(after.tour.planned).toBe(both.body.tour.tour.planned);
  });

  it('overwrites no shift and no weekday of other areas, and plans nothing over them', async () => {
    const day = { work_date: '2026-12-21', start_time: '06:00', end_time: '14:00' };
    expect((await world.admin.post(shiftOf(mine), { ...day, disposition_area_id: elsewhere })).status).toBe(200);
    for (const start_time of ['06:00', '07:00'])
      expect(refused(await world.user.post(shiftOf(mine), { ...day, start_time }))).toEqual([409, ['start_time']]);
    const weekOf = `/trucks/${encodeURIComponent(mine)}/default-availabilities`;
    const theirs = { ...monday, disposition_area_id: elsewhere, material_type_id: '11+12' };
    expect((await world.admin.post(weekOf, { availabilities: [theirs] })).status).toBe(200);
    const tuesday = { ...monday, day_of_week: 'tuesday' };
    for (const more of [{}, { available: false }]) {
      const overwritten = await world.user.post(weekOf, { availabilities: [tuesday, { ...monday, ...more }] });
      expect(refused(overwritten)).toEqual([409, ['availabilities.1.day_of_week']]);
    }
    expect((await world.user.post(weekOf, { availabilities: [tuesday] })).status).toBe(200);
    const whole = await daysOf(mine, day.work_date);
    expect(whole.availabilities).toMatchObject([{ ...day, disposition_area_id: elsewhere }]);
    expect(whole.default_schedule).toMatchObject([theirs, tuesday]);
    // Which needs both compartments.
    const smaller = await world.user.patch(`/trucks/${encodeURIComponent(mine)}`, { number_of_compartments: 1 });
    expect(refused(smaller)).toEqual([409, ['number_of_compartments']]);
  });

  it('books no driver twice, and frees the truck of elsewhere from one who is absent', async () => {
    const shift = { work_date: '2026-12-22', start_time: '06:00', end_time: '14:00', driver_id: 'LIM' };
    expect((await world.admin.post(shiftOf(theirs), shift)).status).toBe(200);
    const twice = await world.user.post(shiftOf(mine), shift);
    expect([refused(twice), twice.body.detail]).toEqual([[409, ['driver_id']], expect.stringMatching(/another truck/)]);
    const foreign = await world.user.post(shiftOf(mine), { ...shift, driver_id: other });
    expect(refused(foreign)).toEqual([422, ['driver_id']]);
    const { work_date, start_time } = shift;
    await world.user.delete(`/drivers/${driver}/availability`, { work_date, start_time });
    const left = await daysOf(theirs, work_date);
    expect(left.availabilities.map(({ driver_id }) => driver_id)).toEqual([null]);
  });

  it('takes no phone and no key of elsewhere, and finishes no day of the whole city', async () => {
    const phone = '+49 171 5550177';
    expect((await world.admin.patch(`/drivers/${stranger}`, { phone })).status).toBe(200);
    expect(refused(await world.user.patch(`/drivers/${driver}`, { phone }))).toEqual([409, ['phone']]);
    const file = { kind: 'drivers', name: 'x.csv', rows: [{ driver_id: 'LIM', phone }] };
    const { body: imported } = await world.user.post<Schemas['ImportResult']>('/imports/', file);
    expect(imported.rows[0]?.errors).toEqual([{ path: 'rows.0.phone', message: 'Another driver has this phone.' }]);
    const inArea = { name: 'X', default_disposition_area_id: area };
    const truck = { ...inArea, license_plate: theirs, capacity: 1, number_of_compartments: 2 };
    expect(refused(await world.user.post('/trucks/', truck))).toEqual([409, ['license_plate']]);
    expect(refused(await world.user.post('/drivers/', { ...inArea, driver_id: other }))).toEqual([409, ['driver_id']]);
    const bin = { container_id: container, material_type: '11', construction_type: 'igloo', location_id: here };
    expect(refused(await world.user.post('/bins/', bin))).toEqual([409, ['container_id']]);
    await world.admin.put('/finished-days/2026-12-22');
    expect((await world.user.put('/finished-days/2026-12-23')).status).toBe(409);
    expect((await world.user.delete('/finished-days/2026-12-22')).status).toBe(409);
  });
});
