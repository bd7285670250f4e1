import type { Handlers } from './http/call';
import { authHandlers } from './handlers/auth';
import { binHandlers } from './handlers/bins';
import { complaintHandlers } from './handlers/complaints';
import { driverHandlers } from './handlers/drivers';
import { driverShiftHandlers } from './handlers/driverShifts';
import { eventHandlers } from './handlers/events';
import { geoHandlers } from './handlers/geo';
import { locationHandlers } from './handlers/locations';
import { phoneHandlers } from './handlers/phones';
import { profileHandlers } from './handlers/profile';
import { referenceHandlers } from './handlers/reference';
import { statisticHandlers } from './handlers/statistics';
import { tourHandlers } from './handlers/tours';
import { truckHandlers } from './handlers/trucks';
import { truckShiftHandlers } from './handlers/truckShifts';

/** What the mocks do, by operationId; an operation of the contract that is missing here does not compile. */
export const handlers: Handlers = {
  ...authHandlers,
  ...binHandlers,
  ...complaintHandlers,
  ...driverHandlers,
  ...driverShiftHandlers,
  ...eventHandlers,
  ...geoHandlers,
  ...locationHandlers,
  ...phoneHandlers,
  ...profileHandlers,
  ...referenceHandlers,
  ...statisticHandlers,
  ...tourHandlers,
  ...truckHandlers,
  ...truckShiftHandlers,
};
