import { useSyncExternalStore } from 'react';
import { runBulk, type BulkReport } from './bulk';

/** Lets a request outlive the page it was sent from. */
export const KEEPALIVE = { adapter: 'fetch', fetchOptions: { keepalive: true } } as const;

export interface PendingDelete<T> {
  /** Which list the rows are of. */
  list: string;
  rows: T[];
  idOf: (row: T) => number;
  /** Deletes one row. `extra` are request options, to be merged into the call's. */
  send: (row: T, extra: object) => Promise<unknown>;
  /** After the last answer; the rows show again when it is through, unless the list has lost them by then. */
  onSettled: (report: BulkReport<T>) => unknown;
}

const NONE: ReadonlySet<number> = new Set();
let hidden: Record<string, ReadonlySet<number>> = {};
let waiting: { id: object; commit: (extra: object) => Promise<void> | undefined } | null = null;
const listeners = new Set<() => void>();

function change(list: string, ids: number[], hide: boolean) {
  const next = new Set(hidden[list]);
  for (const id of ids)
    if (hide) next.add(id);
    else next.delete(id);
  hidden = { ...hidden, [list]: next };
  for (const listener of listeners) listener();
}

/**
 * Hides rows at once and deletes them when `commit` is called, or when the page is left. There is one such deletion at a
 * time: the next one commits the one before. `undo` shows the rows again; nothing has been sent then.
 */
export function hideAndDelete<T>({ list, rows, idOf, send, onSettled }: PendingDelete<T>) {
  void waiting?.commit({});
  const id = {};
  const ids = rows.map(idOf);
  change(list, ids, true);
  const take = () => {
    if (waiting?.id !== id) return false;
    waiting = null;
    return true;
  };
  const commit = (extra: object = {}) => {
    if (!take()) return;
    return runBulk(rows, { perform: (row) => send(row, extra) }).then(async (report) => {
      await onSettled(report);
      change(list, ids, false);
    });
  };
  waiting = { id, commit };
  return {
    commit: () => void commit(),
    undo: () => {
      if (take()) change(list, ids, false);
    },
  };
}

/** Sends what still waits, for the moment before signing out. Resolves when all of it has been answered. */
export const flushPendingDelete = async () => waiting?.commit({});

// A closed tab or a page in the background may never come back to send it.
if (typeof addEventListener === 'function') addEventListener('pagehide', () => void waiting?.commit(KEEPALIVE));

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Ids of a list's rows that are about to be deleted; leave them out of what is shown. */
export const useHidden = (list: string): ReadonlySet<number> =>
  useSyncExternalStore(subscribe, () => hidden[list] ?? NONE);
