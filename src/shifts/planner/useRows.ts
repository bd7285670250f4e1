import { useMemo } from 'react';
import type { Plan } from '../schedule/types';
import { wantedResources } from '../filter';
import type { Resource } from '../model/types';
import type { ShiftsSearch } from '../search';

/** The trucks or drivers that the search asks for, and the one of week and month (in the overview, whose shift is selected). */
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
  const wanted = view === 'overview' ? selected[0]?.split('@')[0] : search.of;
  return { rows, one: rows.find((row) => row.key === wanted) ?? rows[0] };
}
