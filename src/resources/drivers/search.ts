import { ListDriversSort } from '@/api/generated/dashboard.schemas';
import { flag, record, tableSearch } from '@/table/search';

/** What the URL of the Drivers screen holds: the table, and the driver whose details are open. */
export const driversSearch = tableSearch(ListDriversSort, 'driver_id', {
  available: flag(),
  has_phone: flag(),
  id: record(),
  open: flag(),
});
