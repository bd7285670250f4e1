import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
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

  type Days = { availabilities: { driver_id: string | null }[]; default_schedule: object[] };
  const daysOf = async (path: string, day: string, who = world.admin) =>
    (await who.get<Days>(`${path}?start_date=${day}&end_date=${day}`)).body;

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
    const whole = await daysOf(shiftOf(mine), day.work_date);
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
    // That he has a truck is told, and not which.
    const seen = await daysOf(`/drivers/${driver}/availability`, work_date, world.user);
    expect(seen.availabilities).toMatchObject([{ has_truck: true, license_plate: null }]);
    await world.user.delete(`/drivers/${driver}/availability`, { work_date, start_time });
    const left = await daysOf(shiftOf(theirs), work_date);
    expect(left.availabilities.map(({ driver_id }) => driver_id)).toEqual([null]);
  });

  it('shows and keeps who drove a tour of its area, whose truck and driver are of another', async () => {
    const shift = { work_date: '2026-12-24', start_time: '06:00', end_time: '14:00', driver_id: other };
    expect((await world.admin.post(shiftOf(theirs), shift)).status).toBe(200);
    const made = await world.admin.post<Schemas['TourEnvelope']>('/tours/', {
      ...{ route_name: 'Lent', license_plate: theirs, date: shift.work_date, material_type: ['11'] },
      ...{ disposition_area_id: area, stops: [{ location_id: here }] },
    });
    const path = `/tours/${made.body.tour.tour.id}`;
    const driverOf = async (answer: Promise<{ body: Schemas['TourEnvelope'] }>) =>
      (await answer).body.tour.tour.driver_id;
    expect(await driverOf(world.user.get(path))).toBe(other);
    await world.user.post(`${path}/start`, {});
    expect(await driverOf(world.user.post(`${path}/complete`, {}))).toBe(other);
  });

  it('takes no phone and no key of elsewhere, and finishes no day of the whole city', async () => {
    const phone = '+49 171 5550177';
    expect((await world.admin.patch(`/drivers/${stranger}`, { phone })).status).toBe(200);
    expect(refused(await world.user.patch(`/drivers/${driver}`, { phone }))).toEqual([409, ['phone']]);
    const file = { kind: 'drivers', name: 'x.csv', rows: [{ driver_id: 'LIM', phone }] };
    const { body: imported } = await world.user.post<Schemas['ImportResult']>('/imports/', file);
    expect(imported.rows[0]?.errors).toEqual([
      { path: 'rows.0.phone', message: 'Another driver has this phone.', code: 'phone_taken' },
    ]);
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

  it('takes back what was deleted in its area alone', async () => {
    const place = { location_name: 'X', city: 'X', street: 'Y', latitude: 51, longitude: 8, location_type: 'public' };
    const bin = { material_type: '11', construction_type: 'igloo' };
    const records = async (name: string, disposition_area_id: number) => {
      const inArea = { name: 'X', default_disposition_area_id: disposition_area_id };
      const made = { ...place, is_active: true, location_id: name, disposition_area_id };
      const site = await world.admin.post<Schemas['LocationEnvelope']>('/locations/', made);
      const container = { ...bin, container_id: name, location_id: name };
      const stood = await world.admin.post<Schemas['BinEnvelope']>('/bins/', container);
      const who = await world.admin.post<Schemas['DriverEnvelope']>('/drivers/', { ...inArea, driver_id: name });
      await world.admin.post('/trucks/', { ...inArea, license_plate: name, capacity: 1, number_of_compartments: 2 });
      const report = { location_id: name, material_type: '11', reported_fill_level: 'overfull' };
      const said = await world.admin.post<Schemas['ComplaintsEnvelope']>('/complaints/', [report]);
      const ids = [said.body.complaints[0]?.id, stood.body.bin.id, site.body.location.id, who.body.driver.id];
      const [complaint, standing, site_, person] = ids;
      return [
        `complaints/${complaint}`,
        `bins/${standing}`,
        `locations/${site_}`,
        `drivers/${person}`,
        `trucks/${name}`,
      ];
    };
    const restore = async (client: typeof world.user, paths: string[]) => {
      const statuses: number[] = [];
      for (const path of paths) statuses.push((await client.post(`/${path}/restore`)).status);
      return statuses;
    };
    const [own, foreign] = [await records('OURS', area), await records('ELSE', elsewhere)];
    for (const path of [...own, ...foreign]) expect((await world.admin.delete(`/${path}`)).status).toBe(204);
    expect(await restore(world.user, foreign)).toEqual(foreign.map(() => 404));
    // A container needs its location.
    expect(await restore(world.user, own.toReversed())).toEqual(own.map(() => 200));
    expect(await restore(world.admin, foreign.toReversed())).toEqual(foreign.map(() => 200));
  });

  it('does not see again what it made before the limit', async () => {
    const day = { date: '2027-06-06' };
    const made = async (areas: number[] | null) => {
      expect((await world.admin.patch('/users/2', { area_ids: areas })).status).toBe(200);
      const rows = [{ license_plate: mine, name: `Of ${areas?.join()}` }];
      const file = await world.user.post<Schemas['ImportResult']>('/imports/', { kind: 'trucks', name: 'x', rows });
      const planned = await world.user.post<Schemas['TourProposalEnvelope']>('/tour-proposals/', day);
      const drop = await world.user.post<Schemas['DisruptionEnvelope']>('/disruptions/', {
        ...day,
        license_plate: mine,
      });
      const [proposal, disruption] = [planned.body.tour_proposal.id, drop.body.disruption.id];
      return [`/imports/${file.body.import?.id}`, `/tour-proposals/${proposal}`, `/disruptions/${disruption}`];
    };
    const paths = [...(await made(null)), ...(await made([elsewhere, area])), ...(await made([area]))];
    const seen: number[] = [];
    for (const path of paths) seen.push((await world.user.get(path)).status);
    expect(seen).toEqual([404, 404, 404, 404, 404, 404, 200, 200, 200]);
    const { body } = await world.user.get<Schemas['ImportList']>('/imports/');
    const listed = body.imports.map(({ id }) => `/imports/${id}`);
    expect(paths.filter((path) => listed.includes(path))).toEqual([paths[6]]);
  });

  it('plans tours of its area, and sees no proposal of others', async () => {
    const date = '2026-12-28';
    const times = { work_date: date, start_time: '06:00', end_time: '14:00' };
    for (const [plate, disposition_area_id, driver_id] of [
      [mine, area, 'LIM'],
      [theirs, elsewhere, other],
    ] as const)
      expect((await world.admin.post(shiftOf(plate), { ...times, disposition_area_id, driver_id })).status).toBe(200);
    type Proposal = Schemas['TourProposalEnvelope'];
    const planned = async (client: typeof world.user) => {
      const { body } = await client.post<Proposal>('/tour-proposals/', { date });
      const path = `/tour-proposals/${body.tour_proposal.id}`;
      const done = await vi.waitFor(
        async () => {
          const { tour_proposal: now } = (await client.get<Proposal>(path)).body;
          expect(now.state).toBe('done');
          return now;
        },
        { timeout: 30_000, interval: 200 },
      );
      return { path, tours: done.alternatives.flatMap(({ tours }) => tours), alternatives: done.alternatives };
    };
    const whole = await planned(world.admin);
    expect((await world.user.get(whole.path)).status).toBe(404);
    expect((await world.user.post(`${whole.path}/commit`, { goal: 'least_km' })).status).toBe(404);
    expect((await world.user.delete(whole.path)).status).toBe(404);

    const limited = await planned(world.user);
    const places = await world.db.execute<{ location_id: string }>(
      sql`select location_id from locations where customer_id = 1 and disposition_area_id = ${area}`,
    );
    const here = new Set(places.rows.map(({ location_id }) => location_id));
    const named = [
      ...limited.tours.flatMap(({ stops }) => stops.map(({ location_id }) => location_id)),
      ...limited.alternatives.flatMap(({ left_out }) => left_out.map(({ location_id }) => location_id)),
    ];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((key) => !here.has(key))).toEqual([]);
    expect([...new Set(limited.tours.map(({ license_plate }) => license_plate))]).toEqual([mine]);
    const made = await world.user.post<Proposal>(`${limited.path}/commit`, { goal: 'least_km' });
    expect(made).toMatchObject({ status: 200 });
    const [id] = made.body.tour_proposal.tour_ids;
    const { body } = await world.user.get<Schemas['TourEnvelope']>(`/tours/${id}`);
    expect([body.tour.tour.license_plate, body.tour.tour.disposition_area_id]).toEqual([mine, area]);

    const spare = { license_plate: 'LIM 2', name: 'Spare', capacity: 12, number_of_compartments: 3 };
    await world.admin.post('/trucks/', { ...spare, default_disposition_area_id: area });
    // Its truck drops out: of others nothing is named, and a tour with stops of others is not changed.
    type Disruption = Schemas['DisruptionEnvelope'];
    const drop = { date, license_plate: mine };
    expect((await world.user.post('/disruptions/', { date, license_plate: theirs })).status).toBe(422);
    const dropped = await world.user.post<Disruption>('/disruptions/', drop);
    const { disruption } = dropped.body;
    expect(disruption.tours.map((tour) => tour.id)).toEqual([id]);
    const taking = disruption.options.flatMap(({ tours }) => tours.map(({ license_plate }) => license_plate));
    expect(taking).toContain('LIM 2');
    expect(taking).not.toContain(theirs);
    const ofAll = (await world.admin.post<Disruption>('/disruptions/', drop)).body.disruption;
    expect((await world.user.get(`/disruptions/${ofAll.id}`)).status).toBe(404);
    const stops = [...body.tour.stops, { location_id: there }].map(({ location_id }) => ({ location_id }));
    expect((await world.admin.patch(`/tours/${id}`, { stops })).status).toBe(200);
    const path = `/disruptions/${disruption.id}/apply`;
    expect(refused(await world.user.post(path, { option: 'another_pair' }))).toEqual([409, [`tours.${id}`]]);
  });
});
