import { ListBinsSort, MaterialCode } from '@/api/generated/dashboard.schemas';
import { flag, record } from '@/search/schema';
import { filter, listSearch } from '@/table/search';

/** What the URL of the Containers screen holds: the list with its filters, and the container whose details are open. */
export const binsSearch = listSearch(
  ListBinsSort,
  'container_id',
  {
    material_type: filter.choice(MaterialCode),
    construction_type: filter.words(),
    active: filter.flag(),
    last_level: filter.range('level', 0, 300),
    has_location: filter.flag(),
    has_constraints: filter.flag(),
    location_id: filter.key(),
  },
  { id: record(), open: flag() },
);
