import { day, key, oneOf, record, searchSchema, type InferSearch } from '@/search/schema';

/** Time periods of the specification, and a range of one's own. */
export const PERIODS = ['daily', 'weekly', 'monthly', 'yearly', 'custom'] as const;
export type PeriodName = (typeof PERIODS)[number];

/** The five statistics of the dashboard, in the order of their cards. */
export const STATS = [
  'avg-fill-level',
  'overspilled-waste',
  'time-consumption',
  'num-routes',
  'total-tons-picked-up',
] as const;
export type Stat = (typeof STATS)[number];

/** What of the dashboard is in the URL, besides the areas that every screen has. */
export const dashboardSearch = searchSchema({
  period: oneOf(PERIODS, 'weekly'),
  /** First and last day of a custom period. */
  start: day(),
  end: day(),
  /** The statistic that is shown large. */
  stat: oneOf(STATS, 'avg-fill-level'),
  /** Only what happened at this location, or on this tour. */
  location_id: key(),
  route_id: record(),
});

export type DashboardSearch = InferSearch<typeof dashboardSearch>;
