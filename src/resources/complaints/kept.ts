import { getListComplaintsQueryKey } from '@/api/generated/complaints/complaints';
import type { Complaint } from '@/api/generated/dashboard.schemas';

/** Where notifications lie among the answers that are kept. */
export const keptComplaints = { queryKey: getListComplaintsQueryKey(), many: 'complaints', one: 'complaint' };

/** What closing or reopening will change in a notification; the server's clock has the last word. */
export const changedTo = (status: Complaint['status']): Pick<Complaint, 'status' | 'closed_at'> => ({
  status,
  closed_at: status === 'closed' ? new Date().toISOString() : null,
});
