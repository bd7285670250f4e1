import { boolean, date, doublePrecision, integer, jsonb, pgTable, real, text, timestamp } from 'drizzle-orm/pg-core';
import type { components } from '@/api/generated/server';

type Schemas = components['schemas'];

const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();
const customerId = () => integer('customer_id').notNull();
const material = () => text('material_type').$type<Schemas['MaterialCode']>().notNull();

/** `started_on`, `finished_on` and `recorded_on` are the day in the customer's time zone, which statistics count by. */
export const tours = pgTable('tours', {
  id: id(),
  customerId: customerId(),
  routeName: text('route_name').notNull(),
  dispositionAreaId: integer('disposition_area_id'),
  licensePlate: text('license_plate').notNull(),
  driverId: text('driver_id'),
  materialType: text('material_type').$type<Schemas['MaterialCode']>().array().notNull(),
  date: date('date').notNull(),
  startedAt: at('started_at'),
  finishedAt: at('finished_at'),
  startedOn: date('started_on'),
  finishedOn: date('finished_on'),
  pickedUp: integer('picked_up').notNull().default(0),
  planned: integer('planned').notNull().default(0),
  overflowing: integer('overflowing').notNull().default(0),
  status: text('status').$type<Schemas['TourStatus']>().notNull(),
  km: doublePrecision('km'),
  fuel: doublePrecision('fuel'),
  tons: doublePrecision('tons').notNull().default(0),
  details: text('details'),
  updatedAt: at('updated_at').notNull(),
  search: text('search').generatedAlwaysAs(''),
});

export const tourStops = pgTable('tour_stops', {
  tourId: integer('tour_id').notNull(),
  position: integer('position').notNull(),
  customerId: customerId(),
  locationRef: integer('location_ref'),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  plannedAt: at('planned_at'),
  state: text('state').$type<Schemas['StopState']>().notNull(),
});

export const tourTracks = pgTable('tour_tracks', {
  tourId: integer('tour_id').primaryKey(),
  customerId: customerId(),
  points: jsonb('points').$type<[longitude: number, latitude: number][]>().notNull(),
});

export const routeEvents = pgTable('route_events', {
  id: id(),
  customerId: customerId(),
  tourId: integer('tour_id').notNull(),
  locationRef: integer('location_ref'),
  containerId: text('container_id').notNull(),
  recordedAt: at('recorded_at').notNull(),
  recordedOn: date('recorded_on').notNull(),
  level: real('level').notNull(),
  isEmptied: boolean('is_emptied').notNull(),
  overflowing: boolean('overflowing').notNull(),
  materialType: material(),
  comment: text('comment'),
});

export const unloadings = pgTable('unloadings', {
  id: id(),
  customerId: customerId(),
  tourId: integer('tour_id').notNull(),
  locationName: text('location_name').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  materialType: material(),
  volume: doublePrecision('volume').notNull(),
  weight: doublePrecision('weight').notNull(),
  recordedAt: at('recorded_at').notNull(),
  recordedOn: date('recorded_on').notNull(),
});

export const complaints = pgTable('complaints', {
  id: id(),
  customerId: customerId(),
  locationRef: integer('location_ref'),
  materialType: material(),
  channel: text('channel').$type<Schemas['ComplaintChannel']>().notNull(),
  reportedFillLevel: text('reported_fill_level').$type<Schemas['FillLevel']>().notNull(),
  emptiedFillLevel: text('emptied_fill_level').$type<Schemas['FillLevel']>(),
  status: text('status').$type<Schemas['ComplaintStatus']>().notNull(),
  createdAt: at('created_at').notNull(),
  closedAt: at('closed_at'),
  updatedAt: at('updated_at').notNull(),
  deletedAt: at('deleted_at'),
});
