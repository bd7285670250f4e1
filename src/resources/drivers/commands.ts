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
import { columnsOf, filtersOf } from '@/fields/list';
import type { Resource } from '@/table/resource';
import { actionsColumn } from '@/table/rowCommands';
import { selectColumn } from '@/table/selectColumn';
import { driverFields } from './fields';
import { driverMessages } from './messages';
import { driversSearch } from './search';

const nameOf = (driver: Driver) => driver.driver_id;

/** The list of drivers, and what is done with them. */
export const drivers: Resource<Driver, DriverInput> = {
  list: 'drivers',
  one: 'driver',
  nameOf,
  texts: driverMessages,
  columns: [selectColumn(nameOf), ...columnsOf<Driver>(driverFields, driversSearch), actionsColumn(nameOf)],
  filters: filtersOf(driverFields, driversSearch, ListDriversFacetsItem),
  own: driversSearch.own,
  query: getListDriversQueryOptions,
  rows: listDrivers,
  get: getGetDriverQueryOptions,
  create: (input, { account }) => createDriver({ ...input, customer_id: account.customer_id }),
  update: async ({ id }, input, options, { account }) =>
    (await updateDriver(id, { ...input, customer_id: account.customer_id }, options)).driver,
  remove: (driver, options) => deleteDriver(driver.id, options),
  restore: (driver) => restoreDriver(driver.id),
};
