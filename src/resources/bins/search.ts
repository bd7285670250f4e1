import { ListBinsSort, MaterialCode } from '@/api/generated/dashboard.schemas';
import { amount, flag, many, record, tableSearch, text, words } from '@/table/search';

/** What the URL of the Containers screen holds: the table, and the container whose details are open. */
export const binsSearch = tableSearch(ListBinsSort, 'container_id', {
  material_type: many(MaterialCode),
  construction_type: words(),
  active: flag(),
  has_location: flag(),
  has_constraints: flag(),
  level_min: amount(0, 300),
  level_max: amount(0, 300),
  location_id: text(40),
  id: record(),
  open: flag(),
});
