import { sql } from 'drizzle-orm';
import { HistoryKind } from '@/api/generated/dashboard.schemas.ts';
import { bodyOf, operations } from './access-bodies.ts';
import type { Schemas, World } from './harness.ts';

export function firstOf<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('The small world has one.');
  return row;
}

/** A write for each kind of the history, which changes something each time. */
export async function writesOf(world: World) {
  const { body } = await world.admin.get<Schemas['LocationList']>('/locations/?page_size=1');
  const place = firstOf(body.locations);
  const { containers: _c, container_site: _s, updated_at: _u, id: _i, ...location } = place;
  const bins = await world.admin.get<Schemas['BinList']>('/bins/?page_size=1&sort=container_id');
  const bin = firstOf(bins.body.bins);
  const drivers = await world.admin.get<Schemas['DriverList']>('/drivers/?page_size=1');
  const driver = firstOf(drivers.body.drivers);
  const complaints = await world.admin.get<Schemas['ComplaintList']>('/complaints/?page_size=1&status=open');
  const complaint = firstOf(complaints.body.complaints);
  const view = await world.admin.post<Schemas['ViewEnvelope']>('/views/', {
    name: 'Shared',
    list: 'trucks',
    query: '',
    shared: true,
  });
  const plate = firstOf(
    (await world.admin.get<Schemas['TruckList']>('/trucks/?page_size=1')).body.trucks,
  ).license_plate;
  const phones = await world.admin.get<Schemas['PhoneList']>('/phones/?assigned=false');
  const phone = firstOf(phones.body.phones).number;
  await world.user.patch(`/drivers/${driver.id}`, { phone: null });
  const tour = await world.user.post<{ tour: { tour: { id: number } } }>('/tours/', {
    ...{ route_name: 'T', license_plate: plate, date: '2027-03-09', material_type: ['11'], stops: [] },
  });
  // What the setting asks for is another test's.
  await world.db.execute(sql`with quiet as (select set_config('app.actor', '{"source":"none"}', true))
    update users set second_factor = true from quiet where id = 1`);
  const area = await world.admin.post<Schemas['AreaEnvelope']>('/areas/', { name: 'Area' });
  const shift = { work_date: '2027-03-09', start_time: '06:00' };
  const truckPath = `/trucks/${encodeURIComponent(plate)}`;
  const minute = (index: number) => `14:${String(index + 10)}`;
  const writes: Record<string, (index: number) => Promise<{ status: number; body: unknown }>> = {
    trucks: (index) => world.user.patch(truckPath, { name: `T ${index}` }),
    locations: (index) => world.admin.put(`/locations/${place.id}`, { ...location, location_name: `Place ${index}` }),
    bins: (index) => world.user.patch(`/bins/${bin.id}`, { active: bin.active !== (index % 2 === 0) }),
    drivers: (index) => world.user.patch(`/drivers/${driver.id}`, { name: `D ${index}` }),
    complaints: (index) =>
      world.user.patch(`/complaints/${complaint.id}`, { status: index % 2 === 0 ? 'closed' : 'open' }),
    views: (index) => world.admin.patch(`/views/${view.body.view.id}`, { name: `View ${index}` }),
    truck_shifts: (index) => world.user.post(`${truckPath}/availability`, { ...shift, end_time: minute(index) }),
    driver_shifts: (index) =>
      world.user.post(`/drivers/${driver.id}/availability`, { ...shift, end_time: minute(index) }),
    truck_default_shifts: (index) =>
      world.user.post(`${truckPath}/default-availabilities`, {
        availabilities: [{ day_of_week: 'sunday', start_time: '06:00', end_time: minute(index) }],
      }),
    driver_default_shifts: (index) =>
      world.user.post(`/drivers/${driver.id}/default-availability`, {
        availabilities: [{ day_of_week: 'sunday', start_time: '06:00', end_time: minute(index) }],
      }),
    finished_days: (index) =>
      index % 2 === 0 ? world.user.put('/finished-days/2027-03-09') : world.user.delete('/finished-days/2027-03-09'),
    users: (index) => world.admin.patch('/auth/me', { name: `Admin ${index}` }),
    areas: (index) => world.admin.patch(`/areas/${area.body.area.id}`, { name: `Area ${index}` }),
    customers: (index) => world.admin.patch('/customer', { admins_need_second_factor: index % 2 === 0 }),
    phones: (index) => world.user.patch(`/drivers/${driver.id}`, { phone: index % 2 === 0 ? phone : null }),
    tours: (index) => world.user.patch(`/tours/${tour.body.tour.tour.id}`, { route_name: `Tour ${index}` }),
    tokens: (index) => world.admin.post('/tokens/', { name: `Machine ${index}`, scopes: ['trucks:read'] }),
  };
  // Of another list a record is made as the contract has it.
  for (const { id, method, path } of operations()) {
    const kind = /^\/(\w+)\/$/.exec(path)?.[1] ?? '';
    if (method === 'post' && kind in HistoryKind)
      writes[kind] ??= (index) => {
        const made = bodyOf({ id, method, path }) as Record<string, unknown>;
        const [key = ''] = Object.keys(made).filter((name) => typeof made[name] === 'string');
        return world.admin.post(path, { ...made, [key]: `${kind} ${index}` });
      };
  }
  return writes;
}

/** Before and after of each field that an entry has. */
export const changesOf = (entry: Schemas['HistoryEntry'] | undefined) =>
  Object.fromEntries((entry?.changes ?? []).map(({ field, before, after }) => [field, [before, after]]));
