import { toLonLat, type Point } from './city/geometry.ts';
import type { CustomerPlan } from './customers.ts';
import { type Fleet, phoneNumber } from './fleet.ts';
import type { State } from './simulation/state.ts';
import { iso } from './time.ts';
import type { BinRow, DriverRow, LocationRow, PhoneRow, TruckRow } from './types.ts';

/** Where the ids of a customer's rows start: two customers never share one. */
export interface Ids {
  location: number;
  bin: number;
  truck: number;
  driver: number;
  phone: number;
}

const DAY_MS = 86_400_000;
/** Longitude and latitude of a point of a customer's city. */
export function position(at: Point, { shift }: CustomerPlan): [longitude: number, latitude: number] {
  const [longitude, latitude] = toLonLat(at);
  return [round(longitude + shift[0], 5), round(latitude + shift[1], 5)];
}

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

export function locationRows({ sites, now }: State, plan: CustomerPlan, ids: Ids): LocationRow[] {
  return sites.map((site, i) => {
    const [longitude, latitude] = position(site.at, plan);
    return {
      id: ids.location + i + 1,
      customer_id: plan.id,
      location_id: site.key,
      location_name: site.name,
      city: plan.city,
      street: site.street,
      latitude,
      longitude,
      disposition_area_id: plan.firstArea + site.area,
      location_type: site.type,
      is_active: site.active,
      updated_at: iso(now - DAY_MS * (30 + (i % 300))),
    };
  });
}

/** The containers as they were last seen: the sensors report each morning, and what was emptied later is empty. */
export function binRows(
  state: State,
  plan: CustomerPlan,
  ids: Ids,
  morning: readonly number[],
  readAt: number,
): BinRow[] {
  return state.containers.map((container, i) => {
    const site = state.sites[container.site];
    const emptied = state.emptiedAt[i] ?? NaN;
    const sensed = readAt + (i % 37) * 31_000;
    const emptiedSince = emptied >= sensed;
    const seenAt = container.active ? Math.max(sensed, emptiedSince ? emptied : 0) : emptied;
    const level = emptiedSince || !container.active ? 0 : round(100 * (morning[i] ?? 0), 0);
    return {
      id: ids.bin + i + 1,
      customer_id: plan.id,
      container_id: container.key,
      location_ref: ids.location + container.site + 1,
      location_id: site?.key ?? '',
      material_type: container.material,
      construction_type: container.construction,
      active: container.active,
      constraints: container.constraints,
      last_level: Number.isNaN(seenAt) ? null : level,
      last_recorded_at: Number.isNaN(seenAt) ? null : iso(seenAt),
      last_emptied_at: Number.isNaN(emptied) ? null : iso(emptied),
      updated_at: iso(Number.isNaN(seenAt) ? state.now - 200 * DAY_MS : seenAt),
    };
  });
}

export function truckRows({ fleet, now }: State, plan: CustomerPlan, ids: Ids): TruckRow[] {
  return fleet.trucks.map((truck, i) => ({
    id: ids.truck + i + 1,
    customer_id: plan.id,
    license_plate: truck.plate,
    name: truck.name,
    capacity: truck.capacity,
    number_of_compartments: truck.compartments,
    default_disposition_area_id: truck.area === null ? null : plan.firstArea + truck.area,
    available: true,
    updated_at: iso(now - DAY_MS * (40 + i)),
  }));
}

export function driverRows({ fleet, now }: State, plan: CustomerPlan, ids: Ids): DriverRow[] {
  return fleet.drivers.map((driver, i) => ({
    id: ids.driver + i + 1,
    customer_id: plan.id,
    driver_id: driver.key,
    name: driver.name,
    phone: driver.phone,
    default_disposition_area_id: driver.area === null ? null : plan.firstArea + driver.area,
    available: true,
    updated_at: iso(now - DAY_MS * (25 + i)),
  }));
}

/** One phone for each driver and one in reserve. */
export function phoneRows({ drivers }: Fleet, plan: CustomerPlan, ids: Ids): PhoneRow[] {
  return Array.from({ length: drivers.length + 1 }, (_, i) => {
    const driver = drivers[i];
    return {
      id: ids.phone + i + 1,
      customer_id: plan.id,
      number: driver?.phone ?? phoneNumber(plan.firstPhone + i),
      label: driver ? `Handy ${i + 1}` : 'Reserve',
      driver_ref: driver ? ids.driver + i + 1 : null,
      driver_id: driver?.key ?? null,
    };
  });
}
