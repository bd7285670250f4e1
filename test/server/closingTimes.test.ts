import { afterAll, beforeAll, expect, it } from 'vitest';
import { countingHours, dueAt, usualHours, type WorkingHours } from '../../src/server/working-hours.ts';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

const zone = 'Europe/Berlin';
/** A clock time in Berlin, where it is winter. */
const at = (day: string, time: string) => new Date(`${day}T${time}:00+01:00`);

const hoursBetween = (since: number, until: number, hours: WorkingHours, there: string) =>
  countingHours(since - 7 * 86_400_000, until + 7 * 86_400_000, hours, there)(since, until);

it('hours between two moments are those in which the office works', () => {
  const between = (from: Date, to: Date, more: object = {}) =>
    hoursBetween(from.getTime(), to.getTime(), { ...usualHours, ...more }, zone);
  // Monday is the 16th.
  expect(between(at('2026-11-16', '08:00'), at('2026-11-16', '09:30'))).toBe(1.5);
  expect(between(at('2026-11-16', '05:00'), at('2026-11-16', '20:00'))).toBe(9);
  expect(between(at('2026-11-13', '15:00'), at('2026-11-16', '08:00'))).toBe(2);
  expect(between(at('2026-11-14', '10:00'), at('2026-11-15', '10:00'))).toBe(0);
  expect(between(at('2026-12-24', '12:00'), at('2026-12-28', '08:00'))).toBe(5);
  expect(between(at('2026-12-24', '12:00'), at('2026-12-28', '08:00'), { holidays: '' })).toBe(14);
  expect(between(at('2026-11-16', '08:00'), at('2026-11-16', '08:00'))).toBe(0);
  // What is due after so many hours was so many hours away.
  for (const day of ['2026-10-23', '2026-12-23', '2026-04-02']) {
    const since = new Date(`${day}T13:37:00Z`);
    expect(between(since, dueAt(since, usualHours, zone))).toBe(usualHours.due);
  }
});

it.each([
  // Noon there is the day before in Europe.
  ['NZ', 'Pacific/Auckland', '+13:00', '2027-02-05', '2027-02-06'],
  ['NZ', 'Pacific/Auckland', '+13:00', '2026-12-31', '2027-01-01'],
  ['DE', zone, '+01:00', '2026-12-24', '2026-12-25'],
  // Of several days.
  ['RO', 'Europe/Bucharest', '+02:00', '2026-12-31', '2027-01-02'],
  ['US', 'America/Los_Angeles', '-08:00', '2026-12-31', '2027-01-01'],
])('a public holiday of %s is free there: %s', (holidays, there, offset, before, free) => {
  const hours = { ...usualHours, days: [1, 2, 3, 4, 5, 6, 7], holidays };
  const worked = (day: string) => {
    const morning = new Date(`${day}T00:00:00${offset}`).getTime();
    return hoursBetween(morning, morning + 86_400_000, hours, there);
  };
  expect([worked(before), worked(free)]).toEqual([9, 0]);
});

onBothEngines('how long notifications take', (engine) => {
  let world: World;
  const [one, two] = ['92/01', '92/02'];
  beforeAll(async () => {
    world = await openWorld(engine);
    for (const [index, key] of [one, two].entries())
      await world.user.post('/locations/', {
        ...{
          location_id: key,
          location_name: key,
          city: 'Glasfurt',
          street: 'Am Wehr',
          latitude: 48 + index,
          longitude: 9,
        },
        ...{ location_type: 'public', is_active: true, disposition_area_id: 1 + index },
      });
  });
  afterAll(() => world.close());

  const close = async (place: string | undefined, since: Date, until: Date) => {
    world.clock.now = since;
    const filed = await world.user.post<Schemas['ComplaintList']>('/complaints/', [
      { location_id: place, material_type: '11', reported_fill_level: 'full' },
    ]);
    const { id } = filed.body.complaints[0] as Schemas['Complaint'];
    world.clock.now = until;
    expect((await world.user.patch(`/complaints/${id}`, { status: 'closed' })).status).toBe(200);
    return id;
  };
  const times = async (query = '', by = world.viewer) =>
    (await by.get<Schemas['ClosingTimes']>(`/complaints/closing-times${query}`)).body;

  it('is the median by month and area, in working hours, with those that were late', async () => {
    world.clock.now = at('2027-03-10', '12:00');
    const before = await times();
    expect(before.months.map(({ month }) => month.slice(0, 7))).toEqual([
      ...['2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11', '2026-12'],
      ...['2027-01', '2027-02', '2027-03'],
    ]);
    expect(before.months.slice(-2).every(({ closed, median_hours }) => closed === 0 && median_hours === null)).toBe(
      true,
    );
    expect(before.months.some(({ closed }) => closed > 0)).toBe(true);
    expect(before.working_hours).toEqual(usualHours);

    await close(one, at('2027-02-01', '08:00'), at('2027-02-01', '10:00'));
    await close(one, at('2027-02-05', '15:00'), at('2027-02-08', '08:00'));
    await close(one, at('2027-02-01', '08:00'), at('2027-02-04', '08:00'));
    await close(two, at('2027-02-10', '08:00'), at('2027-02-10', '13:00'));
    // Closed in the first minutes of March, where it is still February in UTC.
    const night = await close(two, at('2027-02-26', '15:30'), at('2027-03-01', '00:30'));
    world.clock.now = at('2027-03-10', '12:00');
    const { months } = await times('?months=2');
    expect(months).toEqual([
      {
        ...{ month: '2027-02-01', closed: 4, median_hours: 3.5, late: 1 },
        areas: [
          { disposition_area_id: 1, closed: 3, median_hours: 2, late: 1 },
          { disposition_area_id: 2, closed: 1, median_hours: 5, late: 0 },
        ],
      },
      {
        ...{ month: '2027-03-01', closed: 1, median_hours: 0.5, late: 0 },
        areas: [{ disposition_area_id: 2, closed: 1, median_hours: 0.5, late: 0 }],
      },
    ]);
    expect((await times('?months=1&disposition_area_ids=1')).months).toEqual([
      { month: '2027-03-01', closed: 0, median_hours: null, late: 0, areas: [] },
    ]);
    // Opened again, it counts from then on, when it is closed again.
    await world.user.patch(`/complaints/${night}`, { status: 'open' });
    expect((await times('?months=1')).months[0]?.closed).toBe(0);
    world.clock.now = at('2027-03-11', '12:00');
    await world.user.patch(`/complaints/${night}`, { status: 'closed' });
    expect((await times('?months=1')).months[0]).toMatchObject({ closed: 1, median_hours: 9 });
  });

  it('is of the own city, and of the own areas', async () => {
    expect((await times('?months=2', world.other)).months.map(({ closed }) => closed)).toEqual([0, 0]);
    await world.admin.patch('/users/2', { area_ids: [2] });
    const limited = await times('?months=2', world.user);
    expect(limited.months.flatMap(({ areas }) => areas.map((area) => area.disposition_area_id))).toEqual([2, 2]);
    await world.admin.patch('/users/2', { area_ids: null });
    expect((await world.viewer.get('/complaints/closing-times?months=37')).status).toBe(400);
  });

  it('working hours are set by administrators, checked at each field, and hold from then on', async () => {
    const hours = { days: [1, 2, 3, 4, 5, 6], from: '06:00', to: '14:00', holidays: 'DE-BY', due: 8 };
    const set = (working_hours: object, by = world.admin) =>
      by.patch<Schemas['AccountEnvelope'] & Schemas['Problem']>('/customer', { working_hours });
    expect((await set(hours, world.user)).status).toBe(403);
    const refused = async (change: object) => {
      const { status, body } = await set({ ...hours, ...change });
      return [status, body.errors?.map(({ path }) => path)];
    };
    expect(await refused({ holidays: 'XX' })).toEqual([422, ['working_hours.holidays']]);
    const { regions } = (await world.viewer.get<Schemas['HolidayRegionList']>('/holiday-regions/')).body;
    expect(regions).toContainEqual({ code: 'DE-BY', name: 'Bayern' });
    const codes = regions.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code, at) => code.includes('-') && code.slice(0, 2) !== codes[at - 1]?.slice(0, 2))).toEqual(
      [],
    );
    expect(await refused({ to: '05:00' })).toEqual([422, ['working_hours.to']]);
    expect((await refused({ days: [] }))[0]).toBe(400);
    expect((await world.admin.patch('/customer', {})).status).toBe(400);
    expect((await times()).working_hours).toEqual(usualHours);

    expect((await set(hours)).status).toBe(200);
    expect((await times()).working_hours).toEqual(hours);
    const holidays = async (days: string, by = world.viewer) =>
      (await by.get<Schemas['HolidayList']>(`/holidays/?${days}`)).body.holidays;
    expect(await holidays('start_date=2026-12-26&end_date=2027-01-06&locale=de')).toEqual([
      { date: '2026-12-26', name: '2. Weihnachtstag' },
      { date: '2027-01-01', name: 'Neujahr' },
      { date: '2027-01-06', name: 'Heilige Drei Könige' },
    ]);
    // Epiphany is none all over Germany.
    expect(await holidays('start_date=2027-01-01&end_date=2027-01-06', world.other)).toEqual([
      { date: '2027-01-01', name: "New Year's Day" },
    ]);
    expect(await holidays('start_date=0001-01-01&end_date=0001-01-31')).toEqual([]);
    expect((await world.viewer.get('/holidays/?start_date=2026-01-01&end_date=2026-12-31')).status).toBe(422);
    expect((await times('', world.other)).working_hours).toEqual(usualHours);
    const { updated_at: known = '' } = await times();
    const late = await world.admin.patch<Schemas['PreconditionProblem']>(
      ...(['/customer', { working_hours: usualHours }, { 'if-match': '"2026-01-01T00:00:00.000Z"' }] as const),
    );
    expect([late.status, late.body.current]).toEqual([
      412,
      expect.objectContaining({ id: 1, customer_id: 1, updated_at: known, working_hours: hours }),
    ]);
    const again = await world.admin.patch('/customer', { working_hours: hours }, { 'if-match': `"${known}"` });
    expect([again.status, again.headers.etag]).toEqual([200, `"${(await times()).updated_at}"`]);
    expect(again.headers.etag).not.toBe(`"${known}"`);
    // A Saturday: from now on it is a working day, of eight hours.
    world.clock.now = at('2027-03-13', '06:00');
    const filed = await world.user.post<Schemas['ComplaintList']>('/complaints/', [
      { location_id: one, material_type: '13', reported_fill_level: 'full' },
    ]);
    expect(filed.body.complaints[0]?.case.due_at).toBe('2027-03-13T13:00:00.000Z');
    const { history } = (await world.admin.get<Schemas['HistoryList']>('/history/?sort=-at&page_size=5')).body;
    const changes = history.flatMap(({ changes: all }) => all).filter(({ field }) => field === 'working_hours');
    expect(changes).toEqual([{ field: 'working_hours', before: usualHours, after: hours }]);
  });
});
