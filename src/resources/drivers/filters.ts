import { availableMessages } from '@/i18n/domain';
import type { InferSearch } from '@/search/schema';
import type { Filter } from '@/table/filters';
import { driverFields, driverMessages } from './messages';
import type { driversSearch } from './search';

export type DriversSearch = InferSearch<typeof driversSearch>;

export const driverFilters: Filter<DriversSearch>[] = [
  {
    kind: 'flag',
    key: 'available',
    label: driverFields.available,
    facet: 'available',
    yes: availableMessages.available,
    no: availableMessages.unavailable,
  },
  {
    kind: 'flag',
    key: 'has_phone',
    label: driverFields.phone,
    yes: driverMessages.withPhone,
    no: driverMessages.withoutPhone,
  },
];
