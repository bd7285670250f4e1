import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { allPages } from '@/api/allPages';
import { listComplaints } from '@/api/generated/complaints/complaints';
import type { Complaint, ComplaintStatus } from '@/api/generated/dashboard.schemas';
import { currentOf } from '@/form/problem';
import { common } from '@/i18n/common';
import { reasonOf } from '@/table/BulkReportDialog';
import { useSave } from '@/table/useSave';
import { toast, toaster } from '@/ui/toast';
import { useStable } from '@/ui/useStable';
import { complaints } from '@/resources/complaints/commands';
import { inboxMessages as messages } from './messages';

/** As in a sentence. */
export const placeOf = ({ location_name, location_id, id }: Complaint) => location_name ?? location_id ?? `#${id}`;

/** The query function for all open notifications of a case. */
const openOf = (case_id: number) =>
  allPages((page, ...rest) => listComplaints({ ...page, case_id, status: ['open'] }, ...rest), 'complaints');

/** The notifications of a case that were closed, until that is taken back. */
interface Closed {
  lead: Complaint;
  closed: Complaint[];
  /** Settles when they are closed, or were not. */
  work?: Promise<unknown>;
  /** Its message, which offers to take it back. */
  toast?: string;
}

/** Closes all open notifications of a case, and takes that back: one after another from the last, unless said otherwise. */
export function useDone() {
  const intl = useIntl();
  const client = useQueryClient();
  const { update, settle } = useSave(complaints);
  /** What can be taken back, the last at the end. */
  const done = useRef<Closed[]>([]);
  /** Cases that are being closed: they are in the list until that is done. */
  const closing = useRef(new Set<number>());

  /** Those that were changed, and why one was not; what somebody else has changed in the same way is no failure. */
  async function change(rows: readonly Complaint[], status: ComplaintStatus) {
    const answers = await Promise.allSettled(rows.map((row) => update(row, { status })));
    const changed = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const failure = answers.find(
      (one) => one.status === 'rejected' && currentOf<Complaint>(one.reason)?.status !== status,
    );
    return { changed, failure: failure as PromiseRejectedResult | undefined };
  }
  async function tried(
    lead: Complaint,
    failed: (typeof messages)['failed' | 'notUndone'],
    work: () => Promise<PromiseRejectedResult | undefined>,
  ): Promise<void> {
    try {
      const failure = await work();
      if (failure) throw failure.reason;
    } catch (error) {
      const reason = reasonOf(error, intl);
      toast(intl.formatMessage(failed, { place: placeOf(lead), reason }), { variant: 'error' });
    }
    settle();
    await client.invalidateQueries({ queryKey: [complaints.list] });
  }
  const forget = (one: Closed) => {
    done.current = done.current.filter((other) => other !== one);
  };
  const undo = useStable(async (one: Closed | undefined = done.current.at(-1)): Promise<void> => {
    if (!one) return;
    forget(one);
    await one.work;
    const closed = one.closed.splice(0);
    if (closed.length === 0) return;
    toaster.dismiss(one.toast);
    await tried(one.lead, messages.notUndone, async () => {
      const { failure } = await change(closed, 'open');
      if (!failure) toast(intl.formatMessage(messages.undone, { place: placeOf(one.lead) }));
      return failure;
    });
  });
  const close = async (one: Closed) => {
    const { lead } = one;
    const { complaints: rows } = await openOf(lead.case.id)(new AbortController());
    const { changed, failure } = await change(rows, 'closed');
    // Otherwise somebody was faster.
    if (changed.length > 0) {
      one.closed = changed;
      one.toast = toast(intl.formatMessage(messages.closed, { count: changed.length, place: placeOf(lead) }), {
        action: { label: intl.formatMessage(common.undo), onClick: () => void undo(one) },
      });
    }
    return failure;
  };
  const finish = useStable(async (lead: Complaint) => {
    const { id } = lead.case;
    if (closing.current.has(id)) return;
    closing.current.add(id);
    const one: Closed = { lead, closed: [] };
    done.current.push(one);
    const work = close(one).finally(() => {
      closing.current.delete(id);
      if (one.closed.length === 0) forget(one);
    });
    one.work = Promise.allSettled([work]);
    await tried(lead, messages.failed, () => work);
  });
  return { done: finish, undo };
}
