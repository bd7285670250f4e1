import { useQueryClient } from '@tanstack/react-query';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { WHOLE } from '@/api/allPages';
import { listTours } from '@/api/generated/tours/tours';
import { staleAfter } from '@/api/stale';
import { ifMatch, statusOf } from '@/form/problem';
import { common } from '@/i18n/common';
import { formatShortDay, today } from '@/i18n/dates';
import { toast } from '@/ui/toast';
import { useStable } from '@/ui/useStable';
import { runBulk, type BulkReport } from './bulk';
import { reasonOf } from './BulkReportDialog';
import { tableMessages } from './messages';
import { dropRecords } from './queryCacheRecords';
import type { Rec, Resource } from './resource';

/** Lets the requests outlive the page they were sent from. */
const KEEPALIVE = { adapter: 'fetch', fetchOptions: { keepalive: true } } as const;

/** As many planned tours as a message names. */
const MOST = 3;

/**
 * Deletes rows: they vanish and all requests are sent at once; what the server refuses comes back, with the reason. The message offers
 * Undo, which restores what was deleted. `onRemove` is called at once with the rows, to close what shows them.
 */
export function useUndoableDelete<T extends Rec, I>(
  {
    list,
    remove,
    restore,
    nameOf,
    isOnTour,
  }: Pick<Resource<T, I, never>, 'list' | 'remove' | 'restore' | 'nameOf' | 'isOnTour'>,
  onRemove: (rows: T[]) => void,
) {
  const intl = useIntl();
  const client = useQueryClient();

  const settle = async ({ failed }: BulkReport<T>, title: MessageDescriptor, reason = reasonOf) => {
    if (failed.length > 0) {
      toast(intl.formatMessage(title), { variant: 'error' });
      const reasons = failed.map(({ row, error }) => `${nameOf(row)}: ${reason(error, intl)}`);
      toast(reasons.join(' · '), { variant: 'warning', duration: 8000 });
    }
    // Other pages were shortened too: one that is not on screen is read anew, or it would seem to be past the end.
    client.removeQueries({ queryKey: [list], type: 'inactive' });
    await Promise.all(staleAfter(list).map((root) => client.invalidateQueries({ queryKey: [root] })));
  };

  const undo = async (rows: T[], perform: (row: T) => Promise<unknown>) => {
    const report = await runBulk(rows, { perform, lanes: rows.length });
    if (report.done.length > 0) toast(intl.formatMessage(tableMessages.restored, { n: report.done.length }));
    await settle(report, tableMessages.restoreFailed, (error) =>
      statusOf(error) === 404 ? intl.formatMessage(tableMessages.restoreTooLate) : reasonOf(error, intl),
    );
  };

  return useStable(async (rows: T[]) => {
    onRemove(rows);
    const before = client.getQueriesData({ queryKey: [list] });
    dropRecords(client, list, rows);
    // Asked before: of a driver who is gone no tour knows. It delays no deletion.
    const planned = isOnTour && listTours({ ...WHOLE, status: ['planned'], start: today() }).catch(() => undefined);
    // All at once: none waits in a page that may be left.
    const perform = async (row: T) => remove?.(row, { ...ifMatch(row), ...KEEPALIVE });
    const report = await runBulk(rows, { perform, lanes: rows.length });
    const { done } = report;
    if (done[0])
      toast(intl.formatMessage(tableMessages.deleted, { n: done.length, name: nameOf(done[0]) }), {
        action: restore && { label: intl.formatMessage(common.undo), onClick: () => void undo(done, restore) },
      });
    else for (const [queryKey, response] of before) client.setQueryData(queryKey, response);
    await settle(report, tableMessages.deleteFailed);
    const tours = (await planned)?.tours.filter((tour) => done.some((row) => isOnTour?.(row, tour))) ?? [];
    if (tours.length === 0) return;
    const named = tours.slice(0, MOST).map((tour) => `${tour.route_name} (${formatShortDay(intl, tour.date)})`);
    const text = [...named, ...(tours.length > MOST ? ['…'] : [])].join(', ');
    toast(intl.formatMessage(tableMessages.plannedTours, { n: tours.length, tours: text }), {
      variant: 'warning',
      duration: 8000,
    });
  });
}
