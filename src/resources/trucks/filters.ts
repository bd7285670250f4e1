import { useIntl } from 'react-intl';
import { availableMessages } from '@/i18n/domain';
import type { InferSearch } from '@/search/schema';
import type { Filter, Option } from '@/table/filters';
import { truckFields, truckMessages } from './messages';
import type { trucksSearch } from './search';

export type TrucksSearch = InferSearch<typeof trucksSearch>;

function useCompartments(): Option[] {
  const intl = useIntl();
  return [1, 2, 3, 4, 5, 6].map((count) => ({
    value: count,
    label: intl.formatMessage(truckMessages.compartments, { count }),
  }));
}

export const truckFilters: Filter<TrucksSearch>[] = [
  {
    kind: 'flag',
    key: 'available',
    label: truckFields.available,
    facet: 'available',
    yes: availableMessages.available,
    no: availableMessages.unavailable,
  },
  {
    kind: 'choice',
    key: 'number_of_compartments',
    label: truckFields.number_of_compartments,
    facet: 'number_of_compartments',
    useOptions: useCompartments,
  },
  { kind: 'range', from: 'capacity_min', to: 'capacity_max', label: truckFields.capacity, bounds: [0, 60] },
];
