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

type Read = (value: unknown) => unknown;

const toText: Read = (value) => String(value).trim();
/** With a point or a comma. */
const toNumber: Read = (value) => {
  const text = String(value).trim();
  return /^[+-]?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : value;
};
const toFlag: Read = (value) => {
  const text = String(value).trim().toLowerCase();
  if (['true', '1', 'yes', 'ja', 'aktiv', 'active'].includes(text)) return true;
  return ['false', '0', 'no', 'nein', 'inaktiv', 'inactive'].includes(text) ? false : value;
};
const toJson: Read = (value) => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
};

/** A day as ISO has it or as it is written in German. */
const toDay: Read = (value) => {
  const text = String(value).trim();
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text;
};
/** A JSON array, or texts between separators. */
const toList =
  (separators: RegExp): Read =>
  (value) => {
    if (Array.isArray(value)) return value;
    const text = String(value).trim();
    return text.startsWith('[') ? toJson(text) : text.split(separators).map(toText).filter(Boolean);
  };

const colours: Record<string, string> = { w: '11', g: '12', b: '13' };
/** Glass by its code or its colour, as in "Weißglas" or "green + brown". */
const toMaterial: Read = (value) => {
  const parts = String(value)
    .split(/[+&]|\bund\b|\band\b/)
    .map((part) => part.trim());
  const codes = parts.map((part) => {
    const [, colour = ''] = /^(wei(?:ß|ss)|white|grün|gruen|green|braun|brown)[\s-]*(?:glas|glass)?$/i.exec(part) ?? [];
    return colours[colour.charAt(0).toLowerCase()] ?? part;
  });
  return [...new Set(codes)].sort().join('+');
};

const toMaterials: Read = (value) => {
  // Codes may have nothing but space between them.
  const list = toList(/[;,|/]+|(?<=\d)\s+(?=\d)/)(value);
  return Array.isArray(list) ? list.map(toMaterial) : list;
};

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
const area = text('dispositionarea', 'dispositionsgebiet', 'area', 'gebiet', ...standard);
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
    location_id: text('locationid', 'standort_id', 'standortnummer', 'id', 'nummer', 'nr'),
    location_name: needed(text('locationname', 'name', 'standort', 'bezeichnung', 'ort', 'title')),
    city: text('stadt', 'gemeinde', 'town'),
    street: text('strasse', 'straße', 'adresse', 'address', 'addr:street'),
    latitude: needed(number('lat', 'breitengrad', 'breite', 'y')),
    longitude: needed(number('lng', 'lon', 'long', 'längengrad', 'laengengrad', 'länge', 'x')),
    disposition_area_id: areaIds,
    disposition_area: area,
    location_type: text('locationtype', 'typ', 'type', 'art'),
    is_active: flag('isactive', 'active', 'aktiv'),
  },
  bins: {
    container_id: needed(text('containerid', 'container', 'behälter', 'behälternummer', 'nummer', 'nr')),
    location_id: clearing(text('locationid', 'standort_id', 'standortnummer', 'standort')),
    material_type: { headers: ['materialtype', 'material', 'fraktion'], read: toMaterial },
    construction_type: text('constructiontype', 'bauart', 'typ', 'type'),
    active: flag('aktiv', 'is_active'),
    // Sentences, as the interface exports them for people, say nothing.
    constraints: {
      headers: [],
      read: (value) => toJson(typeof value === 'string' && !value.startsWith('[') ? undefined : value),
    },
  },
  trucks: {
    license_plate: needed(text('licenseplate', 'plate', 'kennzeichen', 'registration')),
    name: text('bezeichnung', 'fahrzeug', 'truck'),
    capacity: number('kapazität', 'nutzlast', 'capacity (t)', 'kapazität (t)'),
    number_of_compartments: number('compartments', 'kammern', 'anzahl kammern'),
    ...usual,
    available: flag('verfügbar'),
  },
  drivers: {
    driver_id: needed(text('driverid', 'personalnummer', 'nummer', 'nr', 'id')),
    name: text('driver', 'fahrer'),
    phone: clearing(text('telefon', 'mobil', 'telephone')),
    ...usual,
    available: flag('verfügbar'),
  },
  tours: {
    route_name: needed(text('routename', 'route', 'tour', 'tourname', 'name')),
    date: needed({ headers: ['datum', 'tag', 'day'], read: toDay }),
    license_plate: text('licenseplate', 'plate', 'kennzeichen', 'truck', 'fahrzeug'),
    driver_id: clearing(text('driverid', 'driver', 'fahrer', 'personalnummer')),
    disposition_area_id: areaIds,
    disposition_area: area,
    material_type: { headers: ['materialtype', 'material', 'materialien', 'fraktionen'], read: toMaterials },
    details: clearing(text('bemerkung', 'notiz', 'note')),
    stops: { headers: ['stopps', 'halte', 'standorte', 'locations'], read: toList(/[;,|\n]+/) },
  },
} satisfies AllTargets;

/** Which column of the file fills which field. */
export type ColumnMap = Record<string, string | undefined>;

export const columnsOf = (rows: readonly SourceRow[]): string[] => [
  ...new Set(rows.slice(0, 1000).flatMap((row) => Object.keys(row.fields))),
];

/** "Location ID", "location-id" and "location_id" are one header. */
const plain = (header: string) => header.toLowerCase().replaceAll(/[\s_-]/g, '');

/** What the interface calls fields and values, as in its exports. */
export interface Words {
  /** Headers, by field. */
  labels: Record<string, string>;
  /** By field and word in lower case. */
  values: Record<string, Record<string, unknown>>;
}

/** Finds a column for each field by its header; a column fills one field. */
export function recognised(kind: ImportKind, columns: readonly string[], labels: Words['labels'] = {}): ColumnMap {
  const left = new Map(columns.toReversed().map((column) => [plain(column), column]));
  const map: ColumnMap = {};
  // Own names first: a file of ours is taken as it is.
  for (const own of [true, false])
    for (const [field, { headers }] of Object.entries(targets[kind])) {
      const names = own ? [field, labels[field] ?? field] : map[field] ? [] : headers;
      const header = names.map(plain).find((name) => left.has(name));
      if (header === undefined) continue;
      map[field] = left.get(header);
      left.delete(header);
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
    const own = column === undefined ? undefined : fields[column];
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
