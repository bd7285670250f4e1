import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { allPages } from '@/api/allPages';
import { listComplaints } from '@/api/generated/complaints/complaints';
import type { Complaint, ComplaintStatus } from '@/api/generated/dashboard.schemas';
import { common } from '@/i18n/common';
import { reasonOf } from '@/table/BulkReportDialog';
import { useSave } from '@/table/useSave';
import { toast } from '@/ui/toast';
import { useStable } from '@/ui/useStable';
import { complaints } from '@/resources/complaints/commands';
import { inboxMessages as messages } from './messages';

/** As in a sentence. */
export const placeOf = ({ location_name, location_id, id }: Complaint) => location_name ?? location_id ?? `#${id}`;

/** The query function for all open notifications of a case. */
const openOf = (case_id: number) =>
  allPages((page, ...rest) => listComplaints({ ...page, case_id, status: ['open'] }, ...rest), 'complaints');

/** Closes all open notifications of a case, and takes the last time back. */
export function useDone() {
  const intl = useIntl();
  const client = useQueryClient();
  const { update, settle } = useSave(complaints);
  const last = useRef<{ lead: Complaint; closed: Complaint[] }>(undefined);

  const change = (rows: readonly Complaint[], status: ComplaintStatus) =>
    Promise.all(rows.map((row) => update(row, { status })));
  async function tried(lead: Complaint, work: () => Promise<string>, undo?: () => void): Promise<void> {
    try {
      const text = await work();
      toast(text, undo && { action: { label: intl.formatMessage(common.undo), onClick: undo } });
    } catch (error) {
      const reason = reasonOf(error, intl);
      toast(intl.formatMessage(messages.failed, { place: placeOf(lead), reason }), { variant: 'error' });
    }
    settle();
    await client.invalidateQueries({ queryKey: [complaints.list] });
  }
  const undo = useStable(async (): Promise<void> => {
    const { lead, closed } = last.current ?? {};
    last.current = undefined;
    if (!lead || !closed) return;
    await tried(lead, async () => {
      await change(closed, 'open');
      return intl.formatMessage(messages.undone, { place: placeOf(lead) });
    });
  });
  const done = useStable((lead: Complaint) =>
    tried(
      lead,
      async () => {
        const { complaints: rows } = await openOf(lead.case.id)(new AbortController());
        const closed = await change(rows, 'closed');
        last.current = { lead, closed };
        return intl.formatMessage(messages.closed, { count: closed.length, place: placeOf(lead) });
      },
      () => void undo(),
    ),
  );
  return { done, undo };
}
