import { ListToursFacetsItem } from '@/api/generated/dashboard.schemas';
import { materialMessages, tourStatusMessages } from '@/i18n/domain';
import { useLocationSuggestions } from '@/resources/locations/reference';
import type { InferSearch } from '@/search/schema';
import { wordOptions, type Filter } from '@/table/filters';
import { tourFields, tourMessages } from './messages';
import type { toursSearch } from './search';

export type ToursSearch = InferSearch<typeof toursSearch>;

export const tourFilters: Filter<ToursSearch>[] = [
  { kind: 'dates', label: tourFields.date, from: 'start', to: 'end' },
  {
    kind: 'choice',
    key: 'status',
    label: tourFields.status,
    facet: ListToursFacetsItem.status,
    useOptions: wordOptions(tourStatusMessages),
  },
  {
    kind: 'choice',
    key: 'material_type',
    label: tourFields.material_type,
    facet: ListToursFacetsItem.material_type,
    useOptions: wordOptions(materialMessages),
  },
  { kind: 'range', label: tourFields.level, from: 'level_min', to: 'level_max', bounds: [0, 300] },
  {
    kind: 'flag',
    key: 'is_emptied',
    label: tourFields.is_emptied,
    yes: tourMessages.emptiedYes,
    no: tourMessages.emptiedNo,
  },
  { kind: 'dates', label: tourFields.recorded_at, from: 'recorded_start', to: 'recorded_end' },
  {
    kind: 'text',
    key: 'location_id',
    label: tourFields.location,
    maxLength: 40,
    useSuggestions: useLocationSuggestions,
  },
  { kind: 'text', key: 'route_name', label: tourFields.route_name, maxLength: 120 },
  { kind: 'text', key: 'license_plate', label: tourFields.license_plate, maxLength: 40 },
  { kind: 'text', key: 'driver_id', label: tourFields.driver, maxLength: 40 },
];
