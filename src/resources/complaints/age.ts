import type { Complaint } from '@/api/generated/dashboard.schemas';

/** An open notification older than this is overdue: containers are emptied within three days of being full. */
const OVERDUE_MS = 72 * 3_600_000;

/** Since when a notification is open; null once it is closed. */
export const openSince = ({ status, created_at }: Complaint): string | null => (status === 'open' ? created_at : null);

export const isOverdue = (since: string, now = Date.now()): boolean => now - Date.parse(since) > OVERDUE_MS;
