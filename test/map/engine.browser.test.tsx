import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { frame, patient, renderMap } from './kit';

const asked = vi.hoisted(() => [] as string[]);
vi.mock('@/map/engine/mapbox', () => ({ openMapbox: () => fail('mapbox') }));
vi.mock('@/map/engine/maplibre', () => ({ openMapLibre: () => fail('maplibre') }));

function fail(name: string): never {
  asked.push(name);
  throw new TypeError('Failed to fetch dynamically imported module');
}

test('an engine that cannot be opened leaves the list, and says so; Mapbox is tried first, then MapLibre', async () => {
  await renderMap(null, { config: { token: 'pk.test', styleUrl: undefined, cityUrl: '/demo/city.json' } });
  await expect
    .element(page.getByText('The map could not be loaded. Everything is in the list.'), patient)
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: '16/1 Birkenhagen' }), patient).toBeVisible();
  expect(asked).toEqual(['mapbox', 'maplibre']);
  expect(frame().dataset['mapPhase']).toBe('list');
});
