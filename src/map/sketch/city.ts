import type { FeatureCollection } from 'geojson';

/**
 * What `public/demo/city.json` holds of the drawing of a city. Streets have a `class` (arterial, collector, residential),
 * water and greens a `kind`, district labels a `rank` from 1.
 */
const parts = ['districts', 'built', 'greens', 'water', 'rails', 'streets', 'district_labels', 'depots'] as const;
export type CityPart = (typeof parts)[number];
export type City = Record<CityPart, FeatureCollection>;

const blank: FeatureCollection = { type: 'FeatureCollection', features: [] };
export const emptyCity = Object.fromEntries(parts.map((part) => [part, blank])) as City;

const isCollection = (value: unknown): value is FeatureCollection =>
  typeof value === 'object' && value !== null && 'features' in value && Array.isArray(value.features);

const loaded = new Map<string, Promise<City>>();

async function fetchCity(url: string): Promise<City> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The street sketch answered ${response.status}`);
  const body: unknown = await response.json();
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  const city: City = { ...emptyCity };
  for (const part of parts) {
    const collection = given[part];
    if (isCollection(collection)) city[part] = collection;
  }
  return city;
}

/** Loads the sketch once per page; one that cannot be had is an empty plane, and is asked for again next time. */
export function loadCity(url: string): Promise<City> {
  const known = loaded.get(url);
  if (known) return known;
  const city = fetchCity(url).catch(() => {
    loaded.delete(url);
    return emptyCity;
  });
  loaded.set(url, city);
  return city;
}
