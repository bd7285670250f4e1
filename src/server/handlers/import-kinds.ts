import { sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { constraintErrors } from '@/contract/rules.ts';
import type { FieldError } from '@/contract/problem.ts';
import { bins, drivers, locations, trucks } from '../db/schema.ts';
import { tours } from '../db/schema-tours.ts';
import { schemaOf } from '../http/contract.ts';
import type { Call, Caller } from '../http/handler.ts';
import { drivesNow } from './drivers.ts';
import { needsTwoCompartments, onTour, today } from './fleet.ts';
import { stopsOf, stopsOfOld, stuck } from './import-tours.ts';
import { hiddenStops } from './tour-writes.ts';
import { driverOf } from './tours.ts';

export type Place = Pick<Call, 'db' | 'caller' | 'now'>;
export type Fields = Record<string, unknown>;

/** A field that is stored in another column. */
interface Derived {
  /** Its type as it is sent. */
  type: string;
  column: string;
  /** What is stored of the field of `sent`. */
  stored: (place: Place) => SQL;
  /** The field of `old`. */
  read: SQL;
}

/** What an import has to know of a kind of record. */
export interface Kind {
  table: typeof locations | typeof bins | typeof trucks | typeof drivers | typeof tours;
  /** The operator's key, or the first field of several that are one together. */
  key: string;
  /** The others. */
  keyed?: string[];
  derived?: Record<string, Derived>;
  /** The fields of a row as the contract has them. */
  read?: (fields: Fields, place: Place) => Fields;
  /** Fields of `old` that are shown otherwise than they are stored: a row that says what is shown changes nothing. */
  shown?: (place: Place) => SQL;
  /** Its input in the contract. */
  schema: string;
  /** Its fields, and what a new record has that does not say them; undefined where it must. */
  fields: Fields;
  area?: string;
  /** True of a record that cannot have the fields that a row gives it. */
  blocked?: { when: (place: Place) => SQL; error: (after: Fields, changed: boolean) => FieldError | undefined };
  /** Rules beside the schema; paths as in the input. */
  rules?: (after: Fields) => FieldError[];
  /** Why a changed record cannot be as it was, as text, else null; the row of the import is called `one`. */
  stuck?: (place: Place) => SQL;
  /** Keeps a new record from being taken back. */
  held?: (caller: Caller) => SQL;
  /** Columns of a new record besides its fields. */
  made?: Record<string, SQL>;
  /** Deleting it cannot be taken back. */
  isDeletedForGood?: boolean;
}

interface Property {
  default?: unknown;
}

/** Fields of an input, with the contract's default or none: what must be there is undefined, anything else empty. @param own those with another */
function inputFields(schema: string, own: Fields = {}): Fields {
  const { required = [], properties } = schemaOf(schema) as {
    required?: string[];
    properties: Record<string, Property>;
  };
  const fields = Object.entries(properties).map(([name, property]) => [
    name,
    name in own ? own[name] : (property.default ?? (required.includes(name) ? undefined : null)),
  ]);
  // The customer comes from the token; a tour is known by its name and day, its `key` is of a sender.
  return Object.fromEntries(fields.filter(([name]) => name !== 'customer_id' && name !== 'key')) as Fields;
}

const compartments: FieldError = {
  path: 'number_of_compartments',
  code: 'two_compartments',
  message: 'A planned shift of this truck needs two compartments.',
};

/** The area it was in takes nothing any more. */
const archived = (
  field: string,
) => sql`case when one.before -> ${field} <> 'null' and one.before -> ${field} <> one.after -> ${field}
  and not exists (select from disposition_areas area where area.customer_id = old.customer_id and area.id = (one.before ->> ${field})::integer and area.state = 'active')
  then 'its disposition area is archived' end`;

export const kinds: Record<components['schemas']['ImportKind'], Kind> = {
  locations: {
    table: locations,
    key: 'location_id',
    schema: 'LocationInput',
    fields: inputFields('LocationInput', { city: '', street: '', location_type: 'public', is_active: true }),
    area: 'disposition_area_id',
    stuck: () => archived('disposition_area_id'),
    rules: ({ latitude, longitude }) =>
      latitude === 0 && longitude === 0
        ? [{ path: 'latitude', code: 'position_zero', message: 'The position is 0, 0.' }]
        : [],
    held: ({ customerId }) =>
      sql`exists (select from bins bin where bin.customer_id = ${customerId} and bin.location_ref = old.id)`,
  },
  bins: {
    table: bins,
    key: 'container_id',
    schema: 'BinInput',
    fields: inputFields('BinInput', { constraints: [] }),
    derived: {
      location_id: {
        type: 'text',
        column: 'location_ref',
        stored: ({ caller }) =>
          sql`(select place.id from locations place where place.customer_id = ${caller.customerId} and place.location_id = sent.location_id)`,
        read: sql`(select place.location_id from locations place where place.customer_id = old.customer_id and place.id = old.location_ref)`,
      },
    },
    stuck: ({ caller }) => sql`case when one.before ->> 'location_id' is not null
      and one.before ->> 'location_id' is distinct from one.after ->> 'location_id'
      and not exists (select from locations place where place.customer_id = ${caller.customerId} and place.location_id = one.before ->> 'location_id')
      then 'its location was deleted' end`,
    rules: ({ constraints }) =>
      constraintErrors(constraints as Parameters<typeof constraintErrors>[0]).map((error) => ({
        ...error,
        code: 'end_before_start',
      })),
  },
  trucks: {
    table: trucks,
    key: 'license_plate',
    schema: 'TruckInput',
    fields: inputFields('TruckInput'),
    area: 'default_disposition_area_id',
    blocked: {
      when: (place) => needsTwoCompartments(place.caller, sql`old.id`, today(place)),
      error: ({ number_of_compartments: number }) => (number === 1 ? compartments : undefined),
    },
    stuck: (place) => sql`case when (one.before ->> 'number_of_compartments')::integer = 1
      and ${needsTwoCompartments(place.caller, sql`old.id`, today(place))} then 'a planned shift needs two compartments'
      else ${archived('default_disposition_area_id')} end`,
    held: ({ customerId }) => onTour(customerId, sql`tour.license_plate = old.license_plate`),
  },
  drivers: {
    table: drivers,
    key: 'driver_id',
    schema: 'DriverInput',
    fields: inputFields('DriverInput'),
    area: 'default_disposition_area_id',
    stuck: ({
      caller,
    }) => sql`case when exists (select from phones phone join drivers holder on holder.customer_id = phone.customer_id and holder.id = phone.driver_ref
        where phone.customer_id = ${caller.customerId} and phone.number = one.before ->> 'phone' and holder.id <> old.id
          and not exists (select from import_rows giver where giver.import_ref = one.import_ref and giver.record_ref = holder.id
            and giver.before ->> 'phone' is distinct from phone.number))
      then 'another driver has the phone' else ${archived('default_disposition_area_id')} end`,
    held: (caller) => drivesNow(caller, sql`old.driver_id`),
  },
  tours: {
    table: tours,
    key: 'route_name',
    keyed: ['date'],
    schema: 'TourInput',
    fields: inputFields('TourInput', { stops: [] }),
    area: 'disposition_area_id',
    derived: {
      stops: {
        type: 'jsonb',
        column: 'stops_ref',
        stored: () =>
          sql`array(select stop ->> 'location_id' from jsonb_array_elements(sent.stops) with ordinality one(stop, number) order by number)`,
        read: stopsOfOld,
      },
    },
    read: (fields, { caller }) =>
      'stops' in fields ? { ...fields, stops: stopsOf(fields.stops, fields.date, caller.timeZone) } : fields,
    shown: ({ caller }) =>
      sql`jsonb_build_object('driver_id', (select ${driverOf(caller)} from tours where tours.customer_id = ${caller.customerId} and tours.id = old.id))`,
    blocked: {
      when: ({ caller }) =>
        sql`(old.status <> 'planned' ${caller.areaIds ? sql`or ${hiddenStops(caller, sql`old.id`)}` : sql``})`,
      error: (_, changed) =>
        changed
          ? {
              path: 'route_name',
              code: 'tour_not_planned',
              message: 'Only a planned tour can be changed, and only by somebody who sees all of its stops.',
            }
          : undefined,
    },
    stuck: (place) => sql`coalesce(${stuck(place)}, ${archived('disposition_area_id')})`,
    held: () => sql`old.status <> 'planned'`,
    made: { status: sql`'planned'` },
    isDeletedForGood: true,
  },
};

/** The operator's key of a row as it was sent; null where it has none. */
export function keyOf({ key, keyed = [] }: Kind, fields: Fields): string | null {
  const parts = [key, ...keyed].map((name) => fields[name]);
  return parts.every((part) => typeof part === 'string') ? parts.join(' ') : null;
}
