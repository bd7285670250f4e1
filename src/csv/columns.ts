import type {
  BinInput,
  DriverInput,
  ImportKind,
  LocationInput,
  TourInput,
  TruckInput,
} from '@/api/generated/dashboard.schemas';
import { geohash } from './geohash';
import type { SourceRow } from './rows';
import {
  pairOf,
  type Read,
  toConstruction,
  toDay,
  toFlag,
  toJson,
  toList,
  toMaterial,
  toMaterials,
  toNumber,
  toPlace,
  toText,
} from './values';

/** First and last names in columns of their own. */
const wholeNames = [
  ['vorname', 'nachname'],
  ['vorname', 'name'],
  ['firstname', 'lastname'],
  ['firstname', 'surname'],
] as const;

interface Target {
  /** Headers by which the field is recognised besides its own name, lower case, in order of preference. */
  headers: readonly string[];
  read: Read;
  /** An empty cell takes the value away; of others it says nothing. */
  clears?: boolean;
  required?: boolean;
}

const text = (...headers: string[]): Target => ({ headers, read: toText });
const number = (...headers: string[]): Target => ({ headers, read: toNumber });
const flag = (...headers: string[]): Target => ({ headers, read: toFlag });
const needed = (target: Target): Target => ({ ...target, required: true });
const clearing = (target: Target): Target => ({ ...target, clears: true });

const standard = ['defaultdispositionarea', 'standarddispositionsgebiet'];
const area = text('dispositionsgebiet', 'area', 'gebiet', 'revier', ...standard);
const areaIds = clearing(number());
const usual = { default_disposition_area_id: areaIds, disposition_area: area };

type Targets<Input> = Record<Exclude<keyof Input, 'customer_id'>, Target> & { disposition_area?: Target };
interface AllTargets {
  locations: Targets<LocationInput>;
  bins: Targets<BinInput>;
  trucks: Targets<TruckInput>;
  drivers: Targets<DriverInput>;
  tours: Targets<Omit<TourInput, 'key'>>;
}

/** What a column of a file can fill, by the kind of record: each field of its input, and an area by its name. */
export const targets: Record<ImportKind, Record<string, Target>> = {
  locations: {
    location_id: text('standortid', 'standortnr', 'standplatznr', 'id', 'nr'),
    location_name: needed(text('name', 'standort', 'standortname', 'standplatz', 'bezeichnung', 'ort', 'title')),
    city: text('stadt', 'gemeinde', 'town', 'ort'),
    street: text('strasse', 'strassenr', 'strassehausnr', 'adresse', 'anschrift', 'address', 'addrstreet'),
    latitude: needed(number('lat', 'breitengrad', 'breite', 'geobreite', 'y')),
    longitude: needed(number('lng', 'lon', 'long', 'längengrad', 'länge', 'geolänge', 'x')),
    disposition_area_id: areaIds,
    disposition_area: area,
    location_type: { headers: ['typ', 'type', 'art'], read: toPlace },
    is_active: flag('active', 'aktiv'),
  },
  bins: {
    container_id: needed(text('container', 'containernr', 'behälter', 'behälternr', 'gefässnr', 'nr', 'id')),
    location_id: clearing(text('standortid', 'standortnr', 'standplatznr', 'standort', 'standplatz')),
    material_type: {
      headers: ['material', 'fraktion', 'farbe', 'glasfarbe', 'sorte', 'colour', 'color'],
      read: toMaterial,
    },
    construction_type: { headers: ['bauart', 'behältertyp', 'typ', 'type'], read: toConstruction },
    active: flag('aktiv', 'is_active'),
    // Sentences, as the interface exports them for people, say nothing.
    constraints: {
      headers: [],
      read: (value) => toJson(typeof value === 'string' && !value.startsWith('[') ? undefined : value),
    },
  },
  trucks: {
    license_plate: needed(text('plate', 'kennzeichen', 'kfzkennzeichen', 'registration')),
    name: text('bezeichnung', 'fahrzeug', 'wagen', 'truck'),
    capacity: number('kapazität', 'nutzlast', 'zuladung', 'payload'),
    number_of_compartments: number('compartments', 'kammern', 'anzahlkammern', 'kammerzahl'),
    ...usual,
    available: flag('verfügbar'),
  },
  drivers: {
    driver_id: needed(text('personalnr', 'persnr', 'mitarbeiternr', 'staffnr', 'nr', 'id')),
    name: text('driver', 'fahrer', 'fahrername', 'mitarbeiter', ...wholeNames.map(([first, last]) => first + last)),
    phone: clearing(text('telefon', 'telefonnr', 'mobil', 'handy', 'telephone', 'mobile')),
    ...usual,
    available: flag('verfügbar'),
  },
  tours: {
    route_name: needed(text('route', 'tour', 'tourname', 'name')),
    date: needed({ headers: ['datum', 'tag', 'day'], read: toDay }),
    license_plate: text('plate', 'kennzeichen', 'truck', 'fahrzeug'),
    driver_id: clearing(text('driver', 'fahrer', 'personalnr')),
    disposition_area_id: areaIds,
    disposition_area: area,
    material_type: {
      headers: ['material', 'materialien', 'fraktionen', 'farben', 'farbe', 'colours', 'colors'],
      read: toMaterials,
    },
    details: clearing(text('bemerkung', 'notiz', 'note')),
    stops: { headers: ['stopps', 'halte', 'standorte', 'locations'], read: toList(/[;,|\n]+/) },
  },
} satisfies AllTargets;

/** Which column of the file fills which field; behind this mark, the value that all records have. */
export const ALWAYS = '= ';
export type ColumnMap = Record<string, string | undefined>;

export const columnsOf = (rows: readonly SourceRow[]): string[] => [
  ...new Set(rows.slice(0, 1000).flatMap((row) => Object.keys(row.fields))),
];

/** "Location ID", "location-id" and "location_id" are one header, and so are "Standort-Nr." and "Standortnummer". */
const plain = (header: string) =>
  header
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ae', 'ä')
    .replaceAll('oe', 'ö')
    .replaceAll('ue', 'ü')
    .replace(/(?:nummer|number)$/, 'nr');

/** Without what stands in brackets, as units do. */
const bare = (header: string) => plain(header.replaceAll(/[([].*?[)\]]/g, ''));

/** Columns that hold a position, latitude first. */
const positions = ['koordinaten', 'geokoordinaten', 'coordinates', 'latlng', 'latlon', 'position', 'gps'];

/** What files divide otherwise than the fields: first and last names are one, and a position in one column is two (degrees). */
export function regrouped(rows: readonly SourceRow[]): SourceRow[] {
  const named = new Map(columnsOf(rows).map((column) => [plain(column), column]));
  const [names] = wholeNames
    .map((pair) => pair.flatMap((name) => named.get(name) ?? []))
    .filter(({ length }) => length === 2);
  const position = positions.map((name) => named.get(name)).find((column) => column !== undefined);
  const textOf = (fields: SourceRow['fields'], column: string) => String(fields[column] ?? '').trim();
  return rows.map((row) => {
    const fields = { ...row.fields };
    if (names) {
      fields[names.join(' ')] = names
        .map((column) => textOf(row.fields, column))
        .join(' ')
        .trim();
      for (const column of names) delete fields[column];
    }
    if (position !== undefined) {
      const [lat, lng] = pairOf(textOf(fields, position)) ?? [];
      if (lat !== undefined) Object.assign(fields, { lat, lng });
    }
    return { ...row, fields };
  });
}

/** What the interface calls fields and values, as in its exports. */
export interface Words {
  /** Headers, by field. */
  labels: Record<string, string>;
  /** By field and word in lower case. */
  values: Record<string, Record<string, unknown>>;
}

/** Finds a column for each field by its header; a column fills one field. */
export function recognised(kind: ImportKind, columns: readonly string[], labels: Words['labels'] = {}): ColumnMap {
  const left = new Set(columns);
  const map: ColumnMap = {};
  // Own names first: a file of ours is taken as it is.
  for (const own of [true, false])
    for (const [field, { headers }] of Object.entries(targets[kind])) {
      const names = own ? [field, labels[field] ?? field].map(plain) : map[field] ? [] : headers.map(plain);
      const named = (name: string) =>
        [...left].find((column) => plain(column) === name || (!own && bare(column) === name));
      const column = names.map(named).find((one) => one !== undefined);
      if (column === undefined) continue;
      map[field] = column;
      left.delete(column);
    }
  // The id says which area it is; the name would say it again.
  if (Object.keys(map).some((field) => field.endsWith('disposition_area_id'))) delete map.disposition_area;
  return map;
}

/** Required fields that nothing fills. Locations with keys of their own may be without positions: those that are there keep theirs. */
export const missingOf = (kind: ImportKind, map: ColumnMap, defaults: ColumnMap = {}): string[] => {
  const isThere = (field: string) => map[field] !== undefined || defaults[field] !== undefined;
  const optional = kind === 'locations' && isThere('location_id') ? ['latitude', 'longitude'] : [];
  return Object.entries(targets[kind]).flatMap(([field, { required }]) =>
    required && !isThere(field) && !optional.includes(field) ? [field] : [],
  );
};

/**
 * A row as the server takes it. A location without a key of its own is keyed by its position (geohash of ten characters, about one
 * metre), so that the same file gives the same keys again.
 */
export function importRow(
  kind: ImportKind,
  { fields }: SourceRow,
  map: ColumnMap,
  defaults: ColumnMap = {},
  words: Words['values'] = {},
): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (const [field, { read, clears }] of Object.entries(targets[kind])) {
    const column = map[field];
    const isFixed = column?.startsWith(ALWAYS);
    const own = column === undefined ? undefined : isFixed ? column.slice(ALWAYS.length) : fields[column];
    const empty = own === undefined || own === null || own === '';
    const value = empty ? defaults[field] : own;
    if (value !== undefined) row[field] = words[field]?.[String(value).trim().toLowerCase()] ?? read(value);
    else if (clears && column !== undefined) row[field] = null;
  }
  const { location_id, latitude, longitude } = row;
  if (kind === 'locations' && !location_id && typeof latitude === 'number' && typeof longitude === 'number')
    row.location_id = geohash(latitude, longitude, 10);
  return row;
}
