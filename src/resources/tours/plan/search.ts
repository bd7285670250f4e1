import { Confidence, ListForecastsSort, MaterialCode, Urgency } from '@/api/generated/dashboard.schemas';
import { day, oneOf, record } from '@/search/schema';
import { filter, listSearch } from '@/table/search';

/** Days ahead that can be planned, as far as is forecast. */
export const AHEAD = 14;

/** Reported ones first, then by when they are full. */
export const DUE = 'due';

/** What the URL of the planning holds: the urgent list with its filters, as table or map; or the day that tours are planned for, and the proposal of them. */
export const planSearch = listSearch(
  ListForecastsSort,
  DUE,
  {
    urgency: filter.choice(Urgency),
    material_type: filter.choice(MaterialCode),
    confidence: filter.choice(Confidence),
    is_planned: filter.flag(),
    last_level: filter.range('level', 0, 300),
    location_id: filter.key(),
  },
  { view: oneOf(['list', 'map'], 'list'), date: day(), proposal: record() },
);
