/**
 * What the drawing of a city consists of; each feature has the name of its part. Streets have a `class` (arterial, collector, residential),
 * water and greens a `kind`, district labels a `rank` from 1.
 */
export type CityPart = 'districts' | 'built' | 'greens' | 'water' | 'rails' | 'streets' | 'district_labels';

/** The filter of a layer that draws one part, or some of it. */
export const partOf = (part: CityPart, filter?: unknown) => {
  const whole = ['==', ['get', 'part'], part];
  return filter ? ['all', whole, filter] : whole;
};
