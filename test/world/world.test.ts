import { describe, expect, it } from 'vitest';
import { worldBatches } from '@/world/world.ts';
import type { World } from '@/world/types.ts';
import { berlin, countBy, hashOf, NOON, world } from './helpers.ts';

const KEY = /^[A-Za-z0-9ÄÖÜäöüß/._ -]{1,40}$/;
const MOMENTS = {
  'a working noon': NOON,
  'a Saturday morning': '2026-11-21T06:10:00.000Z',
  'the first minute of a year': '2026-12-31T23:01:00.000Z',
  'the night summer time begins': '2026-03-29T01:10:00.000Z',
  'the hour that comes twice': '2026-10-25T00:30:00.000Z',
  'a late evening': '2026-06-10T20:45:00.000Z',
  'a leap day': '2028-02-29T09:00:00.000Z',
  'a holiday': '2026-12-25T10:00:00.000Z',
};

describe('a world', { timeout: 60_000 }, () => {
  it('is the same for the same seed and moment, and another for another', () => {
    const hash = hashOf(world('small'));
    expect(hashOf(world('small'))).toBe(hash);
    expect(hashOf(world('small', NOON, 8))).not.toBe(hash);
    expect(hashOf(world('small', '2026-11-20T12:00:00.000Z'))).not.toBe(hash);
  });

  it('is small where it should be', () => {
    const { locations, bins, trucks, drivers, tours } = world('small');
    const of = (rows: readonly { customer_id: number }[]): number => rows.filter((row) => row.customer_id === 1).length;
    expect([of(locations), of(trucks), of(drivers)]).toEqual([12, 2, 3]);
    expect(of(bins)).toBeGreaterThanOrEqual(30);
    expect(of(bins)).toBeLessThanOrEqual(48);
    expect(of(tours)).toBeGreaterThan(12);
  });

  it.each(Object.entries(MOMENTS))('hangs together at %s', (_, now) => {
    const small = world('small', now);
    expectRelations(small);
    expectNoFuture(small, now);
    const own = small.tours.filter((tour) => tour.customer_id === 1);
    const statuses = countBy(own, ({ status }) => status);
    expect(statuses.get('in_progress')).toBe(2);
    expect(statuses.get('planned') ?? 0).toBeGreaterThan(0);
    const misdated = own.filter(({ started_at, started_on, date }) => {
      const local = started_at === null ? started_on : berlin(started_at).date;
      return local !== started_on || (local !== null && local !== date);
    });
    expect(misdated).toEqual([]);
    const dayOf = (date: string) => ['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'][new Date(date).getUTCDay()];
    expect(own.filter(({ date, route_name }) => !route_name.endsWith(` ${dayOf(date)}`))).toEqual([]);
  });

  it('begun in the night of a working day still has drivers for most trucks of that day', () => {
    const { truck_availabilities: shifts } = world('demo', '2026-11-29T23:07:00.000Z');
    const drivers = shifts.filter((one) => one.customer_id === 1 && one.work_date === '2026-11-30' && one.driver_ref);
    expect(drivers.length).toBeGreaterThan(1);
  });

  it('starts its tours at six or seven by the wall clock, before and after the clocks change', () => {
    for (const now of ['2026-03-27T09:00:00.000Z', '2026-10-23T09:00:00.000Z']) {
      const { tours, tour_stops } = world('small', now);
      const near = tours.filter(({ customer_id, status }) => customer_id === 1 && status === 'planned');
      const beyond = near.filter(({ date }) => date > now.slice(0, 10));
      expect(beyond.length).toBeGreaterThan(0);
      for (const { id, date } of beyond) {
        const first = tour_stops.find(({ tour_id, position }) => tour_id === id && position === 1);
        const local = berlin(first?.planned_at ?? '');
        expect(local.date).toBe(date);
        expect(local.time >= '06:05' && local.time <= '08:00').toBe(true);
      }
    }
  });

  it('lets two customers share spellings but no row', () => {
    const small = world('small');
    const keys = (id: number, rows: readonly { customer_id: number }[], key: string): Set<unknown> =>
      new Set(
        rows.filter((row) => row.customer_id === id).map((row) => (row as unknown as Record<string, unknown>)[key]),
      );
    for (const [rows, key] of [
      [small.locations, 'location_id'],
      [small.bins, 'container_id'],
      [small.trucks, 'license_plate'],
      [small.drivers, 'driver_id'],
    ] as const) {
      const other = keys(2, rows, key);
      expect([...keys(1, rows, key)].some((value) => other.has(value))).toBe(true);
    }
    const names = keys(2, small.locations, 'location_name');
    expect([...keys(1, small.locations, 'location_name')].some((name) => names.has(name))).toBe(false);
    const { construction_types: _, ...tables } = small;
    for (const [table, rows] of Object.entries(tables)) {
      const ids = (rows as readonly { id?: unknown }[]).flatMap(({ id }) => (id ? [id] : []));
      expect(new Set(ids).size, table).toBe(ids.length);
    }
  });

  it('comes in batches that stay small, however large it is', () => {
    let tours = 0;
    let events = 0;
    let sites = 0;
    let largest = 0;
    for (const { table, rows } of worldBatches({ size: 'large', seed: 7, now: new Date(NOON) })) {
      if (table === 'locations') sites += rows.length;
      if (table === 'tours') tours += rows.length;
      if (table !== 'route_events') continue;
      events += rows.length;
      largest = Math.max(largest, rows.length);
      if (tours > 300) break;
    }
    expect(sites).toBeGreaterThan(6000);
    expect(largest).toBeLessThan(3000);
    expect(events / tours).toBeGreaterThan(30);
  });
});

function expectRelations(w: World): void {
  const by = <T extends { id: number }>(rows: readonly T[]): Map<number, T> =>
    new Map(rows.map((row) => [row.id, row]));
  const [areas, locations, drivers, tours] = [by(w.disposition_areas), by(w.locations), by(w.drivers), by(w.tours)];
  const problems: string[] = [];
  const check = (holds: boolean, what: string): void => {
    if (!holds) problems.push(what);
  };
  const atSite = (row: { customer_id: number; location_ref: number; location_id: string }): boolean => {
    const site = locations.get(row.location_ref);
    return site?.location_id === row.location_id && site.customer_id === row.customer_id;
  };
  const ofTour = (row: { customer_id: number; tour_id: number }): boolean =>
    tours.get(row.tour_id)?.customer_id === row.customer_id;
  const bins = new Map(w.bins.map((bin) => [`${bin.customer_id} ${bin.container_id}`, bin]));
  const plates = new Set(w.trucks.map((truck) => `${truck.customer_id} ${truck.license_plate}`));
  const plateOf = new Map(w.trucks.map(({ id, license_plate }) => [id, license_plate]));
  // A planned tour is driven by whoever has its truck.
  const crewed = new Set(
    w.truck_availabilities.flatMap((shift) =>
      shift.driver_ref ? [`${shift.customer_id} ${plateOf.get(shift.truck_ref)} ${shift.work_date}`] : [],
    ),
  );
  const people = new Set(w.drivers.map((driver) => `${driver.customer_id} ${driver.driver_id}`));
  for (const row of w.locations) {
    check(areas.get(row.disposition_area_id)?.customer_id === row.customer_id, `area of location ${row.id}`);
    check(KEY.test(row.location_id), `key ${row.location_id}`);
  }
  for (const bin of w.bins) check(atSite(bin) && KEY.test(bin.container_id), `bin ${bin.id}`);
  for (const phone of w.phones)
    check(phone.driver_ref === null || drivers.get(phone.driver_ref)?.phone === phone.number, `phone ${phone.id}`);
  for (const tour of w.tours) {
    check(areas.get(tour.disposition_area_id)?.customer_id === tour.customer_id, `area of tour ${tour.id}`);
    check(plates.has(`${tour.customer_id} ${tour.license_plate}`), `truck of tour ${tour.id}`);
    const hasDriver =
      tour.status === 'planned'
        ? crewed.has(`${tour.customer_id} ${tour.license_plate} ${tour.date}`)
        : people.has(`${tour.customer_id} ${tour.driver_id}`);
    check(hasDriver, `driver of tour ${tour.id}`);
  }
  for (const stop of w.tour_stops) check(atSite(stop) && ofTour(stop), `stop ${stop.position} of ${stop.tour_id}`);
  for (const track of w.tour_tracks) check(ofTour(track) && track.points.length > 0, `track of ${track.tour_id}`);
  for (const event of w.route_events) {
    const bin = bins.get(`${event.customer_id} ${event.container_id}`);
    check(atSite(event) && ofTour(event), `event ${event.id}`);
    check(
      bin?.location_ref === event.location_ref && bin.material_type === event.material_type,
      `bin of event ${event.id}`,
    );
    check(event.is_emptied || event.comment !== null, `reason of event ${event.id}`);
    check(event.overflowing === event.level > 100, `level of event ${event.id}`);
  }
  for (const unloading of w.unloadings) check(ofTour(unloading), `unloading ${unloading.id}`);
  for (const row of w.complaints) {
    check(atSite(row), `complaint ${row.id}`);
    check((row.status === 'closed') === (row.closed_at !== null), `closing of complaint ${row.id}`);
    check(row.closed_at === null || row.closed_at >= row.created_at, `order of complaint ${row.id}`);
    check(row.emptied_fill_level === null || row.status === 'closed', `emptied before closed: ${row.id}`);
  }
  for (const shift of [...w.truck_availabilities, ...w.driver_availabilities])
    check(shift.start_time < shift.end_time, `shift on ${shift.work_date}`);
  const days = [
    ...countBy(w.truck_availabilities, (s) => `truck ${s.truck_ref} ${s.work_date}`),
    ...countBy(w.driver_availabilities, (s) => `driver ${s.driver_ref} ${s.work_date}`),
  ];
  for (const [day, entries] of days) check(entries === 1, `two entries: ${day}`);
  expect(problems).toEqual([]);
}

function expectNoFuture(w: World, now: string): void {
  const moments = [
    ...w.tours.flatMap(({ started_at, finished_at, updated_at }) => [started_at, finished_at, updated_at]),
    ...w.route_events.map(({ recorded_at }) => recorded_at),
    ...w.unloadings.map(({ recorded_at }) => recorded_at),
    ...w.complaints.flatMap(({ created_at, closed_at }) => [created_at, closed_at]),
    ...w.bins.flatMap((bin) => [bin.last_recorded_at, bin.last_emptied_at, bin.updated_at]),
  ];
  expect(moments.filter((moment) => moment !== null && moment > now)).toEqual([]);
}
