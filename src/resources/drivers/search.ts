import { ListDriversSort } from '@/api/generated/dashboard.schemas';
import { flag, record } from '@/search/schema';
import { filter, listSearch } from '@/table/search';

/** What the URL of the Drivers screen holds: the list with its filters, and the driver whose details are open. */
export const driversSearch = listSearch(
  ListDriversSort,
  'driver_id',
  { available: filter.flag(), has_phone: filter.flag() },
  { id: record(), open: flag() },
);
