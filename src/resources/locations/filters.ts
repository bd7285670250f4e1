import { activeMessages, locationTypeMessages, materialMessages } from '@/i18n/domain';
import type { InferSearch } from '@/search/schema';
import { wordOptions, type Filter } from '@/table/filters';
import { locationFields, locationMessages } from './messages';
import type { locationsSearch } from './search';

export type LocationsSearch = InferSearch<typeof locationsSearch>;

export const locationFilters: Filter<LocationsSearch>[] = [
  {
    kind: 'choice',
    key: 'location_type',
    label: locationFields.location_type,
    facet: 'location_type',
    useOptions: wordOptions(locationTypeMessages),
  },
  {
    kind: 'flag',
    key: 'is_active',
    label: locationFields.is_active,
    facet: 'is_active',
    yes: activeMessages.active,
    no: activeMessages.inactive,
  },
  {
    kind: 'choice',
    key: 'material_type',
    label: locationFields.material_type,
    useOptions: wordOptions(materialMessages),
  },
  {
    kind: 'flag',
    key: 'has_containers',
    label: locationFields.containers,
    yes: locationMessages.withContainers,
    no: locationMessages.withoutContainers,
  },
  { kind: 'text', key: 'city', label: locationFields.city, maxLength: 120 },
  { kind: 'text', key: 'street', label: locationFields.street, maxLength: 160 },
  { kind: 'text', key: 'location_id', label: locationFields.location_id, maxLength: 40 },
];
