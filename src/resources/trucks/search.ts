import { ListTrucksSort } from '@/api/generated/dashboard.schemas';
import { amount, flag, numbers, tableSearch, text } from '@/table/search';

/** What the URL of the Trucks screen holds: the table, and the truck whose details are open. */
export const trucksSearch = tableSearch(ListTrucksSort, 'license_plate', {
  available: flag(),
  number_of_compartments: numbers(),
  capacity_min: amount(0, 60),
  capacity_max: amount(0, 60),
  plate: text(40),
});
