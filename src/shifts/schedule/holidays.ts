import { useQuery } from '@tanstack/react-query';
import type { HolidayList } from '@/api/generated/dashboard.schemas';
import { getListHolidaysQueryOptions } from '@/api/generated/reference/reference';
import { useLanguage } from '@/i18n/language';

/** Names of public holidays by day. */
export type HolidaysByDay = ReadonlyMap<string, string>;

const holidaysByDay = ({ holidays }: HolidayList): HolidaysByDay =>
  new Map(holidays.map(({ date, name }) => [date, name]));

const NONE: HolidaysByDay = new Map();

/** The customer's public holidays from one day (`YYYY-MM-DD`) to another; none until they have loaded. */
export function useHolidays(start_date: string, end_date = start_date, enabled = true): HolidaysByDay {
  const [locale] = useLanguage();
  const options = getListHolidaysQueryOptions({ start_date, end_date, locale });
  return useQuery({ ...options, enabled, select: holidaysByDay }).data ?? NONE;
}
