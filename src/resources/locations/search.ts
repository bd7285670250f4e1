import { ListLocationsSort, LocationType, MaterialCode } from '@/api/generated/dashboard.schemas';
import { flag, many, record, tableSearch, text } from '@/table/search';

/** What the URL of the Locations screen holds: the table, and the location whose details are open. */
export const locationsSearch = tableSearch(ListLocationsSort, 'location_id', {
  location_type: many(LocationType),
  is_active: flag(),
  has_containers: flag(),
  material_type: many(MaterialCode),
  city: text(120),
  street: text(160),
  location_id: text(40),
  id: record(),
  open: flag(),
});
