import { ListLocationsSort, LocationType, MaterialCode } from '@/api/generated/dashboard.schemas';
import { flag, record } from '@/search/schema';
import { filter, listSearch } from '@/table/search';

/** What the URL of the Locations screen holds: the list with its filters, and the location whose details are open. */
export const locationsSearch = listSearch(
  ListLocationsSort,
  'location_id',
  {
    location_type: filter.choice(LocationType),
    is_active: filter.flag(),
    material_type: filter.choice(MaterialCode),
    has_containers: filter.flag(),
    city: filter.text(120),
    street: filter.text(160),
    location_id: filter.key(),
  },
  { id: record(), open: flag() },
);
