import { useMemo } from 'react';
import { useGetTour } from '@/api/generated/tours/tours';
import { useListNotifications } from '@/api/generated/reference/reference';
import { activitiesOf } from './model/activities';

/** Events of one tour that one call may return; a tour has some 35. */
const LIMIT = 2000;

/** A tour with its stops, and what was recorded on it. Nothing is asked without an id. */
export function useActivities(id: number | undefined) {
  const enabled = id !== undefined;
  const tour = useGetTour(id ?? 0, { query: { enabled } });
  const feed = useListNotifications({ tour_id: id ?? 0, limit: LIMIT }, { query: { enabled } });
  const detail = tour.data?.tour;
  const notifications = feed.data?.notifications;
  const found = useMemo(
    () => (detail && notifications ? activitiesOf(detail.stops, notifications.route_events) : undefined),
    [detail, notifications],
  );
  const retry = () => {
    if (tour.isError) void tour.refetch();
    if (feed.isError) void feed.refetch();
  };
  return {
    detail,
    activities: found?.activities,
    unplanned: found?.unplanned,
    /** Nothing was recorded on it yet, whatever is planned. */
    quiet: found && found.unplanned.length === 0 && found.activities.every(({ events }) => events.length === 0),
    unloadings: notifications?.unloadings,
    error: tour.error ?? feed.error,
    retry,
  };
}
