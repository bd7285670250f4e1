import type { ImportKind } from '@/api/generated/dashboard.schemas';
import { geohash } from './geohash';
import type { SourceRow } from './rows';
import { ALWAYS, type ColumnMap, targets, wholeNames } from './targets';
import { pairOf } from './values';
import { type Words, valueIn } from './words';

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

/** Without what is in brackets, as units do. */
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

/** Finds a column for each field by its header; a column fills one field. */
export function recognised(kind: ImportKind, columns: readonly string[], labels: Words['labels'] = {}): ColumnMap {
  const left = new Set(columns);
  const map: ColumnMap = {};
  // Own names first, to the letter: a file of ours is taken as it is.
  for (const own of [true, false])
    for (const [field, { headers }] of Object.entries(targets[kind])) {
      const names = own ? [field, labels[field] ?? field].map(plain) : map[field] ? [] : [field, ...headers].map(plain);
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
  for (const [field, target] of Object.entries(targets[kind])) {
    const column = map[field];
    const isFixed = column?.startsWith(ALWAYS);
    const own = column === undefined ? undefined : isFixed ? column.slice(ALWAYS.length) : fields[column];
    const empty = own === undefined || own === null || own === '';
    const value = empty ? defaults[field] : own;
    if (value !== undefined) row[field] = valueIn(target, value, words[field]);
    else if (target.clears && column !== undefined) row[field] = null;
  }
  const { location_id, latitude, longitude } = row;
  if (kind === 'locations' && !location_id && typeof latitude === 'number' && typeof longitude === 'number')
    row.location_id = geohash(latitude, longitude, 10);
  return row;
}
