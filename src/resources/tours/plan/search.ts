import { Confidence, ListForecastsSort, MaterialCode, Urgency } from '@/api/generated/dashboard.schemas';
import { oneOf } from '@/search/schema';
import { filter, listSearch } from '@/table/search';

/** Reported ones first, then by when they are full. */
export const DUE = 'due';

/** What the URL of the planning holds: the urgent list with its filters, as table or map. */
export const planSearch = listSearch(
  ListForecastsSort,
  DUE,
  {
    urgency: filter.choice(Urgency),
    material_type: filter.choice(MaterialCode),
    confidence: filter.choice(Confidence),
    last_level: filter.range('level', 0, 300),
    location_id: filter.text(40),
  },
  { view: oneOf(['list', 'map'], 'list') },
);
