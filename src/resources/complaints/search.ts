import {
  ComplaintChannel,
  ComplaintStatus,
  FillLevel,
  ListComplaintsSort,
  MaterialCode,
} from '@/api/generated/dashboard.schemas';
import { record } from '@/search/schema';
import { filter, listSearch } from '@/table/search';

/** Open ones first, the most urgent and oldest of them on top. */
export const URGENCY = 'urgency';

/** What the URL of the Citizen Notifications screen holds: the list with its filters, and the notification whose details are open. */
export const complaintsSearch = listSearch(
  ListComplaintsSort,
  URGENCY,
  {
    status: filter.choice(ComplaintStatus),
    reported_fill_level: filter.choice(FillLevel),
    material_type: filter.choice(MaterialCode),
    channel: filter.choice(ComplaintChannel),
    created_at: filter.dates('created_start', 'created_end'),
    location_id: filter.key(),
  },
  { id: record() },
);
