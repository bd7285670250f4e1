import type {
  BinInput,
  DriverInput,
  ImportKind,
  LocationInput,
  TourInput,
  TruckInput,
} from '@/api/generated/dashboard.schemas';
import {
  type Read,
  toConstruction,
  toDay,
  toFlag,
  toJson,
  toLines,
  toMaterial,
  toNumber,
  toPlace,
  toText,
} from './values';

/** First and last names in columns of their own. */
export const wholeNames = [
  ['vorname', 'nachname'],
  ['vorname', 'name'],
  ['firstname', 'lastname'],
  ['firstname', 'surname'],
] as const;

export interface Target {
  /** Headers by which the field is recognised besides its own name, lower case, in order of preference. */
  headers: readonly string[];
  read: Read;
  /** What stands between the values of a list; each is read by itself. */
  separators?: RegExp;
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
    latitude: needed(number('lat', 'breitengrad', 'breite', 'geobreite', 'hochwert', 'nordwert', 'northing', 'y')),
    longitude: needed(
      number('lng', 'lon', 'long', 'längengrad', 'länge', 'geolänge', 'rechtswert', 'ostwert', 'easting', 'x'),
    ),
    disposition_area_id: areaIds,
    disposition_area: area,
    location_type: { headers: ['typ', 'type', 'art'], read: toPlace },
    is_active: flag('active', 'aktiv'),
  },
  bins: {
    container_id: needed(
      text('container', 'containernr', 'behälterid', 'behälter', 'behälternr', 'gefässnr', 'nr', 'id'),
    ),
    location_id: clearing(text('standortid', 'standortnr', 'standplatznr', 'standort', 'standplatz')),
    material_type: {
      headers: ['material', 'fraktion', 'farbe', 'glasfarbe', 'sorte', 'colour', 'color'],
      read: toMaterial,
    },
    construction_type: { headers: ['construction', 'bauart', 'behältertyp', 'typ', 'type'], read: toConstruction },
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
    driver_id: needed(text('fahrerid', 'fahrernr', 'personalnr', 'persnr', 'mitarbeiternr', 'staffnr', 'nr', 'id')),
    name: text('driver', 'fahrer', 'fahrername', 'mitarbeiter', ...wholeNames.map(([first, last]) => first + last)),
    phone: clearing(text('telefon', 'telefonnr', 'mobil', 'handy', 'telephone', 'mobile')),
    ...usual,
    available: flag('verfügbar'),
  },
  tours: {
    route_name: needed(text('route', 'tour', 'tourname', 'name')),
    date: needed({ headers: ['datum', 'tag', 'day'], read: toDay }),
    license_plate: text('plate', 'kennzeichen', 'truck', 'fahrzeug'),
    // A key says who is meant where two have the same name.
    driver_id: clearing(
      text('fahrerid', 'personalnr', 'persnr', 'mitarbeiternr', 'fahrernr', 'staffnr', 'drivernr', 'driver', 'fahrer'),
    ),
    disposition_area_id: areaIds,
    disposition_area: area,
    material_type: {
      headers: ['material', 'materialien', 'fraktionen', 'farben', 'farbe', 'colours', 'colors'],
      read: toMaterial,
      // Codes may have nothing but space between them.
      separators: /[;,|/]+|(?<=\d)\s+(?=\d)/,
    },
    details: clearing({ headers: ['bemerkung', 'notiz', 'note'], read: toLines }),
    stops: { headers: ['stopps', 'halte', 'standorte', 'locations'], read: toText, separators: /[;,|\n]+/ },
  },
} satisfies AllTargets;

/** Which column of the file fills which field; behind this mark, the value that all records have. */
export const ALWAYS = '= ';
export type ColumnMap = Record<string, string | undefined>;

/** How a file is read. */
export interface Mapping {
  columns: ColumnMap;
  /** What words of the file stand for that are not known by themselves, by field and word in lower case. */
  values: Record<string, Record<string, string>>;
  /** The EPSG code of the system in which the positions are; empty for degrees, undefined while it is not known. */
  system?: string | undefined;
}
