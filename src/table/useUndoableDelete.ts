import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { formMessages } from '@/form/messages';
import { common } from '@/i18n/common';
import { toast } from '@/ui/toast';
import { reasonOf } from './BulkReportDialog';
import { hideAndDelete, type PendingDelete } from './pendingDelete';
import { useStable } from '@/ui/useStable';

interface UndoableDelete<T> extends Pick<PendingDelete<T>, 'list' | 'send'> {
  nameOf: (row: T) => string;
  /** Keys of what is read again afterwards. */
  stale: QueryKey[];
  /** Hears at once what goes, to close what shows it. */
  onRemove: (rows: T[]) => void;
}

/**
 * Delete with a way back: the rows vanish and the toast offers Undo; the request goes out when the toast goes. So an undo
 * needs no restore call, keeps ids and history, and nothing can be half restored; the price is that others still see the
 * rows for those three seconds. Only the server's answer is called a success; if it refuses, the rows come back and a toast
 * says why.
 */
export function useUndoableDelete<T extends { id: number }>(options: UndoableDelete<T>) {
  const { list, send, nameOf, stale, onRemove } = options;
  const intl = useIntl();
  const client = useQueryClient();
  return useStable((rows: T[]) => {
    onRemove(rows);
    const pending = hideAndDelete({
      list,
      send,
      rows,
      idOf: ({ id }) => id,
      onSettled: async ({ failed }) => {
        await Promise.all(stale.map((queryKey) => client.invalidateQueries({ queryKey })));
        const [first] = failed;
        if (!first) {
          toast(intl.formatMessage(formMessages.deleted));
          return;
        }
        toast(intl.formatMessage(formMessages.deleteFailed), { variant: 'error' });
        const reasons = failed.slice(0, 3).map(({ row, error }) => `${nameOf(row)}: ${reasonOf(error, intl)}`);
        toast(reasons.join(' · '), { variant: 'warning', duration: 8000 });
      },
    });
    const [one] = rows;
    const values = { n: rows.length, name: one && nameOf(one) };
    toast(intl.formatMessage(formMessages.deleting, values), {
      variant: 'info',
      action: { label: intl.formatMessage(common.undo), onClick: pending.undo },
      onClose: pending.commit,
    });
  });
}
