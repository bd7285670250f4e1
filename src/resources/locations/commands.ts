import { ListLocationsFacetsItem, type Location, type LocationInput } from '@/api/generated/dashboard.schemas';
import {
  createLocation,
  deleteLocation,
  getGetLocationQueryOptions,
  getListLocationsQueryOptions,
  listLocations,
  restoreLocation,
  replaceLocation,
} from '@/api/generated/locations/locations';
import { recordsOf } from '@/fields/list';
import { valuesOf } from '@/fields/values';
import { activeMessages } from '@/i18n/domain';
import type { Resource } from '@/table/resource';
import { locationFields } from './fields';
import { locationDetails, locationMessages } from './messages';
import { locationsSearch } from './search';
export const locations: Resource<Location, LocationInput> = {
  list: 'locations',
  one: 'location',
  geo: true,
  texts: { ...locationMessages, details: locationDetails.details },
  ...recordsOf<Location>((location) => location.location_id, locationFields, locationsSearch, ListLocationsFacetsItem),
  presets: [
    { name: locationMessages.withoutContainers, search: { has_containers: false } },
    { name: activeMessages.inactive, search: { is_active: false } },
  ],
  query: getListLocationsQueryOptions,
  rows: listLocations,
  get: getGetLocationQueryOptions,
  create: (input) => createLocation(input),
  // A PUT replaces all fields.
  update: async (location, input, options) => {
    const all = valuesOf(locationFields, location) as unknown as LocationInput;
    return (await replaceLocation(location.id, { ...all, ...input }, options)).location;
  },
  remove: (location, options) => deleteLocation(location.id, options),
  restore: (location) => restoreLocation(location.id),
};
