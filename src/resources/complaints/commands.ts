import {
  createComplaints,
  deleteComplaint,
  getGetComplaintQueryOptions,
  getListComplaintsQueryOptions,
  listComplaints,
  restoreComplaint,
  updateComplaint,
} from '@/api/generated/complaints/complaints';
import {
  ListComplaintsFacetsItem,
  type Complaint,
  type ComplaintInput,
  type ComplaintPatch,
} from '@/api/generated/dashboard.schemas';
import { URGENT } from '@/api/urgent';
import { recordsOf } from '@/fields/list';
import { complaintStatusMessages } from '@/i18n/domain';
import type { Resource } from '@/table/resource';
import { complaintActions } from './ComplaintActions';
import { complaintFields } from './fields';
import { complaintMessages } from './messages';
import { complaintsSearch, URGENCY } from './search';

/** The list of notifications, and what is done with them; several are created at once. */
export const complaints: Resource<Complaint, ComplaintPatch, ComplaintInput[]> = {
  list: 'complaints',
  one: 'complaint',
  file: 'notifications',
  geo: true,
  texts: complaintMessages,
  ...recordsOf<Complaint>(
    ({ id }) => String(id),
    complaintFields,
    complaintsSearch,
    ListComplaintsFacetsItem,
    complaintActions,
  ),
  order: URGENCY,
  presets: [
    { name: complaintMessages.urgent, search: URGENT },
    { name: complaintStatusMessages.open, search: { status: URGENT.status } },
  ],
  query: getListComplaintsQueryOptions,
  rows: listComplaints,
  get: getGetComplaintQueryOptions,
  create: (entries) => createComplaints(entries),
  // A notification whose location is gone may stay without one.
  update: async ({ id }, { location_id, ...rest }, options) =>
    (await updateComplaint(id, location_id ? { ...rest, location_id } : rest, options)).complaint,
  remove: (complaint, options) => deleteComplaint(complaint.id, options),
  restore: (complaint) => restoreComplaint(complaint.id),
};

/** What closing or reopening will change in a notification; the server's clock has the last word. */
export const changedTo = (status: Complaint['status']): Pick<Complaint, 'status' | 'closed_at'> => ({
  status,
  closed_at: status === 'closed' ? new Date().toISOString() : null,
});
