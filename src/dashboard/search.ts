import { number, object, string, type InferType } from '@/search/schema';

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

const day = () => string().matches(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/u);

/** What of the dashboard is in the URL, besides the areas that every screen has. */
export const dashboardSearch = object({
  period: string<PeriodName>().oneOf(PERIODS).default('weekly'),
  /** First and last day of a custom period. */
  start: day(),
  end: day(),
  /** The statistic that is shown large. */
  stat: string<Stat>().oneOf(STATS).default('avg-fill-level'),
  /** Only what happened at this location, or on this tour. */
  location_id: string().max(40),
  route_id: number().integer().min(1),
});

export type DashboardSearch = InferType<typeof dashboardSearch>;
