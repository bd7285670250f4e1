import { expect, test } from 'vitest';
import type { ChangedResource } from '@/api/generated/dashboard.schemas';
import { isStale, staleAfter as table } from '@/api/stale';
import config from '../../orval.config.ts';
import { CONTRACT, readDocument } from '../../scripts/contract/document.ts';
import { staleAfter } from '../../scripts/contract/invalidates.ts';
import { operationsOf } from '../../scripts/contract/operations.ts';

const doc = readDocument(CONTRACT);

test('every operation that writes a resource makes stale what the table says', () => {
  const after = staleAfter(config);
  // That the list of first steps is put away stands in the profile, which its screen changes. What an import has changed the stream tells. A
  // proposal changes nothing until it is committed, however it is arranged, and a disruption until an option of it is applied.
  const writes = [...operationsOf(doc).values()].filter(
    ({ scopes = [], path }) =>
      !/^.(setup.steps|imports.|(tour-proposals|disruptions).(\{id\}(.arrange)?)?$)/.test(path) &&
      scopes.some((scope) => /:(write|delete)$/.test(scope)),
  );
  expect(writes.filter(({ node }) => !after.has(String(node.operationId)))).toEqual([]);
  for (const id of ['replaceLocation', 'updateBin'])
    expect(after.get(id)).toEqual(expect.arrayContaining(['listTours', 'getStatistic', 'listLocations', 'listBins']));
  expect(after.get('setDriverAvailability')?.toSorted()).toEqual(['listDrivers', 'listTours', 'listTrucks']);
});

test('what each resource of the stream makes stale are paths of the contract', () => {
  const { enum: names } = doc.resolve({ $ref: '#/components/schemas/ChangedResource' });
  const resources = (names as ChangedResource[]).filter((name) => name !== 'all');
  const roots = new Set([...operationsOf(doc).values()].map(({ path }) => path.split('/')[1]));
  expect([...new Set(resources.flatMap((name) => [...table(name)]))].filter((root) => !roots.has(root))).toEqual([]);
});

test('what the stream tells reaches cases, the shifts of both, the history and the imports', () => {
  const stale = (root: string, resource: ChangedResource) => isStale([root, { page: 1 }], { resource, ids: [1] });
  expect([stale('complaints', 'tours'), stale('complaints', 'notifications'), stale('forecasts', 'tours')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([stale('trucks', 'drivers'), stale('drivers', 'trucks')]).toEqual([true, true]);
  // What a proposal was made from.
  for (const resource of ['tours', 'trucks', 'truck_shifts', 'locations', 'bins'] as const)
    expect(stale('tour-proposals', resource)).toBe(true);
  for (const kind of ['locations', 'bins', 'trucks', 'drivers', 'tours', 'users'] as const)
    expect([kind, stale('history', kind), stale('imports', kind)]).toEqual([kind, true, kind !== 'users']);
  expect(stale('history', 'positions')).toBe(false);
});

test('a further complaint changes the answers of the others of its case', () => {
  expect(isStale(['complaints', 5, 'answers'], { resource: 'complaints', ids: [9] })).toBe(true);
});

test('areas, locations and materials of containers reach tours and statistics', () => {
  for (const resource of ['areas', 'locations', 'bins'] as const)
    for (const root of ['tours', 'general']) expect(isStale([root, 5], { resource, ids: [1] })).toBe(true);
  expect(isStale(['locations', 5], { resource: 'locations', ids: [1] })).toBe(false);
  expect(isStale(['locations', 'levels'], { resource: 'locations', ids: [1] })).toBe(true);
  expect(isStale(['materials'], { resource: 'all', ids: null })).toBe(true);
});
