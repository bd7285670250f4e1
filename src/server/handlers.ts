import { areaHandlers } from './handlers/areas.ts';
import { closingTimeHandlers } from './handlers/closing-times.ts';
import { complaintHandlers } from './handlers/complaints.ts';
import { deviationHandlers } from './handlers/deviations.ts';
import { driveHandlers } from './handlers/drive.ts';
import { driverHandlers } from './handlers/drivers.ts';
import { driverLinkHandlers } from './handlers/driver-links.ts';
import { eventHandlers } from './handlers/events.ts';
import { forecastHandlers } from './handlers/forecasts.ts';
import { geoHandlers } from './handlers/geo.ts';
import { historyHandlers } from './handlers/history.ts';
import { importHandlers } from './handlers/imports.ts';
import { notificationHandlers } from './handlers/notifications.ts';
import { phoneHandlers } from './handlers/phones.ts';
import { tourHandlers } from './handlers/tours.ts';
import { disruptionHandlers } from './handlers/disruptions.ts';
import { tourProposalHandlers } from './handlers/tour-proposals.ts';
import { tourWriteHandlers } from './handlers/tour-writes.ts';
import { truckHandlers } from './handlers/trucks.ts';
import { shiftHandlers } from './handlers/shifts.ts';
import { authHandlers } from './handlers/auth.ts';
import { binHandlers } from './handlers/bins.ts';
import { ingestHandlers } from './handlers/ingest.ts';
import { locationHandlers } from './handlers/locations.ts';
import { profileHandlers } from './handlers/profile.ts';
import { referenceHandlers } from './handlers/reference.ts';
import { reportHandlers } from './handlers/reports.ts';
import { secondFactorHandlers } from './handlers/second-factor.ts';
import { setupHandlers } from './handlers/setup.ts';
import { statisticHandlers } from './handlers/statistics.ts';
import { tokenHandlers } from './handlers/tokens.ts';
import { userHandlers } from './handlers/users.ts';
import { viewHandlers } from './handlers/views.ts';
import type { Handlers } from './http/handler.ts';

/** All handlers by operationId. One that is missing responds with 501. */
export const handlers: Handlers = {
  ...complaintHandlers,
  ...closingTimeHandlers,
  ...driveHandlers,
  ...driverHandlers,
  ...deviationHandlers,
  ...driverLinkHandlers,
  ...eventHandlers,
  ...forecastHandlers,
  ...geoHandlers,
  ...historyHandlers,
  ...notificationHandlers,
  ...phoneHandlers,
  ...importHandlers,
  ...ingestHandlers,
  ...tourHandlers,
  ...tourProposalHandlers,
  ...disruptionHandlers,
  ...tourWriteHandlers,
  ...truckHandlers,
  ...shiftHandlers,
  ...authHandlers,
  ...profileHandlers,
  ...secondFactorHandlers,
  ...referenceHandlers,
  ...reportHandlers,
  ...statisticHandlers,
  ...binHandlers,
  ...locationHandlers,
  ...viewHandlers,
  ...tokenHandlers,
  ...userHandlers,
  ...areaHandlers,
  ...setupHandlers,
};
