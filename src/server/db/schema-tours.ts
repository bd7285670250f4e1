import { boolean, date, doublePrecision, integer, jsonb, pgTable, real, text } from 'drizzle-orm/pg-core';
import {
  ComplaintChannel,
  ComplaintStatus,
  FillLevel,
  MaterialCode,
  SkipReason,
  StopState,
  TourStatus,
} from '@/api/generated/dashboard.schemas.ts';
import { at, codes, customerId, deletedAt, material, owned, search, updatedAt } from './schema.ts';

/** `started_on`, `finished_on` and `recorded_on` are the day in the customer's time zone, which statistics count by. */
export const tours = pgTable('tours', {
  ...owned(),
  key: text('key'),
  sender: integer('sender').notNull().default(0),
  routeName: text('route_name').notNull(),
  dispositionAreaId: integer('disposition_area_id'),
  licensePlate: text('license_plate').notNull(),
  driverId: text('driver_id'),
  materialType: text('material_type', codes(MaterialCode)).array().notNull(),
  date: date('date').notNull(),
  startedAt: at('started_at'),
  finishedAt: at('finished_at'),
  startedOn: date('started_on'),
  finishedOn: date('finished_on'),
  pickedUp: integer('picked_up').notNull().default(0),
  planned: integer('planned').notNull().default(0),
  overflowing: integer('overflowing').notNull().default(0),
  status: text('status', codes(TourStatus)).notNull(),
  km: doublePrecision('km'),
  fuel: doublePrecision('fuel'),
  tons: doublePrecision('tons').notNull().default(0),
  details: text('details'),
  /** Keys of the locations of its stops, for the history. */
  stopsRef: text('stops_ref').array(),
  /** Keys of containers at its stops that it is not to empty. */
  leftContainersRef: text('left_containers_ref').array().notNull().default([]),
  updatedAt: updatedAt(),
  search: search(),
});

export const tourStops = pgTable('tour_stops', {
  tourId: integer('tour_id').notNull(),
  position: integer('position').notNull(),
  customerId: customerId(),
  locationRef: integer('location_ref'),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  plannedAt: at('planned_at'),
  state: text('state', codes(StopState)).notNull(),
});

export const tourTracks = pgTable('tour_tracks', {
  tourId: integer('tour_id').primaryKey(),
  customerId: customerId(),
  points: jsonb('points').$type<[longitude: number, latitude: number][]>().notNull(),
});

export const routeEvents = pgTable('route_events', {
  ...owned(),
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
  reason: text('reason', codes(SkipReason)),
});

export const unloadings = pgTable('unloadings', {
  ...owned(),
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
  ...owned(),
  locationRef: integer('location_ref'),
  materialType: material(),
  channel: text('channel', codes(ComplaintChannel)).notNull(),
  reportedFillLevel: text('reported_fill_level', codes(FillLevel)).notNull(),
  emptiedFillLevel: text('emptied_fill_level', codes(FillLevel)),
  status: text('status', codes(ComplaintStatus)).notNull(),
  createdAt: at('created_at').notNull(),
  closedAt: at('closed_at'),
  caseRef: integer('case_ref'),
  openSince: at('open_since'),
  closedEvent: integer('closed_event'),
  dueAt: at('due_at'),
  updatedAt: updatedAt(),
  deletedAt: deletedAt(),
});

/** With which a driver opens a tour on a phone. */
export const driverLinks = pgTable('driver_links', {
  ...owned(),
  tourId: integer('tour_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  userRef: integer('user_ref'),
  /** The areas that its maker was limited to. */
  areasRef: integer('areas_ref').array(),
  createdAt: at('created_at').notNull(),
  revokedAt: at('revoked_at'),
  lastUsedAt: at('last_used_at'),
});
