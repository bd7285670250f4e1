import { faker } from '@faker-js/faker/locale/de';
import type { RouteEvent, Tour, TourDetail } from '@/api/generated/dashboard.schemas';
import { getGetBinResponseMock } from '@/api/generated/bins/bins.msw';
import { getGetComplaintResponseMock } from '@/api/generated/complaints/complaints.msw';
import { getGetDriverResponseMock } from '@/api/generated/drivers/drivers.msw';
import { getGetLocationResponseMock, getListLocationLevelsResponseMock } from '@/api/generated/locations/locations.msw';
import { getListPhonesResponseMock } from '@/api/generated/phones/phones.msw';
import { getListNotificationsResponseMock } from '@/api/generated/reference/reference.msw';
import { getGetTourResponseMock } from '@/api/generated/tours/tours.msw';
import { getGetTruckAvailabilityResponseMock, getGetTruckResponseMock } from '@/api/generated/trucks/trucks.msw';

/** Makes records as the generated mocks have them, with what a test says of each: a new field of the contract is there by itself. */
const factory =
  <T>(make: () => T | undefined) =>
  (own: Partial<T> = {}): T => {
    faker.seed(1);
    faker.setDefaultRefDate('2026-11-21T08:00:00Z');
    return { ...(make() as T), ...own };
  };

export const makeBin = factory(() => getGetBinResponseMock().bin);
export const makeComplaint = factory(() => getGetComplaintResponseMock().complaint);
export const makeDriver = factory(() => getGetDriverResponseMock().driver);
export const makeEvent = factory<RouteEvent>(() => {
  const [event] = getListNotificationsResponseMock().notifications.route_events;
  return event && { ...event, reason: null, photo: false };
});
export const makeLevels = factory(() => getListLocationLevelsResponseMock().levels[0]);
export const makeLocation = factory(() => getGetLocationResponseMock().location);
export const makePhone = factory(() => getListPhonesResponseMock().phones[0]);
export const makeShift = factory(() => getGetTruckAvailabilityResponseMock().availabilities[0]);
/** Without containers that are left. */
export const makeStop = factory(() => {
  const [stop] = getGetTourResponseMock().tour.stops;
  return stop && { ...stop, recorded: 0, left: 0 };
});
/** Without planned times, which are of any day. */
export const makeTour = factory<Tour>(() => ({
  ...getGetTourResponseMock().tour.tour,
  planned_start: null,
  planned_end: null,
}));
/** Without a way by road, which leads anywhere, and without containers that can wait. */
export const makeTourDetail = factory((): TourDetail => {
  const { ahead: _, ...detail } = getGetTourResponseMock().tour;
  return { ...detail, left_container_ids: [] };
});
export const makeTruck = factory(() => getGetTruckResponseMock().truck);
export const makeUnloading = factory(() => getListNotificationsResponseMock().notifications.unloadings[0]);
