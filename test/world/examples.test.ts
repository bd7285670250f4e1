import fs from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { world } from './helpers.ts';

interface Schema {
  examples?: unknown[];
  properties?: Record<string, Schema>;
  [key: string]: unknown;
}

/** What the examples of the contract say, by the name of the field. */
function exampleValues(node: unknown, name: string, found = new Map<string, Set<unknown>>()) {
  const note = (field: string, value: unknown) => {
    if (Array.isArray(value)) for (const one of value) note(field, one);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, one] of Object.entries(value)) note(key, one);
    } else found.set(field, (found.get(field) ?? new Set()).add(value));
  };
  if (typeof node !== 'object' || node === null) return found;
  const { examples, ...rest } = node as Schema;
  if (Array.isArray(examples)) note(name, examples);
  for (const [key, value] of Object.entries(rest)) {
    if (key === 'properties')
      for (const [field, schema] of Object.entries(value as object)) exampleValues(schema, field, found);
    else exampleValues(value, key === 'items' ? name : key, found);
  }
  return found;
}

it('the records that the examples of the contract name are those of the demo world', { timeout: 60_000 }, () => {
  const contract = parse(fs.readFileSync('openapi/dashboard.yaml', 'utf8')) as { components: { schemas: Schema } };
  const found = exampleValues(contract.components.schemas, '');
  const values = (...names: string[]) =>
    [...new Set(names.flatMap((name) => [...(found.get(name) ?? [])]))].filter((v) => v !== null);
  const demo = world('demo', undefined, 1);
  const keys = <T>(rows: readonly T[], key: (row: T) => unknown) => new Set(rows.map(key));
  const known: Record<string, [asked: unknown[], in_: Set<unknown>]> = {
    locations: [values('location_id', 'LocationKey'), keys(demo.locations, (row) => row.location_id)],
    containers: [values('container_id', 'ContainerKey'), keys(demo.bins, (row) => row.container_id)],
    trucks: [values('license_plate', 'LicensePlate'), keys(demo.trucks, (row) => row.license_plate)],
    drivers: [values('driver_id', 'DriverKey'), keys(demo.drivers, (row) => row.driver_id)],
    routes: [values('route_name'), keys(demo.tours, (row) => row.route_name)],
  };
  for (const [kind, [asked, there]] of Object.entries(known)) {
    expect(asked.length, kind).toBeGreaterThan(0);
    expect(
      asked.filter((key) => !there.has(key)),
      kind,
    ).toEqual([]);
  }
});
