import fs from 'node:fs';
import { faker } from '@faker-js/faker/locale/de';
import Ajv2020 from 'ajv/dist/2020';
import { OpenAPIBackend } from 'openapi-backend';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const modules = import.meta.glob<Record<string, unknown>>('/src/api/generated/*/*.msw.ts', { eager: true });
const factories = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, value]) => {
    const operation = /^get(.+)ResponseMock$/.exec(name)?.[1];
    if (!operation || typeof value !== 'function') return [];
    return [{ operation: operation[0]?.toLowerCase() + operation.slice(1), make: () => value() as unknown }];
  }),
);

test('every generated mock answers what the contract allows', async () => {
  const contract = new OpenAPIBackend({
    definition: parse(fs.readFileSync('openapi/dashboard.yaml', 'utf8')),
    quick: true,
    customizeAjv: () => new Ajv2020({ strict: false, validateFormats: false }),
  });
  await contract.init();
  faker.seed(7);
  faker.setDefaultRefDate('2026-06-01T00:00:00.000Z');
  expect(factories.length).toBeGreaterThan(40);
  const wrong = factories.flatMap(({ operation, make }) => {
    const errors = Array.from({ length: 10 }, () => contract.validateResponse(make(), operation).errors ?? []).flat();
    return errors.slice(0, 1).map(({ instancePath, message }) => `${operation} ${instancePath} ${message}`);
  });
  expect(wrong).toEqual([]);
});
