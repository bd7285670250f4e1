import { createContext, useContext, useMemo } from 'react';
import { useCan } from '@/auth/useCan';
import { useMe } from '@/auth/useSession';

/** What every cell of a calendar needs. */
interface CalendarContextValue {
  today: string;
  writable: boolean;
  areaName: (area: number | null) => string | undefined;
}

export const CalendarContext = createContext<CalendarContextValue | null>(null);

/** Throws outside a calendar. */
export function useCalendar(): CalendarContextValue {
  const calendar = useContext(CalendarContext);
  if (!calendar) throw new Error('This belongs inside a calendar.');
  return calendar;
}

/** The value of the context: the day, the permission to write, the names of the areas. */
export function useCalendarValue(today: string): CalendarContextValue {
  const writable = useCan('schedules:write');
  const areas = useMe().disposition_areas;
  return useMemo(() => {
    const names = new Map(areas.map(({ id, name }) => [id, name]));
    return { today, writable, areaName: (id) => (id === null ? undefined : names.get(id)) };
  }, [today, writable, areas]);
}
