import { worked } from './standing';
import type { Entry, Plan } from './types';

/** One shift of a crew. */
export interface Hand {
  key: string;
  entry: Entry;
}

/**
 * Who works where on a day, by area: a truck where its shift says, else at home; a driver, whose shifts have no area, at
 * home. Each shift counts, so that two drivers who share a truck's day are not one too many.
 * @param homes trucks or drivers by key, with their default area
 */
export function crewsByArea(
  plan: Plan,
  homes: ReadonlyMap<string, { area: number | null }>,
  day: string,
): Map<number | null, Hand[]> {
  const crews = new Map<number | null, Hand[]>();
  for (const [key, { area: home }] of homes) {
    for (const entry of worked(plan.get(key), day)) {
      const area = entry.disposition_area_id ?? home;
      const crew = crews.get(area);
      if (crew) crew.push({ key, entry });
      else crews.set(area, [{ key, entry }]);
    }
  }
  return crews;
}
