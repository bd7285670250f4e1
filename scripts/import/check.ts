import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import type { DispositionArea, LocationInput } from '../../src/api/generated/dashboard.schemas.ts';
import type { ColumnMap, Target } from './columns.ts';
import { geohash } from './geohash.ts';
import type { SourceRow } from './read.ts';

/** A row that does not go in, and why. */
export interface Refusal {
  line: number;
  location_id?: string;
  reason: string;
}

export interface Checked {
  inputs: { line: number; input: LocationInput }[];
  refused: Refusal[];
}

const contract = parse(readFileSync(new URL('../../openapi/dashboard.yaml', import.meta.url), 'utf8')) as object;
const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema(contract, 'contract');
const fits = ajv.compile<LocationInput>({ $ref: 'contract#/components/schemas/LocationInput' });

/**
 * Turns rows into inputs that fit the contract. A row without a key of its own is keyed by its position (geohash of ten
 * characters, about one metre), so that the same file gives the same keys again.
 */
export function checkRows(
  rows: readonly SourceRow[],
  map: ColumnMap,
  defaults: ColumnMap,
  areas: readonly DispositionArea[],
): Checked {
  const result: Checked = { inputs: [], refused: [] };
  const lineOfKey = new Map<string, number>();
  for (const row of rows) {
    const value = (target: Target) => {
      const column = map[target];
      const own = column === undefined ? undefined : row.fields[column];
      return own === undefined || own === null || own === '' ? defaults[target] : own;
    };
    const input = toInput(value, areas);
    const key = typeof input.location_id === 'string' ? input.location_id : undefined;
    const reason =
      whyNot(input, value('disposition_area')) ?? (key === undefined ? undefined : twice(lineOfKey.get(key), key));
    if (reason === undefined && fits(input)) {
      lineOfKey.set(input.location_id, row.line);
      result.inputs.push({ line: row.line, input });
    } else
      result.refused.push({
        line: row.line,
        ...(key ? { location_id: key } : {}),
        reason: reason ?? 'does not fit the contract',
      });
  }
  return result;
}

const twice = (line: number | undefined, key: string) =>
  line === undefined ? undefined : `location_id ${key} stands on line ${line} already`;

function toInput(value: (target: Target) => unknown, areas: readonly DispositionArea[]): Record<string, unknown> {
  const latitude = toNumber(value('latitude'));
  const longitude = toNumber(value('longitude'));
  const placed = typeof latitude === 'number' && typeof longitude === 'number';
  const name = toText(value('location_name'));
  const area = toText(value('disposition_area'))?.toLowerCase();
  return {
    location_id: toText(value('location_id')) ?? (placed ? geohash(latitude, longitude, 10) : undefined),
    location_name: name,
    city: toText(value('city')) ?? '',
    street: toText(value('street')) ?? name?.slice(0, 160) ?? '',
    latitude,
    longitude,
    disposition_area_id: area === undefined ? null : areas.find((a) => a.name.toLowerCase() === area)?.id,
    location_type: toText(value('location_type')) ?? 'public',
    is_active: toBoolean(value('is_active') ?? true),
  };
}

function whyNot(input: Record<string, unknown>, area: unknown): string | undefined {
  const { latitude, longitude } = input;
  if (typeof latitude === 'number' && typeof longitude === 'number') {
    if (Math.abs(latitude) > 90 && Math.abs(longitude) <= 90)
      return `latitude ${latitude} is outside the world; latitude and longitude look swapped`;
    if (latitude === 0 && longitude === 0) return 'the position is 0, 0';
  }
  if (input.disposition_area_id === undefined) return `there is no disposition area "${String(area)}"`;
  if (fits(input)) return undefined;
  return (fits.errors ?? [])
    .map((e) =>
      e.keyword === 'required'
        ? `${String(e.params.missingProperty)} is missing`
        : `${e.instancePath.slice(1)} ${e.message ?? 'is wrong'}`,
    )
    .join('; ');
}

const toText = (value: unknown) =>
  value === undefined || value === null ? undefined : String(value).trim() || undefined;

function toNumber(value: unknown): unknown {
  if (typeof value === 'number' || value === undefined) return value;
  const text = String(value).trim();
  return /^[+-]?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : value;
}

function toBoolean(value: unknown): unknown {
  const text = String(value).trim().toLowerCase();
  if (['true', '1', 'yes', 'ja', 'aktiv', 'active'].includes(text)) return true;
  return ['false', '0', 'no', 'nein', 'inaktiv', 'inactive'].includes(text) ? false : value;
}
