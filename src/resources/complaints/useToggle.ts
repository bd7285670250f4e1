import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { Complaint } from '@/api/generated/dashboard.schemas';
import { common } from '@/i18n/common';
import { reasonOf } from '@/table/BulkReportDialog';
import { showRecords } from '@/table/queryCacheRecords';
import { useSave } from '@/table/useSave';
import { toast } from '@/ui/toast';
import { useStable } from '@/ui/useStable';
import { changedTo, complaints } from './commands';
import { complaintMessages as messages } from './messages';

const cached = { queryKey: [complaints.list], many: complaints.list, one: complaints.one };

/** Closes an open notification and reopens a closed one: shown at once, taken back when the server refuses. */
export function useToggle() {
  const intl = useIntl();
  const client = useQueryClient();
  const { update, settle } = useSave(complaints);
  async function toggle(complaint: Complaint): Promise<void> {
    const { id } = complaint;
    const status = complaint.status === 'open' ? 'closed' : 'open';
    showRecords(client, cached, [{ ...complaint, ...changedTo(status) }]);
    try {
      const changed = await update(complaint, { status });
      settle();
      toast(intl.formatMessage(status === 'closed' ? messages.closed : messages.reopened, { id }), {
        action: { label: intl.formatMessage(common.undo), onClick: () => void toggle(changed) },
      });
    } catch (error) {
      showRecords(client, cached, [complaint]);
      toast(intl.formatMessage(messages.changeFailed, { id, reason: reasonOf(error, intl) }), { variant: 'error' });
      await client.invalidateQueries({ queryKey: cached.queryKey });
    }
  }
  return useStable(toggle);
}
