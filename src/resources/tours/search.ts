import { ListToursSort, MaterialCode, TourStatus } from '@/api/generated/dashboard.schemas';
import { amount, day, flag, many, record, tableSearch, text } from '@/table/search';

/** What the URL of the Tours screen holds: the table, the tour on the map, and whether its details are open. */
export const toursSearch = tableSearch(ListToursSort, '-date', {
  start: day(),
  end: day(),
  status: many(TourStatus),
  material_type: many(MaterialCode),
  level_min: amount(0, 300),
  level_max: amount(0, 300),
  is_emptied: flag(),
  recorded_start: day(),
  recorded_end: day(),
  location_id: text(40),
  route_name: text(120),
  license_plate: text(40),
  driver_id: text(40),
  id: record(),
  details: flag(),
});
