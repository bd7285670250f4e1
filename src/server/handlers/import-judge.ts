import type { components } from '@/api/generated/server';
import type { FieldError } from '@/contract/problem.ts';
import { checkOf } from '../http/contract.ts';
import { keyOf, kinds, type Fields, type Kind, type Place } from './import-kinds.ts';

type Schemas = components['schemas'];

/** A row of the report, with what the record was and becomes. */
export interface Row extends Omit<Schemas['ImportRow'], 'changes'> {
  id?: number;
  before?: Fields;
  after?: Fields;
}

/** A record that has the key of a row. */
export interface Known extends Record<string, unknown> {
  key: string;
  id: number;
  before: Fields;
  blocked: boolean;
  shown: Fields;
}

/** What rows may refer to. */
export interface References extends Record<string, unknown> {
  areas: { id: number; name: string }[];
  /** The area of each location. */
  locations: Record<string, number | null>;
  types: { id: string; name: string }[];
  trucks: string[];
  drivers: string[];
  /** Drivers by their name; null where several have it. */
  names: Record<string, string | null>;
  /** Who has a phone: null where the caller does not see the driver. */
  holders: Record<string, string | null>;
  /** Keys of rows that records have which a limited caller may not see. */
  keys: string[];
}

/** Values as JSON with the names of objects in order, so that equal ones are equal texts. */
const textOf = (value: unknown): string =>
  JSON.stringify(value ?? null, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

export const changesOf = (before: Fields, after: Fields): Schemas['ImportChange'][] =>
  Object.keys(after)
    .filter((field) => textOf(before[field]) !== textOf(after[field]))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));

/** An id that no area has. */
const noArea = 2_147_483_647;

/** The id instead of the name of an area. */
function withArea(kind: Kind, { disposition_area: name, ...fields }: Fields, { areas }: References): Fields {
  if (!kind.area || name === undefined) return name === undefined ? fields : { ...fields, disposition_area: name };
  const wanted = typeof name === 'string' ? name.trim().toLowerCase() : '';
  return {
    ...fields,
    [kind.area]: wanted === '' ? null : (areas.find((area) => area.name.toLowerCase() === wanted)?.id ?? noArea),
  };
}

/** The id of a construction type that is given by name; of one that is not there something like an id, which is refused with what there is. */
function withConstruction(kind: Kind, fields: Fields, { types }: References): Fields {
  const { construction_type: given } = fields;
  if (kind !== kinds.bins || typeof given !== 'string' || given.trim() === '') return fields;
  const word = given.trim().toLowerCase();
  const found = types.find(({ id, name }) => [id, name.toLowerCase()].includes(word));
  return { ...fields, construction_type: found?.id ?? (word.replaceAll(/[^a-z0-9]+/g, '_').slice(0, 40) || '_') };
}

/** The key of a driver who is given by name. */
function withDriver(kind: Kind, fields: Fields, { drivers, names }: References): Fields {
  const { driver_id: driver } = fields;
  if (kind !== kinds.tours || typeof driver !== 'string' || drivers.includes(driver)) return fields;
  return { ...fields, driver_id: names[driver] ?? driver };
}

const faults = {
  key: { code: 'key_hidden', message: 'exists already' },
  foreignArea: { code: 'foreign_area', message: 'This must be in one of your disposition areas.' },
  area: { code: 'no_area', message: 'There is no such disposition area.' },
  location: { code: 'no_location', message: 'There is no such location.' },
  stop: { code: 'no_stop', message: 'There is no such location.' },
  constructionType: { code: 'no_construction_type', message: 'There is no such construction type.' },
  truck: { code: 'no_truck', message: 'There is no such truck.' },
  driver: { code: 'no_driver', message: 'There is no such driver.' },
  sameName: { code: 'same_name', message: 'Several drivers have this name: the driver ID says which.' },
};

/** Why the references of a record lead nowhere; those it has already may stay. @param givers drivers whose rows give up their phones */
function referenceErrors(
  kind: Kind,
  place: Place,
  after: Fields,
  before: Fields | undefined,
  there: References,
  givers: ReadonlySet<unknown>,
) {
  const errors: FieldError[] = [];
  const is = (path: string, good: (value: unknown) => boolean, error: Omit<FieldError, 'path'>) => {
    const value = after[path];
    if (path in after && (value !== before?.[path] || !before) && !good(value)) errors.push({ path, ...error });
  };
  const limited = place.caller.areaIds !== null;
  const holder = there.holders[after.phone as string];
  if (kind.area)
    is(
      kind.area,
      (id) => (id === null ? !limited : there.areas.some((area) => area.id === id)),
      limited ? faults.foreignArea : { ...faults.area, value: there.areas.map(({ name }) => name).join(', ') },
    );
  if (kind === kinds.bins) {
    is(
      'location_id',
      (key) => (key === null ? !limited : Object.hasOwn(there.locations, key as string)),
      faults.location,
    );
    const value = there.types.map(({ name }) => name).join(', ');
    is('construction_type', (type) => there.types.some(({ id }) => id === type), { ...faults.constructionType, value });
  }
  if (kind === kinds.drivers)
    is(
      'phone',
      (number) => [undefined, after.driver_id].includes(there.holders[number as string]) || givers.has(holder),
      holder
        ? { code: 'phone_of_driver', message: `Driver ${holder} has this phone.`, value: holder }
        : { code: 'phone_taken', message: 'Another driver has this phone.' },
    );
  if (kind === kinds.tours) {
    is('license_plate', (plate) => there.trucks.includes(plate as string), faults.truck);
    is(
      'driver_id',
      (id) => id === null || there.drivers.includes(id as string),
      there.names[after.driver_id as string] === null ? faults.sameName : faults.driver,
    );
    const stops = textOf(after.stops) === textOf(before?.stops) ? [] : (after.stops as Stop[]);
    for (const [index, { location_id: place }] of stops.entries())
      if (!Object.hasOwn(there.locations, place))
        errors.push({ path: `stops.${index}.location_id`, ...faults.stop, value: place });
  }
  return errors;
}

type Stop = Schemas['TourStopInput'];

/** What a row says, as it is stored: what is only shown of the record is none of it. */
const stored = (fields: Fields, { before, shown }: Known): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      name in shown && value === shown[name] ? before[name] : value,
    ]),
  );

/** The area of a new tour is that of its first stop. */
const areaOfStops = ({ stops }: Fields, { locations }: References): Fields => {
  const [first] = (Array.isArray(stops) ? stops : []) as Stop[];
  return {
    disposition_area_id: first && Object.hasOwn(locations, first.location_id) ? locations[first.location_id] : null,
  };
};

const blockedErrors = ({ blocked }: Kind, before: Fields, after: Fields) =>
  [blocked?.error(after, changesOf(before, after).length > 0)].filter((error) => error !== undefined);

/** What becomes of each row. A phone goes to another driver where the row of who had it is taken, too. @param sent as the contract has them */
export function judge(
  kind: Kind,
  place: Place,
  sent: readonly Fields[],
  known: Map<string, Known>,
  there: References,
  givers: ReadonlySet<unknown> = new Set(known.keys()),
): Row[] {
  const rows = judgeEach(kind, place, sent, known, there, givers);
  const gave = rows.flatMap(({ key, before, after }) =>
    givers.has(key) && before && after && before.phone !== after.phone ? [key] : [],
  );
  return kind !== kinds.drivers || gave.length === givers.size
    ? rows
    : judge(kind, place, sent, known, there, new Set(gave));
}

function judgeEach(
  kind: Kind,
  place: Place,
  sent: readonly Fields[],
  known: Map<string, Known>,
  there: References,
  givers: ReadonlySet<unknown>,
): Row[] {
  const check = checkOf(kind.schema);
  const seen = { [kind.key]: new Map<unknown, number>(), phone: new Map<unknown, number>() };
  const names = Object.keys(kind.fields);
  return sent.map((fields, row) => {
    const path = `rows.${row}`;
    const key = keyOf(kind, fields);
    const old = key === null ? undefined : known.get(key);
    const says = withConstruction(kind, withDriver(kind, withArea(kind, fields, there), there), there);
    const usual = kind === kinds.tours ? areaOfStops(says, there) : {};
    const merged: Fields = old
      ? { ...kind.fields, ...old.before, ...stored(says, old) }
      : { ...kind.fields, ...usual, ...says };
    const after = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined));
    const valueOf = (name: string) => (name === kind.key ? key : after[name]) ?? undefined;
    // The customer comes from the token.
    const errors =
      'customer_id' in after ? [{ path: `${path}.customer_id`, message: 'is not known' }] : check(after, path);
    if (errors.length === 0) {
      const own = [
        ...(!old && there.keys.includes(key ?? '') ? [{ path: kind.key, ...faults.key }] : []),
        ...referenceErrors(kind, place, after, old?.before, there, givers),
        ...(kind.rules?.(after) ?? []),
        ...(old?.blocked ? blockedErrors(kind, old.before, after) : []),
      ];
      for (const [name, rows] of Object.entries(seen)) {
        const value = valueOf(name);
        const first = rows.get(value);
        if (value !== undefined && first !== undefined)
          own.push({ path: name, message: `is the same as in rows.${first}`, code: 'same_row', value: String(first) });
      }
      errors.push(...own.map((error) => ({ ...error, path: `${path}.${error.path}` })));
    }
    if (errors.length > 0) return { row, key, status: 'refused', errors };
    for (const [name, rows] of Object.entries(seen)) rows.set(valueOf(name), row);
    const whole = Object.fromEntries(names.map((name) => [name, after[name] ?? null]));
    if (!old) return { row, key, status: 'created', after: whole };
    const { id, before } = old;
    const changed = changesOf(before, whole).length > 0;
    return { row, key, status: changed ? 'changed' : 'unchanged', id, before, after: whole };
  });
}
