import type { LocationInput } from '../../src/api/generated/dashboard.schemas.ts';
import { UnusableFile, type SourceRow } from './read.ts';

/** A field of a location that a column can fill; the area is given by its name. */
export type Target = Exclude<keyof LocationInput, 'disposition_area_id'> | 'disposition_area';

/** Which column of the file fills which field. */
export type ColumnMap = Partial<Record<Target, string>>;

/** Headers by which a field is recognised, lower case, in order of preference. */
const HEADERS: Record<Target, readonly string[]> = {
  location_id: ['location_id', 'locationid', 'standort_id', 'standortnummer', 'id', 'nummer', 'nr'],
  location_name: ['location_name', 'locationname', 'name', 'standort', 'bezeichnung', 'ort', 'title'],
  city: ['city', 'stadt', 'gemeinde', 'town'],
  street: ['street', 'strasse', 'straße', 'adresse', 'address', 'addr:street'],
  latitude: ['latitude', 'lat', 'breitengrad', 'breite', 'y'],
  longitude: ['longitude', 'lng', 'lon', 'long', 'längengrad', 'laengengrad', 'länge', 'x'],
  disposition_area: ['disposition_area', 'dispositionarea', 'dispositionsgebiet', 'area', 'gebiet'],
  location_type: ['location_type', 'locationtype', 'typ', 'type', 'art'],
  is_active: ['is_active', 'isactive', 'active', 'aktiv'],
};

export const targets = Object.keys(HEADERS) as Target[];

/**
 * Finds a column for each field, first as told (`given`), then by its header.
 * @throws UnusableFile if the name or a coordinate has no column, or a told column is not in the file.
 */
export function mapColumns(rows: readonly SourceRow[], given: ColumnMap, defaults: ColumnMap): ColumnMap {
  const columns = new Set(rows.slice(0, 1000).flatMap((row) => Object.keys(row.fields)));
  const byLowerCase = new Map([...columns].map((column) => [column.toLowerCase().trim(), column]));
  const map: ColumnMap = {};
  for (const target of targets) {
    const told = given[target];
    if (told !== undefined && !columns.has(told))
      throw new UnusableFile(`There is no column "${told}" (for ${target}). ${known(columns)}`);
    const found =
      told ?? HEADERS[target].map((header) => byLowerCase.get(header)).find((column) => column !== undefined);
    if (found !== undefined) map[target] = found;
  }
  const missing = (['location_name', 'latitude', 'longitude'] as const).filter(
    (t) => map[t] === undefined && defaults[t] === undefined,
  );
  if (missing.length > 0)
    throw new UnusableFile(
      `No column for ${missing.join(', ')}; name it with --map ${missing[0]}=COLUMN. ${known(columns)}`,
    );
  return map;
}

function known(columns: ReadonlySet<string>): string {
  const names = [...columns].slice(0, 30).map((name) => (name.length > 40 ? `${name.slice(0, 40)}…` : name));
  return `The file has: ${names.join(', ') || 'no columns'}.`;
}
