import type { MaterialCode } from '@/api/generated/dashboard.schemas';
import { worked } from './schedule/standing';
import type { Entry, Plan } from './schedule/types';
import type { Resource } from './model/types';

export interface ShiftFilter {
  area: number | undefined;
  material: MaterialCode | undefined;
}

/** Whether a shift is what the filter looks for; absences always are. */
export const matches = ({ area, material }: ShiftFilter, entry: Entry): boolean =>
  !entry.available ||
  ((area === undefined || entry.disposition_area_id === null || entry.disposition_area_id === area) &&
    (material === undefined || entry.material_type_id === null || entry.material_type_id === material));

interface Wanted extends ShiftFilter {
  available: boolean | undefined;
  /** Areas of the header; none means all. */
  areas: readonly number[];
}

/** The trucks or drivers to show: at home in the area or working there in these days; those with the material; those in service. */
export function wantedResources(
  resources: ReadonlyMap<string, Resource>,
  plan: Plan,
  days: readonly string[],
  { area, material, available, areas }: Wanted,
): Resource[] {
  const works = (key: string, test: (entry: Entry) => boolean) =>
    days.some((day) => worked(plan.get(key), day).some(test));
  const inArea = ({ key, area: home }: Resource, ids: readonly number[]) =>
    (home !== null && ids.includes(home)) ||
    works(key, (entry) => entry.disposition_area_id !== null && ids.includes(entry.disposition_area_id));
  return [...resources.values()].filter(
    (resource) =>
      (available === undefined || resource.available === available) &&
      (areas.length === 0 || inArea(resource, areas)) &&
      (area === undefined || inArea(resource, [area])) &&
      (material === undefined || works(resource.key, (entry) => entry.material_type_id === material)),
  );
}
