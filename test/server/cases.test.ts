import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { usualHours, wrongHours } from '../../src/server/working-hours.ts';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

type Complaint = Schemas['Complaint'];

/** Moments of a Wednesday, the day of the world, and of the days around it. */
const at = (time: string, day = 18) => new Date(`2026-11-${day}T${time}:00.000Z`);

it('working hours that leave no time, or are of nowhere, are refused in words', () => {
  const wrong = (change: object) => wrongHours({ ...usualHours, ...change })?.[1];
  expect([wrong({}), wrong({ holidays: 'DE-BY' }), wrong({ holidays: '' })]).toEqual([undefined, undefined, undefined]);
  for (const holidays of ['XX', 'DE-XX', 'DE-BY-XX', 'de'])
    expect(wrong({ holidays })).toBe(`There are no public holidays of ${holidays}`);
  for (const holidays of ['DE-BY-A', 'AT', 'AT-9', 'FR']) expect(wrong({ holidays })).toBeUndefined();
  for (const days of [[], [1, 8], [Number.NaN]]) expect(wrong({ days })).toContain('numbers from 1, Monday, to 7');
  for (const times of [{ from: '25:00' }, { from: '16:00' }, { to: '7' }])
    expect(wrong(times)).toContain('two times of day');
  for (const due of [0, Number.NaN, 401]) expect(wrong({ due })).toContain('1 to 400 working hours');
});

onBothEngines('cases of notifications', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(engine);
    // The second stands 33 m north of the first, the third 89 m.
    for (const [index, latitude] of [50.5, 50.5003, 50.5008].entries()) {
      const key = `90/0${index + 1}`;
      await world.user.post('/locations/', {
        ...{ location_id: key, location_name: key, city: 'Glasfurt', street: 'Am Wehr', latitude, longitude: 9 },
        ...{ location_type: 'public', is_active: true, disposition_area_id: 1 },
      });
      await world.user.post('/bins/', {
        ...{ container_id: `${key}-G1`, location_id: key, material_type: '12', construction_type: 'igloo' },
      });
    }
  });
  afterAll(() => world.close());

  const report = async (place: number, now: Date, more: object = {}) => {
    world.clock.now = now;
    const input = { location_id: `90/0${place}`, material_type: '12', channel: 'web', reported_fill_level: 'full' };
    const made = await world.user.post<Schemas['ComplaintsEnvelope']>('/complaints/', [{ ...input, ...more }]);
    expect(made.status).toBe(201);
    return made.body.complaints[0] as Complaint;
  };
  const of = async ({ id }: Complaint) =>
    (await world.viewer.get<Schemas['ComplaintEnvelope']>(`/complaints/${id}`)).body.complaint;
  const list = async (query: string) =>
    (await world.viewer.get<Schemas['ComplaintList']>(`/complaints/?page_size=1000&${query}`)).body.complaints;
  const planTour = async (place: number, date: string) => {
    const [truck] = (await world.viewer.get<Schemas['TruckList']>('/trucks/')).body.trucks;
    const made = await world.user.post<Schemas['TourEnvelope']>('/tours/', {
      ...{ route_name: 'Wehr 1', date, license_plate: truck?.license_plate, material_type: ['12'] },
      stops: [{ location_id: `90/0${place}` }],
    });
    expect(made.status).toBe(201);
    return made.body.tour.tour.id;
  };
  const send = (tour: number, place: number, recorded: Date, more: object = {}) =>
    world.user.post<Schemas['IngestResult']>('/route-events/', {
      rows: [
        {
          ...{ key: `case-${tour}-${place}`, tour_id: tour, container_id: `90/0${place}-G1`, level: 110 },
          ...{ recorded_at: recorded.toISOString(), is_emptied: true },
          ...more,
        },
      ],
    });

  it('reports from within 50 m and 48 hours are one case, of which one is shown', async () => {
    const first = await report(1, at('09:00'));
    expect(first.case).toMatchObject({ reports: 1, state: 'open', reopened: false, since: first.created_at });
    const [near, far, other] = [
      await report(2, at('10:00')),
      await report(3, at('10:00')),
      await report(1, at('10:00'), { material_type: '11' }),
    ];
    expect(near.case).toMatchObject({ id: first.case.id, reports: 2, since: first.created_at });
    expect(new Set([first, far, other].map((one) => one.case.id)).size).toBe(3);
    const late = await report(1, at('09:30', 20));
    expect(late.case).toMatchObject({ id: first.case.id, reports: 3 });
    const muchLater = await report(2, at('09:31', 22));
    expect(muchLater.case).toMatchObject({ reports: 1 });
    const shown = (await list('cases=true&status=open')).map(({ id }) => id);
    expect([first, far, near, late].map(({ id }) => shown.includes(id))).toEqual([true, true, false, false]);
    // Filed at the same moment by many.
    const inputs = Array.from({ length: 6 }, () => report(3, at('12:00', 29), { material_type: '13' }));
    expect(new Set((await Promise.all(inputs)).map((one) => one.case.id)).size).toBe(1);
    // Moved to another place: another case.
    const moved = await world.user.patch<Schemas['ComplaintEnvelope']>(`/complaints/${near.id}`, {
      location_id: '90/03',
    });
    expect(moved.body.complaint.case.id).toBe(far.case.id);
    for (const one of [first, near, far, late, muchLater])
      expect((await world.user.patch(`/complaints/${one.id}`, { status: 'closed' })).status).toBe(200);
  });

  it('are shown by the most urgent report, in the areas asked for, and overdue with the first of them', async () => {
    const [first, urgent] = [
      await report(1, at('09:00', 10), { material_type: '11', reported_fill_level: 'almost_full' }),
      await report(2, at('10:00', 11), { material_type: '11', reported_fill_level: 'pickup_immediately' }),
    ];
    await report(2, at('11:00', 11), { material_type: '11', reported_fill_level: 'pickup_immediately' });
    await world.db.execute(sql`update all_locations set disposition_area_id = 2 where location_id = '90/02'`);
    const shown = async (query: string) =>
      (await list(`cases=true&status=open&${query}`))
        .filter((one) => one.case.id === first.case.id)
        .map(({ id }) => id);
    expect(await shown('reported_fill_level=pickup_immediately')).toEqual([urgent.id]);
    expect(await shown('reported_fill_level=almost_full')).toEqual([]);
    expect(await shown('disposition_area_ids=1')).toEqual([first.id]);
    expect(await shown('disposition_area_ids=2')).toEqual([urgent.id]);
    world.clock.now = new Date(Date.parse(first.case.due_at ?? '') + 1000);
    expect([await shown('overdue=true'), await shown('overdue=false')]).toEqual([[urgent.id], []]);
    await world.db.execute(sql`update all_locations set disposition_area_id = 1 where location_id = '90/02'`);
    for (const { id } of await list(`case_id=${first.case.id}`))
      expect((await world.user.patch(`/complaints/${id}`, { status: 'closed' })).status).toBe(200);
  });

  it('is due by working hours and public holidays, and overdue after that, also where it was closed by mistake', async () => {
    // Of the demo world too: from Monday to Friday, 07:00 to 16:00 in the customer's zone.
    const dues = (await list('status=open')).map((open) => new Date(open.case.due_at ?? ''));
    expect(dues.length).toBeGreaterThan(0);
    expect(dues.filter((due) => due.getUTCDay() % 6 === 0 || due.getUTCHours() < 6 || due.getUTCHours() > 15)).toEqual(
      [],
    );
    // Wednesday 24 June 2026, 14:00 in the customer's zone: two hours, nine on Thursday, five on Friday.
    const one = await report(1, new Date('2026-06-24T12:00:00.000Z'), { material_type: '13' });
    expect(one.case.due_at).toBe('2026-06-26T10:00:00.000Z');
    const over = async () => (await list('overdue=true')).some(({ id }) => id === one.id);
    world.clock.now = new Date('2026-06-26T10:00:00.000Z');
    expect(await over()).toBe(false);
    world.clock.now = new Date('2026-06-26T10:00:01.000Z');
    expect(await over()).toBe(true);
    expect((await list('overdue=false')).some(({ id }) => id === one.id)).toBe(false);
    await world.user.patch(`/complaints/${one.id}`, { status: 'closed' });
    expect(await over()).toBe(false);
    // Opened again on the evening before the Day of German Unity, a Saturday: from Monday on.
    world.clock.now = new Date('2026-10-02T18:00:00.000Z');
    await world.user.patch(`/complaints/${one.id}`, { status: 'open' });
    expect((await of(one)).case.due_at).toBe('2026-10-06T12:00:00.000Z');
    await world.db.execute(
      sql`update customers set working_hours = working_hours || '{"days": [6], "holidays": ""}' where id = 1`,
    );
    await world.user.patch(`/complaints/${one.id}`, { status: 'closed' });
    world.clock.now = new Date('2026-10-02T18:10:00.000Z');
    await world.user.patch(`/complaints/${one.id}`, { status: 'open' });
    expect((await of(one)).case.due_at).toBe('2026-10-06T12:00:00.000Z');
    await world.user.patch(`/complaints/${one.id}`, { status: 'closed' });
    world.clock.now = new Date('2026-10-02T18:20:01.000Z');
    await world.user.patch(`/complaints/${one.id}`, { status: 'open' });
    expect((await of(one)).case.due_at).toBe('2026-10-10T12:00:00.000Z');
    await world.db.execute(sql`update customers set working_hours = default where id = 1`);
    await world.user.patch(`/complaints/${one.id}`, { status: 'closed' });
  });

  it('is planned by a tour and closed by its emptying; what kept the crew is told; corrections open it again', async () => {
    const one = await report(2, at('06:00', 26));
    const again = await report(2, at('07:00', 26));
    const id = await planTour(2, '2026-11-26');
    expect((await of(one)).case).toMatchObject({
      state: 'planned',
      planned: { id, route_name: 'Wehr 1', date: '2026-11-26' },
    });
    world.clock.now = at('12:00', 26);
    expect((await send(id, 2, at('08:00', 26), { is_emptied: false, comment: 'Zugeparkt' })).status).toBe(200);
    expect((await of(one)).case).toMatchObject({
      state: 'open',
      obstacle: { recorded_at: at('08:00', 26).toISOString(), comment: 'Zugeparkt' },
    });
    // An emptying before the second report answers the first alone.
    await send(id, 2, at('06:30', 26), { revision: 1, comment: null });
    expect([await of(one), await of(again)].map(({ status }) => status)).toEqual(['closed', 'open']);
    await send(id, 2, at('09:00', 26), { revision: 2 });
    for (const done of [await of(one), await of(again)])
      expect(done).toMatchObject({
        ...{ status: 'closed', closed_at: at('09:00', 26).toISOString(), emptied_fill_level: 'overfull' },
        case: { state: 'closed', due_at: null, planned: null },
      });
    await send(id, 2, at('09:00', 26), { revision: 3, is_emptied: false });
    expect(await of(again)).toMatchObject({ status: 'open', closed_at: null, emptied_fill_level: null });
    await send(id, 2, at('09:00', 26), { revision: 4 });

    const soon = await report(2, at('08:00', 27));
    expect(soon.case).toMatchObject({ id: one.case.id, state: 'open', reopened: true, reports: 3 });
    // What a person has closed or opened again is not done by an emptying before.
    await world.user.patch(`/complaints/${soon.id}`, { status: 'closed' });
    const later = await planTour(2, '2026-11-28');
    world.clock.now = at('12:00', 28);
    await world.user.patch(`/complaints/${again.id}`, { status: 'open' });
    await send(later, 2, at('11:00', 28));
    expect([await of(soon), await of(again)]).toMatchObject([
      { status: 'closed', emptied_fill_level: null },
      { status: 'open', closed_at: null },
    ]);
    const afresh = await report(2, at('11:30', 30));
    expect(afresh.case).toMatchObject({ reopened: false, reports: 1 });
    // Reported on a Sunday and emptied on the Wednesday: still the same case when it is reported again then.
    const sunday = await report(3, at('09:00', 22));
    const wednesday = await planTour(3, '2026-11-25');
    world.clock.now = at('08:00', 25);
    expect((await send(wednesday, 3, at('07:00', 25))).status).toBe(200);
    const still = await report(3, at('09:00', 25));
    expect(still.case).toMatchObject({ id: sunday.case.id, reopened: true, reports: 2 });
    // What was emptied beside it does not make it reported again.
    const beside = await report(1, at('12:00', 30));
    const half = await planTour(2, '2026-11-30');
    world.clock.now = at('14:00', 30);
    await send(half, 2, at('13:00', 30));
    expect([await of(afresh), await of(beside)]).toMatchObject([
      { status: 'closed', case: { id: beside.case.id } },
      { status: 'open', case: { reports: 2, state: 'open', reopened: false } },
    ]);
  });

  it('is planned by a tour of today or later that does not leave its container out', async () => {
    const one = await report(3, at('09:00', 24));
    const missed = await planTour(3, '2026-11-25');
    world.clock.now = at('22:59', 25);
    expect((await of(one)).case.planned?.id).toBe(missed);
    // Midnight of the customer.
    world.clock.now = at('23:00', 25);
    expect((await of(one)).case).toMatchObject({ state: 'open', planned: null });
    // One that is under way goes on in the night, but not for ever.
    expect((await world.user.post(`/tours/${missed}/start`, {})).status).toBe(200);
    expect((await of(one)).case.planned?.id).toBe(missed);
    world.clock.now = at('23:00', 26);
    expect((await of(one)).case).toMatchObject({ state: 'open', planned: null });
    const next = await planTour(3, '2026-11-27');
    expect((await of(one)).case).toMatchObject({ state: 'planned', planned: { id: next, date: '2026-11-27' } });
    expect((await list('status=open')).find(({ id }) => id === one.id)?.case.planned?.id).toBe(next);
    await world.db.execute(sql`update tours set left_containers_ref = '{90/03-G1}' where id = ${next}`);
    expect((await of(one)).case).toMatchObject({ state: 'open', planned: null });
  });

  it('is closed by the emptying of its own container where one of two colours stands beside one of one', async () => {
    const bin = { location_id: '90/03', construction_type: 'igloo' };
    for (const [key, material_type] of Object.entries({ W1: '11', WG1: '11+12' }))
      await world.user.post('/bins/', { ...bin, container_id: `90/03-${key}`, material_type });
    const both = await report(3, at('09:00', 24), { material_type: '11+12' });
    const id = await planTour(3, '2026-11-24');
    world.clock.now = at('12:00', 24);
    await send(id, 3, at('10:00', 24), { key: 'own-1', container_id: '90/03-W1' });
    expect((await of(both)).status).toBe('open');
    await send(id, 3, at('10:05', 24), { key: 'own-2', container_id: '90/03-WG1' });
    expect(await of(both)).toMatchObject({ status: 'closed', closed_at: at('10:05', 24).toISOString() });
  });
});
