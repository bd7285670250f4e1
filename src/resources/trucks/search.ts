import { ListTrucksSort } from '@/api/generated/dashboard.schemas';
import { text } from '@/search/schema';
import { filter, listSearch } from '@/table/search';

/** What the URL of the Trucks screen holds: the list with its filters, and the truck whose details are open. */
export const trucksSearch = listSearch(
  ListTrucksSort,
  'license_plate',
  {
    available: filter.flag(),
    number_of_compartments: filter.numbers(),
    capacity: filter.range('capacity', 0, 60),
  },
  { plate: text(40) },
);
