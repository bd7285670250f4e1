import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import {
  AreaColor,
  AreaState,
  HistoryAction,
  HistoryKind,
  HistorySource,
  Language,
  LocationType,
  MaterialCode,
  Role,
  UserState,
  ViewedList,
  WeekDay,
} from '@/api/generated/dashboard.schemas.ts';
import type { components } from '@/api/generated/server';
import { usualHours, type WorkingHours } from '../working-hours.ts';

type Schemas = components['schemas'];

/*
 * The names of columns are those of the contract. `customer_id`, `deleted_at`, `locked`, `search` and columns with `_ref` (a system key) or `_on` (a day
 * for statistics) are known to the database only. Codes have their list of values.
 */

/** Timestamps are stored to the millisecond, so that an ETag made of one compares exactly. */
export const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });
export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity();
export const customerId = () => integer('customer_id').notNull();
/** The values of a code, in the contract's order. */
export const codes = <Code extends string>(values: Record<string, Code>) => ({
  enum: Object.values(values) as [Code, ...Code[]],
});
/** Of tables that are views of `all_…`: set, it takes the row out of the view (migration 0008). */
export const deletedAt = () => at('deleted_at');
export const areaRef = (name = 'disposition_area_id') => integer(name);
export const updatedAt = () => at('updated_at').notNull();
export const material = () => text('material_type', codes(MaterialCode)).notNull();
/** Maintained by the database; written by nobody. */
export const search = () => text('search').generatedAlwaysAs('');

/** A record of a customer. */
export const owned = () => ({ id: id(), customerId: customerId() });
/** One that people change, delete and restore. */
const deletable = () => ({ updatedAt: updatedAt(), deletedAt: deletedAt(), search: search() });

export const secrets = pgTable('secrets', { name: text('name').primaryKey(), value: text('value').notNull() });

export const customers = pgTable('customers', {
  id: id(),
  name: text('name').notNull(),
  timeZone: text('time_zone').notNull(),
  isNew: boolean('is_new').notNull().default(false),
  adminsNeedSecondFactor: boolean('admins_need_second_factor').notNull().default(false),
  workingHours: jsonb('working_hours').$type<WorkingHours>().notNull().default(usualHours),
  /** Where tours begin and end, and where loads are tipped. */
  yard: jsonb('yard').$type<Schemas['MapPoint']>(),
  plant: jsonb('plant').$type<Schemas['MapPoint']>(),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

const person = () => ({
  ...owned(),
  email: text('email').notNull(),
  name: text('name').notNull(),
  role: text('role', codes(Role)).notNull(),
  /** Areas to which the user is limited; null for all. */
  areaIds: integer('area_ids').array(),
  locale: text('locale', codes(Language)).notNull().default('en'),
  /** Maintained by the database: `locked` is deactivated, without a password is invited. */
  state: text('state', codes(UserState))
    .notNull()
    .generatedAlwaysAs(sql``),
  locked: boolean('locked').notNull().default(false),
  secondFactor: boolean('second_factor').notNull().default(false),
  updatedAt: at('updated_at').notNull().defaultNow(),
  search: search(),
});

export const users = pgTable('users', {
  ...person(),
  ...{
    passwordHash: text('password_hash'),
    accessSetAt: at('access_set_at'),
    sessionsEndedAt: at('sessions_ended_at'),
  },
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  selectedAreaIds: integer('selected_disposition_area_ids').array().notNull().default([]),
});

/** What administrators see of the users. */
export const people = pgTable('users', person());

export const dispositionAreas = pgTable('disposition_areas', {
  ...owned(),
  name: text('name').notNull(),
  color: text('color', codes(AreaColor)).notNull().default('blue'),
  state: text('state', codes(AreaState)).notNull().default('active'),
  updatedAt: at('updated_at').notNull().defaultNow(),
  search: search(),
});

export const constructionTypes = pgTable(
  'construction_types',
  { customerId: customerId(), id: text('id').notNull(), name: text('name').notNull() },
  (table) => [primaryKey({ columns: [table.customerId, table.id] })],
);

export const locations = pgTable('locations', {
  ...owned(),
  locationId: text('location_id').notNull(),
  locationName: text('location_name').notNull(),
  city: text('city').notNull(),
  street: text('street').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  dispositionAreaId: areaRef(),
  locationType: text('location_type', codes(LocationType)).notNull(),
  isActive: boolean('is_active').notNull(),
  /** On the label; made by the database. */
  reportCode: text('report_code')
    .notNull()
    .default(sql``),
  ...deletable(),
});

export const binColumns = () => ({
  ...owned(),
  containerId: text('container_id').notNull(),
  locationRef: integer('location_ref'),
  materialType: material(),
  constructionType: text('construction_type').notNull(),
  active: boolean('active').notNull(),
  constraints: jsonb('constraints').$type<Schemas['ContainerConstraint'][]>().notNull().default([]),
  lastLevel: real('last_level'),
  lastRecordedAt: at('last_recorded_at'),
  lastEmptiedAt: at('last_emptied_at'),
  ...deletable(),
});
export const bins = pgTable('bins', binColumns());

export const trucks = pgTable('trucks', {
  ...owned(),
  licensePlate: text('license_plate').notNull(),
  name: text('name').notNull(),
  capacity: doublePrecision('capacity').notNull(),
  numberOfCompartments: integer('number_of_compartments').notNull(),
  defaultAreaId: areaRef('default_disposition_area_id'),
  available: boolean('available').notNull().default(true),
  ...deletable(),
});

export const drivers = pgTable('drivers', {
  ...owned(),
  driverId: text('driver_id').notNull(),
  name: text('name').notNull(),
  phone: text('phone'),
  defaultAreaId: areaRef('default_disposition_area_id'),
  available: boolean('available').notNull().default(true),
  ...deletable(),
});

export const phones = pgTable('phones', {
  ...owned(),
  number: text('number').notNull(),
  label: text('label').notNull(),
  driverRef: integer('driver_ref'),
  search: search(),
});

/** Filters, sort and columns of a list under a name; of all users where it has no owner. */
export const views = pgTable('views', {
  ...owned(),
  userRef: integer('user_ref'),
  name: text('name').notNull(),
  list: text('list', codes(ViewedList)).notNull(),
  query: text('query').notNull(),
  columns: text('columns').array(),
  ...deletable(),
});

/** Who changed what. What was before and after is selected by expression. */
export const history = pgTable('history', {
  ...owned(),
  at: at('at').notNull(),
  actorRef: integer('actor_ref'),
  actor: text('actor'),
  source: text('source', codes(HistorySource)).notNull(),
  action: text('action', codes(HistoryAction)).notNull(),
  kind: text('kind', codes(HistoryKind)).notNull(),
  recordRef: integer('record_ref'),
  recordKey: text('record_key').notNull(),
  record: text('record').notNull(),
  workDate: date('work_date'),
  dayOfWeek: text('day_of_week', codes(WeekDay)),
  search: search(),
});
