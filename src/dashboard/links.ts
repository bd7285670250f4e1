import { linkOptions } from '@tanstack/react-router';
import type { ComplaintStatus, Tour, TourStatus } from '@/api/generated/dashboard.schemas';
import type { Range } from './period/period';
import type { Stat } from './search';
import type { Scope } from './stats/useStatistic';

/** Above this a container overflows; the levels of events are whole percents. */
const OVERFLOWING = 101;
const FULL = 80;
const OPEN: ComplaintStatus[] = ['open'];
const UNDER_WAY: TourStatus[] = ['in_progress'];

/** The tours a statistic was computed from. */
export const toursBehind = (stat: Stat, range: Range, scope: Scope) =>
  linkOptions({
    to: '/tours',
    search: {
      ...range,
      ...(stat === 'overspilled-waste' ? { level_min: OVERFLOWING } : {}),
      ...(scope.location_id ? { location_id: scope.location_id } : {}),
    },
  });

export const toursUnderWay = linkOptions({ to: '/tours', search: { status: UNDER_WAY } });
/** One tour: its day and name, as the table filters them. */
export const tourRow = ({ date, route_name }: Pick<Tour, 'date' | 'route_name'>) =>
  linkOptions({ to: '/tours', search: { start: date, end: date, route_name } });
export const fullBins = linkOptions({ to: '/dt/bins', search: { level_min: FULL } });
export const binsAt = (location_id: string) => linkOptions({ to: '/dt/bins', search: { location_id } });

/** Open notifications created on the days given. */
export const openComplaints = (days: { created_start?: string; created_end?: string } = {}) =>
  linkOptions({ to: '/complaints', search: { status: OPEN, ...days } });

export const shiftsOf = (kind: 'trucks' | 'drivers', date: string) =>
  linkOptions({ to: '/resources', search: { kind, date } });
