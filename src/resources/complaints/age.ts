import type { Complaint } from '@/api/generated/dashboard.schemas';

/** Since when a notification is open; null once it is closed. */
export const openSince = ({ status, created_at }: Complaint): string | null => (status === 'open' ? created_at : null);

/** Whether the time to close a case has passed. */
export const isOverdue = ({ due_at: due }: Complaint['case'], now = Date.now()): boolean =>
  due !== null && Date.parse(due) < now;
