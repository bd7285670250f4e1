import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { components } from '@/api/generated/server';
import { constraintErrors } from '@/contract/rules.ts';
import type { FieldError } from '@/contract/problem.ts';
import { bins, drivers, locations, trucks } from '../db/schema.ts';
import { schemaOf } from '../http/contract.ts';
import type { Call } from '../http/handler.ts';
import { needsTwoCompartments, onTour, today } from './fleet.ts';

export type Place = Pick<Call, 'db' | 'caller' | 'now'>;
export type Fields = Record<string, unknown>;

/** What an import has to know of a kind of record. */
export interface Kind {
  table: typeof locations | typeof bins | typeof trucks | typeof drivers;
  /** The operator's key. */
  key: string;
  /** Its input in the contract. */
  schema: string;
  /** Its fields, and what a new record has that does not say them; undefined where it must. */
  fields: Fields;
  area?: string;
  /** True of a record that cannot have the fields that a row gives it. */
  blocked?: { when: (place: Place) => SQL; error: (after: Fields) => FieldError | undefined };
  /** Rules beside the schema; paths as in the input. */
  rules?: (after: Fields) => FieldError[];
  /** Why a changed record cannot be as it was, as text, else null; the row of the import is called `one`. */
  stuck?: (place: Place) => SQL;
  /** Keeps a new record from being taken back. */
  held?: (customerId: number) => SQL;
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
  // The customer comes from the token.
  return Object.fromEntries(fields.filter(([name]) => name !== 'customer_id')) as Fields;
}

const compartments: FieldError = {
  path: 'number_of_compartments',
  message: 'A planned shift of this truck needs two compartments.',
};

/** The area it was in takes nothing any more. */
const archived = (
  field: string,
) => sql`case when one.before -> ${field} <> 'null' and one.before -> ${field} <> one.after -> ${field}
  and not exists (select from disposition_areas area where area.id = (one.before ->> ${field})::integer and area.state = 'active')
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
      latitude === 0 && longitude === 0 ? [{ path: 'latitude', message: 'The position is 0, 0.' }] : [],
    held: () => sql`exists (select from bins bin where bin.location_ref = old.id)`,
  },
  bins: {
    table: bins,
    key: 'container_id',
    schema: 'BinInput',
    fields: inputFields('BinInput', { constraints: [] }),
    stuck: ({ caller }) => sql`case when one.before ->> 'location_id' is not null
      and one.before ->> 'location_id' is distinct from one.after ->> 'location_id'
      and not exists (select from locations place where place.customer_id = ${caller.customerId} and place.location_id = one.before ->> 'location_id')
      then 'its location was deleted' end`,
    rules: ({ constraints }) => constraintErrors(constraints as Parameters<typeof constraintErrors>[0]),
  },
  trucks: {
    table: trucks,
    key: 'license_plate',
    schema: 'TruckInput',
    fields: inputFields('TruckInput'),
    area: 'default_disposition_area_id',
    blocked: {
      when: (place) => needsTwoCompartments(sql`old.id`, today(place)),
      error: ({ number_of_compartments: number }) => (number === 1 ? compartments : undefined),
    },
    stuck: (place) => sql`case when (one.before ->> 'number_of_compartments')::integer = 1
      and ${needsTwoCompartments(sql`old.id`, today(place))} then 'a planned shift needs two compartments'
      else ${archived('default_disposition_area_id')} end`,
    held: (customerId) => onTour(customerId, sql`tour.license_plate = old.license_plate`),
  },
  drivers: {
    table: drivers,
    key: 'driver_id',
    schema: 'DriverInput',
    fields: inputFields('DriverInput'),
    area: 'default_disposition_area_id',
    stuck: ({
      caller,
    }) => sql`case when exists (select from phones phone join drivers holder on holder.id = phone.driver_ref
        where phone.customer_id = ${caller.customerId} and phone.number = one.before ->> 'phone' and holder.id <> old.id)
      then 'another driver has the phone' else ${archived('default_disposition_area_id')} end`,
    held: (customerId) => onTour(customerId, sql`tour.driver_id = old.driver_id`),
  },
};

/** Columns of the kind's fields and their types; a location is stored by its system key. */
const columnsOfKind = (kind: Kind): [name: string, type: string][] => {
  const columns = Object.values(getTableColumns(kind.table));
  return Object.keys(kind.fields).map((name) => {
    const column = columns.find((one) => one.name === name);
    return column ? [name, column.getSQLType()] : ['location_ref', 'integer'];
  });
};

/** All fields of a record called `old`, by their names in the contract. */
export const snapshot = (kind: Kind): SQL =>
  sql`jsonb_build_object(${sql.raw(
    columnsOfKind(kind)
      .map(([name]) =>
        name === 'location_ref'
          ? `'location_id', (select place.location_id from locations place where place.id = old.location_ref)`
          : `'${name}', old.${name}`,
      )
      .join(', '),
  )})`;

/** Records as a relation `given`, from JSON of their fields. @param records an expression of a JSON array */
export function given(kind: Kind, { caller }: Place, records: SQL): SQL {
  const columns = columnsOfKind(kind);
  const typed = columns.map(([name, type]) => (name === 'location_ref' ? 'location_id text' : `${name} ${type}`));
  const ref = kind.table === bins;
  return sql`select sent.*${ref ? sql`, place.id as location_ref` : sql``}
    from jsonb_to_recordset(${records}) as sent (id integer, ${sql.raw(typed.join(', '))})
    ${ref ? sql`left join locations place on place.customer_id = ${caller.customerId} and place.location_id = sent.location_id` : sql``}`;
}

/** Steps of a `with` that set the fields of the records in `given`, and the phones of drivers: `changed`. */
export function change(kind: Kind, { now }: Place): SQL {
  const set = columnsOfKind(kind).map(([name]) => `${name} = given.${name}`);
  return sql`changed as (update ${kind.table} old set ${sql.raw(set.join(', '))},
    updated_at = greatest(${now().toISOString()}::timestamptz(3), old.updated_at + interval '1 millisecond')
    from given where old.id = given.id returning old.id, old.${sql.raw(kind.key)} as key)`;
}

/** Steps of a `with` that make the records in `given` without an id: `made`. */
export function make(kind: Kind, { caller, now }: Place): SQL {
  const names = sql.raw(
    columnsOfKind(kind)
      .map(([name]) => name)
      .join(', '),
  );
  return sql`made as (insert into ${kind.table} (customer_id, updated_at, ${names})
    select ${caller.customerId}::integer, ${now().toISOString()}::timestamptz(3), ${names} from given where id is null
    returning id, ${sql.raw(kind.key)} as key)`;
}

/** Steps of a `with` that give drivers the phones they have now. @param written a relation of `id` and `phone` */
export const phones = ({ caller }: Place, written: SQL): SQL => sql`,
  freed as (update phones set driver_ref = null from (${written}) holder where phones.customer_id = ${caller.customerId}
    and phones.driver_ref = holder.id and phones.number is distinct from holder.phone),
  assigned as (insert into phones (customer_id, number, label, driver_ref)
    select ${caller.customerId}::integer, holder.phone, '', holder.id from (${written}) holder where holder.phone is not null
    on conflict (customer_id, number) do update set driver_ref = excluded.driver_ref
      where phones.driver_ref is null or phones.driver_ref = excluded.driver_ref returning 1)`;

/** How many of them did not get the phone, because another driver was given it in the meantime. */
export const lacking = (written: SQL): SQL =>
  sql`(select count(*) from (${written}) holder where holder.phone is not null)::int - (select count(*) from assigned)::int`;
