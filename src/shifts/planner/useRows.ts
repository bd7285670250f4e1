import { useMemo } from 'react';
import type { MaterialCode } from '@/api/generated/dashboard.schemas';
import type { Resource } from '../model/blocks';
import { type Entry, type Plan, effectiveShifts } from '../schedule/schedule';
import type { ShiftsSearch } from '../search';

export interface ShiftFilter {
  area: number | undefined;
  material: MaterialCode | undefined;
}

/** Whether a shift matches the filter; absences always do. */
export const matches = ({ area, material }: ShiftFilter, entry: Entry): boolean =>
  !entry.available ||
  ((area === undefined || entry.disposition_area_id === null || entry.disposition_area_id === area) &&
    (material === undefined || entry.material_type_id === null || entry.material_type_id === material));

interface Wanted extends ShiftFilter {
  available: boolean | undefined;
  /** Areas of the header; none means all. */
  areas: readonly number[];
}

/** Filters by area (default or of a shift in these days), material and service. */
export function wantedResources(
  resources: ReadonlyMap<string, Resource>,
  plan: Plan,
  days: readonly string[],
  { area, material, available, areas }: Wanted,
): Resource[] {
  const works = (key: string, test: (entry: Entry) => boolean) =>
    days.some((day) => effectiveShifts(plan.get(key), day).some(test));
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

/** The trucks or drivers of the search, and the one of week and month (in the overview, that of the selected shift). */
export function useRows(
  search: ShiftsSearch & { areas: number[] },
  resources: ReadonlyMap<string, Resource>,
  plan: Plan,
  days: readonly string[],
  selected: readonly string[],
) {
  const { area, material, available, areas, view } = search;
  const rows = useMemo(
    () => wantedResources(resources, plan, days, { area, material, available, areas }),
    [resources, plan, days, area, material, available, areas],
  );
  const wanted = view === 'overview' || view === 'day' ? selected[0]?.split('@')[0] : search.of;
  return { rows, one: rows.find((row) => row.key === wanted) ?? rows[0] };
}
