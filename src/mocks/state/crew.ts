import type { TourRow } from '@/world/types';
import { zoneOf } from '@/world/time';
import type { Tables } from './table';

/** Whether a tour is to come or under way. */
export const isOpen = ({ status }: TourRow) => status === 'planned' || status === 'in_progress';

/** Who drives a tour: as `driverOf` of the server's tours. */
export function driverOf(known: Tables, tour: TourRow) {
  const { id, customer_id: customer, driver_id: key, license_plate: plate, date, started_at: started } = tour;
  const own = key === null ? undefined : known.drivers.find(customer, 'driver_id', key);
  if (own || !isOpen(tour)) return own;
  const planned = known.tour_stops.where('tour_id', id).flatMap(({ planned_at: at }) => at ?? []);
  const [first = null] = started === null ? planned.toSorted() : [started];
  const utc = Date.parse(first ?? '');
  const begun = utc + zoneOf(known.customers.get(customer)?.time_zone ?? 'UTC').offset(utc);
  const shifts = known.truck_availabilities
    .where('truck_ref', known.trucks.find(customer, 'license_plate', plate)?.id ?? 0)
    .filter((shift) => shift.work_date === date && shift.available)
    .map(({ start_time, end_time, driver_ref }) => {
      const [opens, closes] = [start_time, end_time].map((time) => Date.parse(`${date}T${time}Z`)) as [number, number];
      const order = first ? [Math.max(opens - begun, begun - closes), Number(closes <= begun)] : [0, 0];
      return { driver_ref, order: [...order, Number(driver_ref === null), opens] };
    })
    .sort((a, b) => a.order.map((one, i) => one - (b.order[i] ?? 0)).find((step) => step !== 0) ?? 0);
  return known.drivers.get(shifts[0]?.driver_ref ?? null);
}

/** Whether a truck or a driver, by the key, is on a tour right now. */
export const isOnTour = (known: Tables, customer: number, field: 'license_plate' | 'driver_id', key: unknown) =>
  known.tours.where('status', 'in_progress').some((tour) => {
    const own = field === 'driver_id' ? driverOf(known, tour)?.driver_id : tour.license_plate;
    return tour.customer_id === customer && own === key;
  });
