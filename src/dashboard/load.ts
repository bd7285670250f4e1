import type { QueryClient } from '@tanstack/react-query';
import { getListComplaintsQueryOptions } from '@/api/generated/complaints/complaints';
import { getListForecastsQueryOptions } from '@/api/generated/forecasts/forecasts';
import { getListNotificationsQueryOptions } from '@/api/generated/reference/reference';
import { getSession } from '@/api/session';
import { latestOverspills, urgencies, urgentComplaints } from '@/api/urgent';
import { can } from '@/auth/useCan';
import { today } from '@/i18n/dates';
import { laneQueries } from './now/lanes';
import { fullSites } from './panels/FullMap';
import { courseOf, rangeOf } from './period/period';
import { type DashboardSearch, STATS } from './search';
import { statisticQuery } from './stats/useStatistic';

/** Asks for what the dashboard shows first while it is still being rendered. Nobody waits for it. */
export function loadDashboard(client: QueryClient, search: DashboardSearch & { areas: number[] }) {
  const { user } = getSession();
  const { areas, location_id, route_id } = search;
  if (can(user, 'tours:read') && can(user, 'schedules:read')) {
    const { tours, truckShifts, driverShifts, trucks, drivers } = laneQueries(today());
    void client.prefetchQuery(tours);
    void client.prefetchQuery(truckShifts);
    void client.prefetchQuery(driverShifts);
    void client.prefetchQuery(trucks);
    void client.prefetchQuery(drivers);
  }
  if (can(user, 'complaints:read')) void client.prefetchQuery(getListComplaintsQueryOptions(urgentComplaints(areas)));
  if (can(user, 'bins:read')) void client.prefetchQuery(getListForecastsQueryOptions(urgencies(areas)));
  if (can(user, 'locations:read')) void client.prefetchQuery(fullSites(areas));
  const range = rangeOf(search, today());
  // What is not cached would be asked for again.
  if (range && location_id === undefined && route_id === undefined)
    for (const stat of STATS)
      void client.prefetchQuery(statisticQuery(stat, { areas, location_id, route_id }, courseOf(range)));
  if (can(user, 'notifications:read'))
    void client.prefetchQuery(getListNotificationsQueryOptions(latestOverspills(areas)));
}
