import { createContext, useContext, useMemo } from 'react';
import { useCan } from '@/access/useCan';
import { useMe } from '@/access/useSession';

/** What every block needs and no block owns; stable, so that blocks are not painted anew. */
export interface Place {
  today: string;
  writable: boolean;
  areaName: (area: number | null) => string | undefined;
}

export const PlaceContext = createContext<Place>({ today: '', writable: false, areaName: () => undefined });
export const usePlace = () => useContext(PlaceContext);

/** The value of the context: the day, what the visitor may do, the areas by name. */
export function useOwnPlace(today: string): Place {
  const writable = useCan('schedules:write');
  const areas = useMe().disposition_areas;
  return useMemo(
    () => ({ today, writable, areaName: (id) => areas.find((area) => area.id === id)?.name }),
    [today, writable, areas],
  );
}
