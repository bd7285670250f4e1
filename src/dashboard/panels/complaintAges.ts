import { useQueries } from '@tanstack/react-query';
import { getListComplaintsQueryOptions } from '@/api/generated/complaints/complaints';
import { dayBefore } from '../period/period';
import { useToday } from '../period/useToday';
import { areaParam } from '../params';
import { panelMessages as messages } from './messages';

/** Names of the ages, from the newest. */
export const AGES = {
  ageToday: messages.ageToday,
  ageYesterday: messages.ageYesterday,
  ageWeek: messages.ageWeek,
  ageOlder: messages.ageOlder,
} as const;
export type Age = keyof typeof AGES;

export interface AgeCount {
  key: Age;
  count: number;
  /** The days on which they came in, as the table filters them. */
  days: { created_start?: string; created_end?: string };
}

const daysOf = (today: string): { key: Age; days: AgeCount['days'] }[] => [
  { key: 'ageToday', days: { created_start: today } },
  { key: 'ageYesterday', days: { created_start: dayBefore(today, 1), created_end: dayBefore(today, 1) } },
  { key: 'ageWeek', days: { created_start: dayBefore(today, 6), created_end: dayBefore(today, 2) } },
  { key: 'ageOlder', days: { created_end: dayBefore(today, 7) } },
];

/** Counts by the same filters that the links carry, so that card and table cannot disagree. */
export function useOpenComplaints(areas: readonly number[], enabled: boolean) {
  const ages = daysOf(useToday());
  return useQueries({
    queries: ages.map(({ days }) =>
      getListComplaintsQueryOptions(
        { ...areaParam(areas), ...days, status: ['open'], page_size: 1 },
        { query: { enabled } },
      ),
    ),
    combine: (results) => ({
      counts: results.every((result) => result.data)
        ? ages.map((age, i): AgeCount => ({ ...age, count: results[i]?.data?.total_routes ?? 0 }))
        : undefined,
      failed: results.some((result) => result.isError),
      refetch: () => results.forEach((result) => void result.refetch()),
    }),
  });
}
