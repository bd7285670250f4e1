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
import { recordsOf } from '@/fields/list';
import { availableMessages } from '@/i18n/domain';
import type { Resource } from '@/table/resource';
import { truckFields } from './fields';
import { truckMessages } from './messages';
import { trucksSearch } from './search';
export const trucks: Resource<Truck, TruckInput> = {
  list: 'trucks',
  one: 'truck',
  geo: true,
  texts: truckMessages,
  ...recordsOf<Truck>((truck) => truck.license_plate, truckFields, trucksSearch, ListTrucksFacetsItem),
  presets: [
    { name: availableMessages.available, search: { available: true } },
    { name: availableMessages.unavailable, search: { available: false } },
  ],
  query: getListTrucksQueryOptions,
  rows: listTrucks,
  get: getGetTruckQueryOptions,
  keyOf: (truck) => truck.license_plate,
  create: (input) => createTruck(input),
  update: async (truck, input, options) => (await updateTruck(truck.license_plate, input, options)).truck,
  remove: (truck, options) => deleteTruck(truck.license_plate, options),
  isOnTour: (truck, tour) => tour.license_plate === truck.license_plate,
  restore: (truck) => restoreTruck(truck.license_plate),
};
