import {
  ComplaintChannel,
  ComplaintStatus,
  FillLevel,
  ListComplaintsSort,
  MaterialCode,
} from '@/api/generated/dashboard.schemas';
import { day, many, record, tableSearch, text } from '@/table/search';

/** What the URL of the Citizen Notifications screen holds: the table, and the notification whose details are open. */
export const complaintsSearch = tableSearch(ListComplaintsSort, '-created_at', {
  status: many(ComplaintStatus),
  channel: many(ComplaintChannel),
  material_type: many(MaterialCode),
  reported_fill_level: many(FillLevel),
  location_id: text(40),
  created_start: day(),
  created_end: day(),
  id: record(),
});
