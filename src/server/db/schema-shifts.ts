import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { MaterialCode, WeekDay } from '@/api/generated/dashboard.schemas.ts';
import { areaRef, codes, customerId } from './schema.ts';

const shift = () => ({
  customerId: customerId(),
  startTime: text('start_time').notNull(),
  endTime: text('end_time').notNull(),
});
const dated = () => ({ ...shift(), workDate: date('work_date').notNull(), available: boolean('available').notNull() });
const weekly = () => ({ ...shift(), dayOfWeek: text('day_of_week', codes(WeekDay)).notNull() });
const load = () => ({
  materialTypeId: text('material_type_id', codes(MaterialCode)),
  dispositionAreaId: areaRef(),
});

export const truckShifts = pgTable('truck_shifts', {
  truckRef: integer('truck_ref').notNull(),
  ...dated(),
  ...load(),
  driverRef: integer('driver_ref'),
});
export const driverShifts = pgTable('driver_shifts', { driverRef: integer('driver_ref').notNull(), ...dated() });
/** Days whose plan is finished. */
export const finishedDays = pgTable('finished_days', {
  customerId: customerId(),
  workDate: date('work_date').notNull(),
});

export const truckDefaultShifts = pgTable('truck_default_shifts', {
  truckRef: integer('truck_ref').notNull(),
  ...weekly(),
  ...load(),
});
export const driverDefaultShifts = pgTable('driver_default_shifts', {
  driverRef: integer('driver_ref').notNull(),
  ...weekly(),
});
