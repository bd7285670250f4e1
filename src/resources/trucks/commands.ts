import { ListTrucksFacetsItem, type Truck, type TruckInput } from '@/api/generated/dashboard.schemas';
import {
  createTruck,
  deleteTruck,
  getGetTruckQueryOptions,
  getListTrucksQueryOptions,
  listTrucks,
  restoreTruck,
  updateTruck,
} from '@/api/generated/trucks/trucks';
import { columnsOf, filtersOf } from '@/fields/list';
import type { Resource } from '@/table/resource';
import { actionsColumn } from '@/table/rowCommands';
import { selectColumn } from '@/table/selectColumn';
import { truckFields } from './fields';
import { truckMessages } from './messages';
import { trucksSearch } from './search';

const nameOf = (truck: Truck) => truck.license_plate;

/** The list of trucks, and what is done with them. */
export const trucks: Resource<Truck, TruckInput> = {
  list: 'trucks',
  one: 'truck',
  nameOf,
  texts: truckMessages,
  columns: [selectColumn(nameOf), ...columnsOf<Truck>(truckFields, trucksSearch), actionsColumn(nameOf)],
  filters: filtersOf(truckFields, trucksSearch, ListTrucksFacetsItem),
  own: trucksSearch.own,
  query: getListTrucksQueryOptions,
  rows: listTrucks,
  get: getGetTruckQueryOptions,
  create: (input) => createTruck(input),
  update: async (truck, input, options) => (await updateTruck(truck.license_plate, input, options)).truck,
  remove: (truck, options) => deleteTruck(truck.license_plate, options),
  restore: (truck) => restoreTruck(truck.license_plate),
};
