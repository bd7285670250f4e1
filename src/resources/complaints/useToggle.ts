import { useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { getListComplaintsQueryKey, getUpdateComplaintMutationOptions } from '@/api/generated/complaints/complaints';
import type { Complaint } from '@/api/generated/dashboard.schemas';
import { ifMatch } from '@/form/problem';
import { useWrite } from '@/form/write';
import { common } from '@/i18n/common';
import { reasonOf } from '@/table/BulkReportDialog';
import { useStable } from '@/table/useStable';
import { toast } from '@/ui/toast';
import { complaintMessages as messages } from './messages';
import { showAs } from './showAs';

export const otherStatus = ({ status }: Complaint): Complaint['status'] => (status === 'open' ? 'closed' : 'open');

/** Closes an open notification and reopens a closed one: shown at once, taken back when the server refuses. */
export function useToggle() {
  const intl = useIntl();
  const client = useQueryClient();
  const write = useWrite();
  const toggle: (complaint: Complaint) => Promise<void> = useStable(async (complaint) => {
    const { id } = complaint;
    const status = otherStatus(complaint);
    const takeBack = showAs(client, {
      ...complaint,
      status,
      closed_at: status === 'closed' ? new Date().toISOString() : null,
    });
    try {
      const { complaint: changed } = await write.run(
        (queryClient) => getUpdateComplaintMutationOptions(queryClient, { request: ifMatch(complaint) }),
        { id, data: { status } },
      );
      toast(intl.formatMessage(status === 'closed' ? messages.closed : messages.reopened, { id }), {
        action: { label: intl.formatMessage(common.undo), onClick: () => void toggle(changed) },
      });
    } catch (error) {
      takeBack();
      toast(intl.formatMessage(messages.changeFailed, { id, reason: reasonOf(error, intl) }), { variant: 'error' });
      await client.invalidateQueries({ queryKey: getListComplaintsQueryKey() });
    }
  });
  return toggle;
}
