import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { getUpdateComplaintMutationOptions } from '@/api/generated/complaints/complaints';
import type { Complaint } from '@/api/generated/dashboard.schemas';
import { ifMatch } from '@/form/problem';
import { useWrite } from '@/form/write';
import { common } from '@/i18n/common';
import { reasonOf } from '@/table/BulkReportDialog';
import { showRecords } from '@/table/kept';
import { toast } from '@/ui/toast';
import { complaintMessages as messages } from './messages';
import { changedTo, keptComplaints } from './kept';

export const otherStatus = ({ status }: Complaint): Complaint['status'] => (status === 'open' ? 'closed' : 'open');

/** Closes an open notification and reopens a closed one: shown at once, taken back when the server refuses. */
export function useToggle() {
  const intl = useIntl();
  const client = useQueryClient();
  const write = useWrite();
  async function toggle(complaint: Complaint): Promise<void> {
    const { id } = complaint;
    const status = otherStatus(complaint);
    showRecords(client, keptComplaints, [{ ...complaint, ...changedTo(status) }]);
    try {
      const { complaint: changed } = await write.run(
        (queryClient) => getUpdateComplaintMutationOptions(queryClient, { request: ifMatch(complaint) }),
        { id, data: { status } },
      );
      toast(intl.formatMessage(status === 'closed' ? messages.closed : messages.reopened, { id }), {
        action: { label: intl.formatMessage(common.undo), onClick: () => void toggle(changed) },
      });
    } catch (error) {
      showRecords(client, keptComplaints, [complaint]);
      toast(intl.formatMessage(messages.changeFailed, { id, reason: reasonOf(error, intl) }), { variant: 'error' });
      await client.invalidateQueries({ queryKey: keptComplaints.queryKey });
    }
  }
  return toggle;
}
