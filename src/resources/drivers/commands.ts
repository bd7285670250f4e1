import { ListDriversFacetsItem, type Driver, type DriverInput } from '@/api/generated/dashboard.schemas';
import {
  createDriver,
  deleteDriver,
  getGetDriverQueryOptions,
  getListDriversQueryOptions,
  listDrivers,
  restoreDriver,
  updateDriver,
} from '@/api/generated/drivers/drivers';
import { recordsOf } from '@/fields/list';
import { availableMessages } from '@/i18n/domain';
import type { Resource } from '@/table/resource';
import { driverFields } from './fields';
import { driverMessages } from './messages';
import { driversSearch } from './search';
export const drivers: Resource<Driver, DriverInput> = {
  list: 'drivers',
  one: 'driver',
  geo: true,
  texts: driverMessages,
  ...recordsOf<Driver>((driver) => driver.driver_id, driverFields, driversSearch, ListDriversFacetsItem),
  titleOf: ({ name }) => name,
  presets: [
    { name: availableMessages.unavailable, search: { available: false } },
    { name: driverMessages.withoutPhone, search: { has_phone: false } },
  ],
  query: getListDriversQueryOptions,
  rows: listDrivers,
  get: getGetDriverQueryOptions,
  create: (input, { account }) => createDriver({ ...input, customer_id: account.customer_id }),
  update: async ({ id }, input, options, { account }) =>
    (await updateDriver(id, { ...input, customer_id: account.customer_id }, options)).driver,
  remove: (driver, options) => deleteDriver(driver.id, options),
  isOnTour: (driver, tour) => tour.driver_id === driver.driver_id,
  restore: (driver) => restoreDriver(driver.id),
};
