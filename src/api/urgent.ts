import type { ListComplaintsParams, ListForecastsParams, ListNotificationsParams } from './generated/dashboard.schemas';

const LATEST = 10;

/** The area filter of a call; none selected means all, and then the parameter is left out. */
export const areaParam = (areas: readonly number[]): { disposition_area_ids?: number[] } =>
  areas.length > 0 ? { disposition_area_ids: [...areas] } : {};

/** What makes a notification urgent, as filters of the list. */
export const URGENT = { status: ['open'], reported_fill_level: ['pickup_immediately'] } satisfies ListComplaintsParams;

/** The bell and the dashboard ask with the same parameters, so that both are one request. */
export const urgentComplaints = (areas: readonly number[]): ListComplaintsParams => ({
  ...areaParam(areas),
  ...URGENT,
  page_size: LATEST,
});

/** The latest overflowing containers of the last seven days. */
export const latestOverspills = (areas: readonly number[]) =>
  ({ ...areaParam(areas), overflowing: true, limit: LATEST }) satisfies ListNotificationsParams;

/** Containers that tours can empty. */
export const SERVED = { active: true, has_location: true } satisfies ListForecastsParams;

/** How many containers are how urgent, as the dashboard and the planning ask. */
export const urgencies = (areas: readonly number[]): ListForecastsParams => ({
  ...areaParam(areas),
  ...SERVED,
  page_size: 1,
  facets: ['urgency'],
});
