import type { LayerSpecification } from 'maplibre-gl';
import { describe, expect, test } from 'vitest';
import { offlineBasemap } from '@/map/offlineBasemap';
import { contrast } from '@/theme/color';

/** The colours of a layer's paint property, whether it is one colour or an expression. */
const colors = (value: unknown) => JSON.stringify(value).match(/#[\da-f]{6}/g) ?? [];

describe.each([
  ['light', false],
  ['dark', true],
])('the offline basemap in %s', (_, dark) => {
  const { layers } = offlineBasemap('/demo/city.json', dark, '');
  const paint = (id: string, property: string) => {
    const layer = layers.find((one) => one.id === id) as LayerSpecification;
    const found = colors((layer.paint as Record<string, unknown>)[property]);
    expect(found, `${property} of ${id}`).not.toEqual([]);
    return found;
  };
  const land = [...paint('ground', 'background-color'), ...paint('built', 'fill-color')];
  const greens = paint('greens', 'fill-color');
  const water = [...paint('water', 'fill-color'), ...paint('streams', 'line-color')];
  /** The smallest contrast between two groups of colours. */
  const least = (some: string[], others: string[]) =>
    Math.min(...some.flatMap((one) => others.map((other) => contrast(one, other))));

  test('streets, water and parks stand out from the land', () => {
    for (const kind of ['arterial', 'collector', 'residential']) {
      expect(least(paint(`casing-${kind}`, 'line-color'), land), kind).toBeGreaterThanOrEqual(1.3);
      // The fill appears only where there is a casing around it.
      const from = (id: string) => layers.find((one) => one.id === `${id}-${kind}`)?.minzoom ?? 0;
      expect(from('casing'), kind).toBeLessThan(from('street'));
      const fill = paint(`street-${kind}`, 'line-color');
      expect(least(fill, paint(`casing-${kind}`, 'line-color')), kind).toBeGreaterThanOrEqual(1.3);
    }
    expect(least(water, land)).toBeGreaterThanOrEqual(1.2);
    expect(least(greens, land)).toBeGreaterThanOrEqual(1.15);
    expect(least(water, greens)).toBeGreaterThanOrEqual(1.05);
  });

  test('each name is readable on the land, on its own surface and on its halo', () => {
    const labels = layers.filter(({ type }) => type === 'symbol');
    expect(labels.length).toBeGreaterThan(5);
    const own: Record<string, string[]> = { 'label-green': greens, 'label-water': water, 'label-stream': water };
    for (const { id } of labels) {
      const behind = [...land, ...(own[id] ?? []), ...paint(id, 'text-halo-color')];
      expect(least(paint(id, 'text-color'), behind), id).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('districts and main streets have names at each zoom of a city', () => {
    const names = (part: string[], zoom: number) =>
      layers.filter(({ id, minzoom = 0, maxzoom = 24 }) => part.includes(id) && minzoom <= zoom && zoom < maxzoom)
        .length;
    for (let zoom = 10; zoom < 19; zoom += 0.5)
      expect(names(['label-district', 'label-inside'], zoom), `districts at ${zoom}`).toBe(1);
    for (let zoom = 12; zoom < 19; zoom += 0.5) expect(names(['label-arterial'], zoom), `streets at ${zoom}`).toBe(1);
  });
});
