import { createContext, useContext, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useCan } from '@/auth/useCan';
import { useMe } from '@/auth/useSession';
import { wordsOf, type Words } from './words';

/** What every block needs and no block owns; stable, so that blocks are not painted anew. */
export interface Place {
  today: string;
  writable: boolean;
  areaName: (area: number | null) => string | undefined;
  words: Words;
}

export const PlaceContext = createContext<Place | null>(null);
/** Throws outside a calendar. */
export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('This belongs inside a calendar.');
  return place;
}

/** The value of the context: the day, what the visitor may do, the areas by name. */
export function useOwnPlace(today: string): Place {
  const writable = useCan('schedules:write');
  const areas = useMe().disposition_areas;
  const intl = useIntl();
  return useMemo(() => {
    const names = new Map(areas.map(({ id, name }) => [id, name]));
    const areaName = (id: number | null) => (id === null ? undefined : names.get(id));
    return { today, writable, areaName, words: wordsOf(intl, areaName) };
  }, [today, writable, areas, intl]);
}
