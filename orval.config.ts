import type { Faker } from '@faker-js/faker';
import { defineConfig } from 'orval';

/** Orval copies the functions below into the generated mocks as text; there `faker` is imported. */
declare const faker: Faker;

const lists = {
  bins: { query: 'listBins', file: './bins' },
  complaints: { query: 'listComplaints', file: './complaints' },
  drivers: { query: 'listDrivers', file: './drivers' },
  locations: { query: 'listLocations', file: './locations' },
  trucks: { query: 'listTrucks', file: './trucks' },
};

/**
 * What becomes stale after a write. Query keys follow the path (`['drivers', params]`, `['drivers', id]`),
 * so naming a list refreshes everything below that resource, details and availabilities included.
 * Another resource stands here where its rows show a field of the written one.
 */
const mutationInvalidates = [
  { onMutations: ['createDriver', 'updateDriver', 'deleteDriver'], invalidates: [lists.drivers] },
];

export default defineConfig({
  dashboard: {
    input: { target: './openapi/dashboard.yaml' },
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
        indexMockFiles: false,
        // The default base of `*` would also catch Vite's own module requests.
        generators: [{ type: 'msw', delay: false, baseUrl: '*/api', locale: 'de' }],
      },
      override: {
        mutator: { path: './src/api/http.ts', name: 'http' },
        query: { shouldSplitQueryKey: true, mutationInvalidates },
        mock: {
          required: true,
          arrayMin: 1,
          arrayMax: 10,
          // Faker cannot read a JSON Schema pattern: each scalar with a pattern names a format, and its values come from here.
          format: {
            'license-plate': () => faker.helpers.fromRegExp('MS-[A-Z]{2} [1-9][0-9]{2}'),
          },
          properties: { total_routes: () => 247 },
        },
      },
    },
  },
});
