import { useLeaveGuard } from '@/form/useLeaveGuard';
import { leaveBulk } from './messages';

/** Asks who leaves while rows are being changed. */
export const BulkGuard = ({ onLeave }: { onLeave: () => void }) =>
  useLeaveGuard(true, onLeave, { words: leaveBulk, isOfPage: true }).question;
