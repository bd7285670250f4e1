import { faker } from '@faker-js/faker/locale/de';
import { expect, test } from 'vitest';
import type { OperationId } from '@/contract/operation';
import { contract } from './kit';

const modules = import.meta.glob<Record<string, unknown>>('/src/api/generated/*/*.msw.ts', { eager: true });
const factories = Object.values(modules).flatMap((module) =>
  Object.entries(module).flatMap(([name, make]) => {
    const operation = /^get(.+)ResponseMock$/.exec(name)?.[1];
    if (!operation || typeof make !== 'function') return [];
    return [{ id: `${operation[0]?.toLowerCase()}${operation.slice(1)}` as OperationId, make: make as () => unknown }];
  }),
);

const success = (id: OperationId) => contract.byId.get(id)?.statuses.find((status) => status < 300) ?? 0;

test('every operation that answers something has a factory', () => {
  const answering = contract.operations.filter(({ hasBody }) => hasBody).map(({ id }) => id);
  expect(factories.map(({ id }) => id).sort()).toEqual(answering.sort());
});

test.each(factories)('$id: 50 seeds give what the contract allows', ({ id, make }) => {
  faker.setDefaultRefDate('2026-06-01T00:00:00.000Z');
  for (let seed = 1; seed <= 50; seed += 1) {
    faker.seed(seed);
    expect(contract.checkResponse(id, success(id), make()), `seed ${seed}`).toEqual([]);
  }
});

test('the check sees what is wrong', () => {
  faker.seed(1);
  const list = factories.find(({ id }) => id === 'listTrucks')?.make() as { trucks: Record<string, unknown>[] };
  const spoil = (change: Record<string, unknown>) => ({ ...list, trucks: [{ ...list.trucks[0], ...change }] });
  const paths = (body: unknown, status = 200) =>
    contract.checkResponse('listTrucks', status, body).map(({ path }) => path);
  expect(paths(spoil({}))).toEqual([]);
  expect(paths(spoil({ capacity: '12' }))).toEqual(['trucks.0.capacity']);
  expect(paths(spoil({ license_plate: 'a:b' }))).toEqual(['trucks.0.license_plate']);
  expect(paths(spoil({ updated_at: '1.6.2026' }))).toEqual(['trucks.0.updated_at']);
  expect(paths(spoil({ colour: 'red' }))).toEqual(['trucks.0.colour']);
  expect(paths({ trucks: [] })).toEqual(['total_routes']);
  expect(paths(list, 418)).toEqual(['status']);
  expect(contract.checkResponse('deleteTruck', 204, {})).toEqual([{ path: 'body', message: 'must be empty' }]);
});
