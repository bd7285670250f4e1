import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { city } from '@/world/city/city.ts';
import { type CityFeature, cityFile, cityText } from '../../scripts/lib/cityFile.ts';
import { inWater } from './helpers.ts';

describe('the demo city', { timeout: 60_000 }, () => {
  it('is committed as the generator gives it', () => {
    const committed = readFileSync('public/demo/city.json', 'utf8');
    expect(committed === cityText(), 'run tsx scripts/city.ts').toBe(true);
    expect(committed.length).toBeLessThan(440_000);
  });

  it('has districts in five areas, streets of three classes with names of their own, water and parks', () => {
    const file = cityFile();
    const of = <Part extends CityFeature['properties']['part']>(part: Part) =>
      file.features.filter(
        (one): one is Extract<CityFeature, { properties: { part: Part } }> => one.properties.part === part,
      );
    expect(of('districts')).toHaveLength(23);
    expect(new Set(of('districts').map(({ properties }) => properties.area))).toEqual(new Set([1, 2, 3, 4, 5]));
    const names = of('streets').map(({ properties }) => properties.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.every((name) => name.length > 3)).toBe(true);
    const classes = new Set(of('streets').map(({ properties }) => properties.class));
    expect(classes).toEqual(new Set(['arterial', 'collector', 'residential']));
    expect(of('water').map(({ properties }) => properties.kind)).toContain('river');
    expect(of('greens').length).toBeGreaterThan(10);
    const [west, south, east, north] = file.bbox;
    for (const { geometry } of of('district_labels')) {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      expect(longitude > west && longitude < east && latitude > south && latitude < north).toBe(true);
    }
  });

  it('hangs together: every crossing can be reached from every other', () => {
    const { nodes, edges } = city().network;
    const neighbours = new Map<number, number[]>();
    for (const { a, b } of edges)
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as const)
        neighbours.set(from, [...(neighbours.get(from) ?? []), to]);
    const seen = new Set<number>();
    const open = [edges[0]?.a ?? -1];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (seen.has(at)) continue;
      seen.add(at);
      open.push(...(neighbours.get(at) ?? []));
    }
    expect(seen.size).toBe(neighbours.size);
    expect(nodes.length).toBeGreaterThan(5000);
  });

  it('keeps its side streets out of the river', () => {
    const { streets, network } = city();
    const wet = network.edges.filter(({ a, b, street }) => {
      if (streets[street]?.class !== 'residential') return false;
      const [p, q] = [network.nodes[a], network.nodes[b]];
      return p !== undefined && q !== undefined && inWater([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]);
    });
    expect(wet).toEqual([]);
  });
});
