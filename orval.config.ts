import { readFileSync } from 'node:fs';
import type { Faker } from '@faker-js/faker';
import { defineConfig } from 'orval';
import { parse } from 'yaml';
import { staleAfter } from './src/api/stale';

/** Orval copies the functions below into the generated mocks as text; there `faker` is imported. */
declare const faker: Faker;

interface Operation {
  operationId: string;
  tags: [string];
  security?: { bearer?: string[] }[];
}

const { paths, components } = parse(readFileSync('openapi/dashboard.yaml', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { ChangedResource: { enum: Parameters<typeof staleAfter>[0][] } } };
};

/**
 * Which resources an operation changes, by the permission it needs; shifts have one of their own. `updateMe` is none: it is called without React Query,
 * and a key of the users would bring that to the sign-in page.
 */
function changedBy({ operationId, tags: [tag], security = [] }: Operation): Parameters<typeof staleAfter>[0][] {
  const permissions = security.flatMap(({ bearer }) => bearer ?? []);
  if (permissions.includes('schedules:write')) {
    if (tag === 'planning') return ['tours', 'truck_shifts', 'driver_shifts'];
    return [tag === 'shifts' ? 'finished_days' : tag === 'drivers' ? 'driver_shifts' : 'truck_shifts'];
  }
  if (permissions.includes('levels:write')) return ['bins'];
  if (operationId === 'commitTourProposal' || operationId === 'acknowledgeTourDeviation') return ['tours'];
  // The hours by which notifications are due are among its settings.
  if (operationId === 'updateCustomer') return ['users', 'complaints'];
  if (tag === 'ingest') return permissions[0]?.endsWith(':write') ? [permissions[0].split(':')[0] as 'positions'] : [];
  const writes = permissions.some((name) => name === `${tag}:write` || name === `${tag}:delete`);
  return writes ? components.schemas.ChangedResource.enum.filter((name) => name === tag) : [];
}

/** The first query with a token whose key begins with the root, and the file (one per tag) that has it. */
function queryOf(root: string) {
  const queries = Object.entries(paths).flatMap(([path, { get }]) =>
    get && path.startsWith(`/${root}/`) ? [get] : [],
  );
  const query = queries.find(({ security = [] }) => security.some(({ bearer }) => bearer));
  return query && { query: query.operationId, file: `./${query.tags[0]}` };
}

/**
 * What is stale after a write: `src/api/stale.ts` for every operation of the contract that changes a resource. Query keys follow the
 * path (`['drivers', params]`, `['drivers', id]`), so naming a list refreshes everything below that resource.
 */
const mutationInvalidates = Object.values(paths)
  .flatMap((item) => Object.values(item))
  .flatMap((operation) => {
    const changed = operation.operationId === undefined ? [] : changedBy(operation);
    if (changed.length === 0) return [];
    const targets = [...new Set(changed.flatMap((resource) => [...staleAfter(resource)]))]
      .map(queryOf)
      .filter((target) => target !== undefined);
    const [tag] = operation.tags;
    const invalidates = targets.map(({ query, file }) => (file === `./${tag}` ? query : { query, file }));
    return [{ onMutations: [operation.operationId], invalidates }];
  });

/** Lists can be streamed as CSV or lines too, which is for `openRows`: the hooks take JSON. */
function withoutStreams<T extends { paths?: object }>(document: T): T {
  for (const item of Object.values(document.paths ?? {}))
    for (const operation of Object.values(item as object)) {
      const { responses = {} } = operation as { responses?: Record<string, { content?: Record<string, unknown> }> };
      delete responses['200']?.content?.['text/csv'];
      delete responses['200']?.content?.['application/x-ndjson'];
    }
  return document;
}

export default defineConfig({
  dashboard: {
    input: { target: './openapi/dashboard.yaml', override: { transformer: withoutStreams } },
    output: {
      mode: 'tags-split',
      target: './src/api/generated/dashboard.ts',
      client: 'react-query',
      httpClient: 'axios',
      clean: true,
      indexFiles: false,
      // Plates hold spaces and umlauts, operators' keys hold slashes.
      urlEncodeParameters: true,
      tsconfig: './tsconfig.json',
      mock: {
        // One index of all handlers: the mocks list no operation by hand.
        indexMockFiles: true,
        // The default base of `*` would also catch Vite's own module requests.
        generators: [{ type: 'msw', delay: false, baseUrl: '*/api', locale: 'de' }],
      },
      override: {
        header: () => ['Generated from openapi/dashboard.yaml by `npm run generate`. Do not edit.'],
        mutator: { path: './src/api/http.ts', name: 'http' },
        query: { shouldSplitQueryKey: true, mutationInvalidates },
        // A stream is not an answer that can be cached: `app/live.ts` reads it.
        operations: { streamEvents: { query: { useQuery: false } } },
        mock: {
          required: true,
          arrayMin: 1,
          arrayMax: 10,
          // Faker cannot read a JSON Schema pattern: each scalar with a pattern names a format, and its values come from here.
          format: {
            'access-token': () => faker.string.alphanumeric(40),
            'construction-type-key': () => faker.helpers.arrayElement(['igloo', 'underground', 'half_underground']),
            'container-key': () => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]-[WGB][1-3]'),
            'driver-key': () => faker.helpers.fromRegExp('F-[0-9]{2}'),
            'driver-event-key': () => faker.string.uuid(),
            'license-plate': () => faker.helpers.fromRegExp('GL-[A-Z]{2} [1-9][0-9]{1,2}'),
            'location-key': () => faker.helpers.fromRegExp('[0-2][1-9]/[0-3][1-9]'),
            'location-pairs': () => faker.helpers.fromRegExp('[0-2][1-9]/0[1-9]:[0-2][1-9]/1[0-9]'),
            'one-line': () => faker.person.fullName(),
            'phone-number': () => faker.helpers.fromRegExp('[+]49 171 555[0-9]{4}'),
            'base64-photo': () => '/9j/4A==',
            'photo-url': () => 'data:image/png;base64,iVBORw0KGgo=',
            'report-code': () => faker.helpers.fromRegExp('[2-9A-H]{7}'),
            'level-pointer': () => '/level',
            'row-key': () => faker.helpers.fromRegExp('obu-[0-9]{2}/[0-9]{4}'),
            'session-token': () => faker.string.alphanumeric(40),
            'time-hm': () => faker.helpers.fromRegExp('1[0-7]:[0-5][0-9]'),
            'time-zone': () => 'Europe/Berlin',
            'token-prefix': () => faker.helpers.fromRegExp('wd_[A-Za-z0-9]{6}'),
            'token-secret': () => faker.helpers.fromRegExp('wd_[A-Za-z0-9]{43}'),
            'tour-deviation-id': () => faker.helpers.fromRegExp('[1-9][0-9]{2}-stationary-[1-9][0-9]{4}'),
            'verify-code': () => faker.helpers.fromRegExp('[0-9]{6}'),
          },
          // `arrayMax` outweighs a schema's own maxItems.
          schemas: {
            Material: { properties: { colors: () => faker.helpers.arrayElements(['white', 'green', 'brown'], 1) } },
            LevelMapping: {
              properties: { devices: () => [{ device: 'eui-a84041000181c061', container_id: '07/01-W1' }] },
            },
            MachineToken: {
              properties: {
                scopes: () => faker.helpers.arrayElements(['levels:write', 'tours:write', 'tours:read']),
                expires_at: () => null,
              },
            },
            HistoryEntry: {
              properties: {
                action: () => 'changed',
                kind: () => 'trucks',
                record: () => 'GL-ÄB 12',
                record_key: () => 'GL-ÄB 12',
                work_date: () => null,
                day_of_week: () => null,
                changes: () => [{ field: 'available', before: true, after: false }],
              },
            },
            Import: {
              properties: {
                name: () => 'standorte.xlsx',
                kind: () => 'locations',
                created: () => faker.number.int({ max: 300 }),
                changed: () => faker.number.int({ max: 60 }),
                unchanged: () => faker.number.int({ max: 900 }),
                refused: () => faker.number.int({ max: 5 }),
              },
            },
            // Nobody has kept a view.
            ViewCounts: { properties: { counts: () => [3, 1] } },
            ViewList: { properties: { views: () => [] } },
            DriverTour: { properties: { material_type: () => faker.helpers.arrayElements(['11', '12', '13'], 2) } },
            Truck: { properties: { capacity: () => faker.number.float({ min: 10, max: 19.5, fractionDigits: 1 }) } },
            Tour: { properties: { material_type: () => faker.helpers.arrayElements(['11', '12', '13'], 2) } },
          },
          // Numbers without an upper bound and free texts would be valid, but nothing that a person could read.
          properties: {
            total_routes: () => 247,
            // Who lacks it sees the settings alone.
            second_factor_missing: () => false,
            limited_to_areas: () => false,
            name: () => faker.person.fullName(),
            actor: () => faker.person.fullName(),
            created_by: () => faker.person.fullName(),
            city: () => faker.location.city(),
            street: () => faker.location.streetAddress(),
            address: () => faker.location.streetAddress(),
            location_name: () => faker.location.street(),
            duration: () => faker.number.int({ min: 330, max: 510 }),
            fuel: () => faker.number.float({ min: 25, max: 45, fractionDigits: 1 }),
            km: () => faker.number.float({ min: 50, max: 90, fractionDigits: 1 }),
            tons: () => faker.number.float({ min: 10, max: 14, fractionDigits: 2 }),
            volume: () => faker.number.float({ min: 5, max: 20, fractionDigits: 1 }),
            weight: () => faker.number.float({ min: 2, max: 7, fractionDigits: 2 }),
          },
        },
      },
    },
  },
});
