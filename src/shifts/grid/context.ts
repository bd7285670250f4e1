import { createContext, useContext, useMemo } from 'react';
import { useCan } from '@/auth/useCan';
import { useMe } from '@/auth/useSession';
import type { Resource } from '../model/blocks';
import { weekdayOf } from '../schedule/days';
import { type HolidaysByDay, useHolidays } from '../schedule/holidays';

/** What every cell of a calendar needs. */
interface CalendarContextValue {
  today: string;
  /** Of the days shown. */
  holidays: HolidaysByDay;
  /** Weekends and public holidays, when hardly anybody works. */
  isFree: (day: string) => boolean;
  writable: boolean;
  areaName: (area: number | null) => string | undefined;
  /** The driver of a truck's shift, by his key. */
  driverName: (driverId: string) => string;
}

export const CalendarContext = createContext<CalendarContextValue | null>(null);

/** Throws outside a calendar. */
export function useCalendar(): CalendarContextValue {
  const calendar = useContext(CalendarContext);
  if (!calendar) throw new Error('This belongs inside a calendar.');
  return calendar;
}

/** The value of the context: today, the holidays of the days shown, the permission to write, the names of areas and drivers. */
export function useCalendarValue(
  today: string,
  days: readonly string[],
  drivers: ReadonlyMap<string, Resource>,
): CalendarContextValue {
  const writable = useCan('schedules:write');
  const holidays = useHolidays(days[0] ?? today, days.at(-1));
  const areas = useMe().disposition_areas;
  return useMemo(() => {
    const names = new Map(areas.map(({ id, name }) => [id, name]));
    const people = new Map([...drivers.values()].map(({ detail, label }) => [detail, label]));
    return {
      today,
      holidays,
      isFree: (day) => ['saturday', 'sunday'].includes(weekdayOf(day)) || holidays.has(day),
      writable,
      areaName: (id) => (id === null ? undefined : names.get(id)),
      driverName: (id) => people.get(id) ?? id,
    };
  }, [today, holidays, writable, areas, drivers]);
}
