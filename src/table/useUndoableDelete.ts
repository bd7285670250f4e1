import { useIntl } from 'react-intl';
import { formMessages } from '@/form/messages';
import { common } from '@/i18n/common';
import { getToasts, subscribeToasts, toast } from '@/ui/toast';
import { reasonOf } from './BulkReportDialog';
import { hideAndDelete, type PendingDelete } from './pendingDelete';

interface UndoableDelete<T> extends Omit<PendingDelete<T>, 'onSettled' | 'rows'> {
  nameOf: (row: T) => string;
  /** Reads the lists again. */
  refresh: () => Promise<unknown>;
}

/**
 * Delete with a way back: the rows vanish and the toast offers Undo; the request goes out when the toast goes. So an undo
 * needs no restore call, keeps ids and history, and nothing can be half restored; the price is that others still see the
 * rows for those three seconds. If the server refuses, the rows come back and a toast says why.
 */
export function useUndoableDelete<T>({ nameOf, refresh, ...rest }: UndoableDelete<T>) {
  const intl = useIntl();
  return (rows: T[]) => {
    const pending = hideAndDelete({
      ...rest,
      rows,
      onSettled: async ({ failed }) => {
        await refresh();
        const [first] = failed;
        if (!first) return;
        toast(intl.formatMessage(formMessages.deleteFailed), { variant: 'error' });
        const reasons = failed.slice(0, 3).map(({ row, error }) => `${nameOf(row)}: ${reasonOf(error, intl)}`);
        toast(reasons.join(' · '), { variant: 'warning', duration: 8000 });
      },
    });
    const id = toast(intl.formatMessage(formMessages.deleted), {
      action: { label: intl.formatMessage(common.undo), onClick: pending.undo },
    });
    const stop = subscribeToasts(() => {
      if (getToasts().some((item) => item.id === id && !item.leaving)) return;
      stop();
      pending.commit();
    });
  };
}
