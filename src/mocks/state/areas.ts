import { dateText, zoneOf } from '@/world/time';
import { isOpen } from './crew';
import type { Row } from './store';
import type { Tables } from './table';

/** What belongs to an area, by the names of its counts. What is over, as past shifts and finished tours, keeps it. */
export function belongingsOf(tables: Tables, { id, customer_id }: Row, now: Date) {
  const { locations, trucks, drivers, truck_default_availabilities: weekly, truck_availabilities: dated } = tables;
  const today = dateText(zoneOf(tables.customers.get(customer_id)?.time_zone ?? 'UTC').dayOf(now.getTime()));
  const ahead = dated.where('disposition_area_id', id).filter(({ work_date }) => work_date >= today);
  return {
    locations: locations.where('disposition_area_id', id),
    trucks: trucks.where('default_disposition_area_id', id),
    drivers: drivers.where('default_disposition_area_id', id),
    shifts: [...weekly.where('disposition_area_id', id), ...ahead],
    tours: tables.tours.where('disposition_area_id', id).filter(isOpen),
  };
}

/** An area with its counts. */
export const countedArea = (tables: Tables, users: readonly Row[], row: Row, now: Date): Row => ({
  ...row,
  ...Object.fromEntries(Object.entries(belongingsOf(tables, row, now)).map(([kind, { length }]) => [kind, length])),
  limited_users: users.filter(({ area_ids: ids }) => (ids as number[] | null)?.includes(row.id)).length,
});
