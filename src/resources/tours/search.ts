import { ListToursSort, MaterialCode, TourStatus } from '@/api/generated/dashboard.schemas';
import { flag, record } from '@/search/schema';
import { filter, listSearch } from '@/table/search';

/** Tours under way, then today's, those to come and those past. */
export const AGENDA = 'agenda';

/** What the URL of the Tours screen holds: the list with its filters, the tour on the map, and whether its details are open. */
export const toursSearch = listSearch(
  ListToursSort,
  AGENDA,
  {
    date: filter.dates('start', 'end'),
    status: filter.choice(TourStatus),
    has_driver: filter.flag(),
    material_type: filter.choice(MaterialCode),
    level: filter.range('level', 0, 300),
    is_emptied: filter.flag(),
    recorded_at: filter.dates('recorded_start', 'recorded_end'),
    location_id: filter.key(),
    route_name: filter.text(120),
    license_plate: filter.key(),
    driver_id: filter.key(),
    disposition_area_id: filter.numbers(),
  },
  { id: record(), details: flag() },
);
