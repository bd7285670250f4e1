import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onBothEngines, openWorld, type Schemas, type World } from './harness.ts';

type Trucks = Schemas['TruckList'];
type Truck = Schemas['TruckEnvelope'];
type Driver = Schemas['DriverEnvelope'];
type Phones = Schemas['PhoneList'];

const truck: Schemas['TruckInput'] = {
  license_plate: 'GL-ÜX 9',
  name: 'Prüfwagen',
  capacity: 9.5,
  number_of_compartments: 2,
};
const at = (plate: string) => `/trucks/${encodeURIComponent(plate)}`;

onBothEngines('trucks, drivers and phones', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(engine);
  });
  afterAll(() => world.close());

  it('keeps a truck under a plate with umlaut and space', async () => {
    const made = await world.user.post<Truck>('/trucks/', truck);
    expect(made.status).toBe(201);
    expect(made.body.truck).toMatchObject({ ...truck, available: true, default_disposition_area_id: null });
    expect(made.headers.etag).toBe(`"${made.body.truck.updated_at}"`);
    const again = await world.user.post('/trucks/', truck);
    expect(again.status).toBe(409);
    expect(again.body.errors).toEqual([{ path: 'license_plate', message: 'exists already' }]);
    expect((await world.other.get(at(truck.license_plate))).status).toBe(404);

    const changed = await world.user.patch<Truck>(
      at(truck.license_plate),
      { available: false },
      { 'if-match': made.headers.etag ?? '' },
    );
    expect(changed.body.truck).toEqual({
      ...made.body.truck,
      available: false,
      updated_at: changed.body.truck.updated_at,
    });
    const late = await world.admin.patch<Schemas['PreconditionProblem']>(
      at(truck.license_plate),
      { name: 'X' },
      { 'if-match': made.headers.etag ?? '' },
    );
    expect(late.status).toBe(412);
    expect(late.body.current).toEqual(changed.body.truck);
    expect(
      (await world.user.patch(at(truck.license_plate), { default_disposition_area_id: 999 })).body.errors?.[0]?.path,
    ).toBe('default_disposition_area_id');
    expect((await world.user.delete(at(truck.license_plate))).status).toBe(204);
    expect((await world.user.delete(at(truck.license_plate))).status).toBe(404);
  });

  it('names of trucks, drivers, locations and tours are one line, and the refusal says so at the field', async () => {
    const place = { latitude: 51.9, longitude: 7.6, location_type: 'public', is_active: true, city: '', street: '' };
    const tour = { date: '2026-11-18', license_plate: 'GL-1', material_type: ['11'], stops: [] };
    const ways: [path: string, name: string, body: object][] = [
      ['/trucks/', 'name', truck],
      ['/drivers/', 'name', { driver_id: 'F-99' }],
      ['/locations/', 'location_name', { ...place, location_id: 'N-1' }],
      ['/locations/', 'street', { ...place, location_id: 'N-1', location_name: 'Nord' }],
      ['/tours/', 'route_name', tour],
    ];
    for (const [path, name, body] of ways)
      for (const text of ['A\nB', 'A\r', 'A\tB', 'A\u0085B', 'A\u2028B']) {
        const refused = await world.user.post(path, { ...body, [name]: text }, { 'accept-language': 'de' });
        expect(refused.status).toBe(400);
        expect(refused.body.errors).toEqual([{ path: name, message: 'muss in einer Zeile stehen' }]);
      }
  });

  it('filters, sorts and counts trucks', async () => {
    const all = await world.viewer.get<Trucks>(
      '/trucks/?page_size=100&sort=-capacity&facets=number_of_compartments,available',
    );
    const { trucks, facets, total_routes } = all.body;
    expect(trucks.map((t) => t.capacity)).toEqual(trucks.map((t) => t.capacity).toSorted((a, b) => b - a));
    expect(facets?.number_of_compartments?.reduce((sum, f) => sum + f.count, 0)).toBe(total_routes);
    const three = trucks
      .filter((t) => t.number_of_compartments === 3)
      .map((t) => t.license_plate)
      .toSorted();
    const asked = await world.viewer.get<Trucks>('/trucks/?number_of_compartments=3');
    expect(asked.body.trucks.map((t) => t.license_plate).toSorted()).toEqual(three);
    const heavy = await world.viewer.get<Trucks>('/trucks/?capacity_min=15&capacity_max=18.5');
    expect(heavy.body.trucks.every((t) => t.capacity >= 15 && t.capacity <= 18.5)).toBe(true);
    const found = await world.viewer.get<Trucks>(`/trucks/?q=${encodeURIComponent('gl-a')}`);
    expect(found.body.total_routes).toBeGreaterThan(0);
  });

  it('does not lose a truck or a driver that is on a tour, and keeps what they drove', async () => {
    const tours = await world.viewer.get<Schemas['TourList']>('/tours/?status=in_progress');
    const [tour] = tours.body.tours;
    if (!tour?.driver_id) throw new Error('The small world has a tour under way.');
    expect((await world.admin.delete(at(tour.license_plate))).status).toBe(409);
    const drivers = await world.viewer.get<Schemas['DriverList']>(`/drivers/?q=${tour.driver_id}`);
    const driver = drivers.body.drivers.find((d) => d.driver_id === tour.driver_id);
    const refused = await world.admin.delete(`/drivers/${driver?.id}`);
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toContain(tour.driver_id);
    const german = await world.admin.delete(`/drivers/${driver?.id}`, undefined, { 'accept-language': 'de' });
    expect(german.body.detail).toBe(`Fahrer ${tour.driver_id} ist gerade auf einer Tour.`);
    // Nor one who drives it because of the shift.
    await world.db.execute(sql`update tours set driver_id = null where id = ${tour.id}`);
    expect((await world.admin.delete(`/drivers/${driver?.id}`)).status).toBe(409);
    await world.db.execute(sql`update tours set driver_id = ${tour.driver_id} where id = ${tour.id}`);
    await world.db.execute(sql`update tours set status = 'completed' where status = 'in_progress'`);
    expect((await world.admin.delete(at(tour.license_plate))).status).toBe(204);
    expect((await world.viewer.get<Schemas['TourEnvelope']>(`/tours/${tour.id}`)).body.tour).toMatchObject({
      truck: null,
      tour: { license_plate: tour.license_plate },
    });
    await world.db.execute(sql`update tours set status = 'in_progress' where id = ${tour.id}`);
  });

  it('adds a number that is typed for a driver to the phones: it, too, has one driver', async () => {
    const number = '+49 171 5559001';
    const made = await world.user.post<Driver>('/drivers/', { driver_id: 'T-8', name: 'Neu', phone: number });
    expect(made.status).toBe(201);
    const { phones } = (await world.viewer.get<Phones>(`/phones/?q=5559001`)).body;
    expect(phones).toEqual([expect.objectContaining({ number, label: '', driver_id: 'T-8' })]);
    // Behind those with a label.
    for (const sort of ['label', '-label'])
      expect((await world.viewer.get<Phones>(`/phones/?sort=${sort}&page_size=100`)).body.phones.at(-1)?.label).toBe(
        '',
      );
    const second = await world.user.post('/drivers/', { driver_id: 'T-9', name: 'Zweite', phone: number });
    expect([second.status, second.body.errors?.[0]?.path]).toEqual([409, 'phone']);
    // Nothing of a refused save stays.
    const refused = await world.user.post('/drivers/', { driver_id: 'T-8', name: 'Zweite', phone: '+49 171 5559002' });
    expect(refused.status).toBe(409);
    expect((await world.viewer.get<Phones>(`/phones/?q=5559002`)).body.phones).toEqual([]);
    await world.user.patch(`/drivers/${made.body.driver.id}`, { phone: null });
    const third = await world.user.post<Driver>('/drivers/', { driver_id: 'T-9', name: 'Dritte', phone: number });
    expect(third.status).toBe(201);
    for (const { id } of [made.body.driver, third.body.driver]) await world.user.delete(`/drivers/${id}`);
  });

  it('keeps drivers and hands out phones, one driver each', async () => {
    const phones = await world.viewer.get<Phones>('/phones/?page_size=100&assigned=true');
    const [taken] = phones.body.phones;
    if (!taken) throw new Error('The small world hands out phones.');
    const clash = await world.user.post('/drivers/', { driver_id: 'T-1', name: 'Zoé Groß', phone: taken.number });
    expect(clash.status).toBe(409);
    expect(clash.body.errors?.[0]?.path).toBe('phone');
    expect(clash.body.detail).toContain(taken.driver_id);

    const made = await world.user.post<Driver>('/drivers/', { driver_id: 'T-1', name: 'Zoé Groß', customer_id: 1 });
    expect(made.status).toBe(201);
    const { id } = made.body.driver;
    const twice = await world.user.post('/drivers/', { driver_id: 'T-1', name: 'B' });
    expect([twice.status, twice.body.errors?.[0]?.path]).toEqual([409, 'driver_id']);
    for (const body of [{ customer_id: 2 }, { customer_id: 2, name: 'X' }]) {
      const foreign = await world.user.patch(`/drivers/${id}`, body);
      expect([foreign.status, foreign.body.errors?.[0]?.path]).toEqual([422, 'customer_id']);
    }
    const free = (await world.viewer.get<Phones>('/phones/?assigned=false')).body.phones[0];
    if (free) {
      await world.user.patch(`/drivers/${id}`, { phone: free.number });
      expect(
        (await world.viewer.get<Phones>(`/phones/?q=${encodeURIComponent(free.label)}`)).body.phones[0]?.driver_id,
      ).toBe('T-1');
    }
    const found = await world.viewer.get<Schemas['DriverList']>('/drivers/?q=zoe%20gross&facets=available');
    expect(found.body).toMatchObject({ total_routes: 1, facets: { available: [{ value: 'true', count: 1 }] } });
    expect((await world.other.patch(`/drivers/${id}`, { name: 'X' })).status).toBe(404);
    expect((await world.user.delete(`/drivers/${id}`)).status).toBe(204);
    if (free)
      expect((await world.viewer.get<Phones>('/phones/?assigned=false')).body.phones.map((p) => p.number)).toContain(
        free.number,
      );
  });
});
