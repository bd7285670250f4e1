import { linkOptions } from '@tanstack/react-router';
import type { ComplaintStatus, Urgency } from '@/api/generated/dashboard.schemas';
import { URGENT } from '@/api/urgent';
import type { Range } from './period/period';
import type { Stat } from './search';
import type { Scope } from './stats/useStatistic';

/** Above this a container overflows; the levels of events are whole percents. */
const OVERFLOWING = 101;
export const FULL = 80;
const OPEN: ComplaintStatus[] = ['open'];
const TODAY: Urgency[] = ['today'];

/** One tour, on the map and with its details open. */
export const oneTour = (id: number) => linkOptions({ to: '/tours', search: { id, details: true } });

export const toursOf = (stat: Stat, range: Range, scope: Scope) =>
  scope.route_id === undefined
    ? linkOptions({
        to: '/tours',
        search: {
          ...range,
          ...(stat === 'overspilled-waste' ? { level_min: OVERFLOWING } : {}),
          ...(scope.location_id ? { location_id: scope.location_id } : {}),
        },
      })
    : oneTour(scope.route_id);

export const fullBins = linkOptions({ to: '/dt/bins', search: { level_min: FULL, active: true } });
export const fullToday = linkOptions({ to: '/tours/plan', search: { urgency: TODAY } });
export const urgent = linkOptions({ to: '/complaints', search: URGENT });
export const binsAt = (location_id: string) => linkOptions({ to: '/dt/bins', search: { location_id } });
export const fullBinsAt = (location_id: string) =>
  linkOptions({ to: '/dt/bins', search: { ...fullBins.search, location_id } });
export const openComplaints = (days: { created_start?: string; created_end?: string } = {}) =>
  linkOptions({ to: '/complaints', search: { status: OPEN, ...days } });

export const shiftsOf = (kind: 'trucks' | 'drivers', date: string, area?: number) =>
  linkOptions({ to: '/resources', search: { kind, date, ...(area === undefined ? {} : { area }) } });
