import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Schemas, World } from './harness.ts';

export type Envelope = Schemas['DisruptionEnvelope'];
interface Refused {
  errors?: { path: string; message: string }[];
}
type Kind = Schemas['DisruptionOptionKind'];

/** A Sunday without tours or shifts, and the days after. */
export const date = '2026-12-06';
export const nextDay = '2026-12-07';
export const later = '2026-12-08';

/** Five trucks and five drivers, of whom one drops out. `begin` adds them, `plan` makes the day anew. */
export function disrupting(worldOf: () => World) {
  const trucks: Schemas['Truck'][] = [];
  const drivers: Schemas['Driver'][] = [];
  const places: Schemas['Location'][] = [];
  const begin = async () => {
    const { admin, viewer } = worldOf();
    for (const n of [1, 2, 3, 4, 5]) {
      const truck = { license_plate: `DI-S ${n}`, name: `Truck ${n}`, capacity: 10, number_of_compartments: 2 };
      trucks.push((await admin.post<Schemas['TruckEnvelope']>('/trucks/', truck)).body.truck);
      const driver = { driver_id: `D-${n}`, name: `Driver ${n}` };
      drivers.push((await admin.post<Schemas['DriverEnvelope']>('/drivers/', driver)).body.driver);
    }
    const { locations } = (
      await viewer.get<Schemas['LocationList']>('/locations/?page_size=100&is_active=true&sort=location_id')
    ).body;
    const withGlass = ({ containers }: Schemas['Location']) =>
      containers.some(({ active, material_type }) => active && material_type === '11');
    places.push(...locations.filter(withGlass));
  };

  const truckOf = (n: number) => trucks[n]?.license_plate ?? '';
  const driverOf = (n: number) => drivers[n]?.driver_id ?? '';
  const shift = async (truck: number, driver: number, work_date = date, material_type_id: string | null = null) => {
    const set = await worldOf().user.post(`/trucks/${encodeURIComponent(truckOf(truck))}/availability`, {
      ...{ work_date, start_time: '06:00', end_time: '14:00', driver_id: driverOf(driver), material_type_id },
    });
    expect(set.status, JSON.stringify(set.body)).toBe(200);
  };
  const shiftsOf = async (plate: string) =>
    (
      await worldOf().viewer.get<Schemas['TruckAvailabilities']>(
        `/trucks/${encodeURIComponent(plate)}/availability?start_date=${date}&end_date=${date}`,
      )
    ).body.availabilities;
  const tour = async (name: string, truck: number, some: Schemas['Location'][]) => {
    const stops = some.map(({ location_id }, index) => ({
      location_id,
      planned_at: `${date}T0${5 + Math.floor(index / 6)}:${(index % 6) * 10 || '00'}:00Z`,
    }));
    const made = await worldOf().user.post<Schemas['TourEnvelope']>('/tours/', {
      ...{ route_name: name, date, license_plate: truckOf(truck), material_type: ['11'], stops },
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    return made.body.tour.tour.id;
  };
  const read = async (id: number) => (await worldOf().viewer.get<Schemas['TourEnvelope']>(`/tours/${id}`)).body.tour;
  const keysOf = ({ stops }: Schemas['TourDetail']) => stops.map(({ location_id }) => location_id);
  const ask = (body: object) => worldOf().user.post<Envelope & Refused>('/disruptions/', { date, ...body });
  const optionOf = ({ options }: Schemas['Disruption'], kind: Kind) => {
    const found = options.find(({ option }) => option === kind);
    if (!found) throw new Error(`no ${kind}`);
    return found;
  };
  const apply = (id: number, option: Kind) =>
    worldOf().user.post<Envelope & Refused>(`/disruptions/${id}/apply`, { option });
  const undo = (id: number) => worldOf().user.post<Envelope & Refused>(`/disruptions/${id}/undo`, {});
  /** A tour whose truck or driver drops out, and another. */
  const plan = async () => {
    const { db } = worldOf();
    await db.execute(sql`delete from tours where date in (${date}, ${nextDay})`);
    for (const table of ['truck_shifts', 'driver_shifts'])
      await db.execute(sql`delete from ${sql.identifier(table)} where work_date in (${date}, ${nextDay}, ${later})`);
    await shift(0, 0);
    await shift(1, 1);
    await shift(2, 2, nextDay);
    return { lost: await tour('Nord', 0, places.slice(0, 5)), other: await tour('Süd', 1, places.slice(5, 8)) };
  };
  return {
    ...{ trucks, drivers, places, begin, plan, truckOf, driverOf, shift, shiftsOf, tour },
    ...{ read, keysOf, ask, optionOf, apply, undo },
  };
}
