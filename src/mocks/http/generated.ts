import * as auth from '@/api/generated/auth/auth.msw';
import * as bins from '@/api/generated/bins/bins.msw';
import * as complaints from '@/api/generated/complaints/complaints.msw';
import * as drivers from '@/api/generated/drivers/drivers.msw';
import * as events from '@/api/generated/events/events.msw';
import * as locations from '@/api/generated/locations/locations.msw';
import * as phones from '@/api/generated/phones/phones.msw';
import * as reference from '@/api/generated/reference/reference.msw';
import * as statistics from '@/api/generated/statistics/statistics.msw';
import * as tours from '@/api/generated/tours/tours.msw';
import * as trucks from '@/api/generated/trucks/trucks.msw';
import type { RequestHandler } from 'msw';
import type { Info } from './answer';
import type { OperationId } from './call';

/** Makes the handler of one operation; method and address are the contract's, what it answers is given. */
type Attach = (answer: (info: Info) => Promise<never>) => RequestHandler;

/** The generated handlers by operationId; an operation of the contract that is missing here does not compile. */
export const generated: Record<OperationId, Attach> = {
  logIn: auth.getLogInMockHandler,
  setNewPassword: auth.getSetNewPasswordMockHandler,
  logOut: auth.getLogOutMockHandler,
  refreshToken: auth.getRefreshTokenMockHandler,
  getMe: auth.getGetMeMockHandler,
  updateMe: auth.getUpdateMeMockHandler,
  forgotPassword: auth.getForgotPasswordMockHandler,
  verifyCode: auth.getVerifyCodeMockHandler,
  listBins: bins.getListBinsMockHandler,
  createBin: bins.getCreateBinMockHandler,
  getBin: bins.getGetBinMockHandler,
  updateBin: bins.getUpdateBinMockHandler,
  deleteBin: bins.getDeleteBinMockHandler,
  restoreBin: bins.getRestoreBinMockHandler,
  listComplaints: complaints.getListComplaintsMockHandler,
  createComplaints: complaints.getCreateComplaintsMockHandler,
  getComplaint: complaints.getGetComplaintMockHandler,
  updateComplaint: complaints.getUpdateComplaintMockHandler,
  deleteComplaint: complaints.getDeleteComplaintMockHandler,
  restoreComplaint: complaints.getRestoreComplaintMockHandler,
  listDrivers: drivers.getListDriversMockHandler,
  createDriver: drivers.getCreateDriverMockHandler,
  listDriverAvailabilities: drivers.getListDriverAvailabilitiesMockHandler,
  getDriver: drivers.getGetDriverMockHandler,
  updateDriver: drivers.getUpdateDriverMockHandler,
  deleteDriver: drivers.getDeleteDriverMockHandler,
  restoreDriver: drivers.getRestoreDriverMockHandler,
  getDriverAvailability: drivers.getGetDriverAvailabilityMockHandler,
  setDriverAvailability: drivers.getSetDriverAvailabilityMockHandler,
  deleteDriverAvailability: drivers.getDeleteDriverAvailabilityMockHandler,
  setDriverDefaultAvailability: drivers.getSetDriverDefaultAvailabilityMockHandler,
  listLocations: locations.getListLocationsMockHandler,
  createLocation: locations.getCreateLocationMockHandler,
  getLocation: locations.getGetLocationMockHandler,
  replaceLocation: locations.getReplaceLocationMockHandler,
  deleteLocation: locations.getDeleteLocationMockHandler,
  restoreLocation: locations.getRestoreLocationMockHandler,
  listLocationLevels: locations.getListLocationLevelsMockHandler,
  getDistanceMatrix: locations.getGetDistanceMatrixMockHandler,
  findNearbyLocations: locations.getFindNearbyLocationsMockHandler,
  streamEvents: events.getStreamEventsMockHandler,
  listPhones: phones.getListPhonesMockHandler,
  listNotifications: reference.getListNotificationsMockHandler,
  listMaterials: reference.getListMaterialsMockHandler,
  listConstructionTypes: reference.getListConstructionTypesMockHandler,
  getStatistic: statistics.getGetStatisticMockHandler,
  listTours: tours.getListToursMockHandler,
  getTourStatistics: tours.getGetTourStatisticsMockHandler,
  getTour: tours.getGetTourMockHandler,
  listTrucks: trucks.getListTrucksMockHandler,
  createTruck: trucks.getCreateTruckMockHandler,
  getTruck: trucks.getGetTruckMockHandler,
  updateTruck: trucks.getUpdateTruckMockHandler,
  deleteTruck: trucks.getDeleteTruckMockHandler,
  restoreTruck: trucks.getRestoreTruckMockHandler,
  listTruckAvailabilities: trucks.getListTruckAvailabilitiesMockHandler,
  getTruckAvailability: trucks.getGetTruckAvailabilityMockHandler,
  setTruckAvailability: trucks.getSetTruckAvailabilityMockHandler,
  deleteTruckAvailability: trucks.getDeleteTruckAvailabilityMockHandler,
  setTruckDefaultAvailabilities: trucks.getSetTruckDefaultAvailabilitiesMockHandler,
};
