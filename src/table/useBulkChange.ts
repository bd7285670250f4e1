import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { TableInstance } from './features';
import { latestOf, showRecords, type CachedRecords } from './queryCacheRecords';
import { useBulk } from './useBulk';

interface BulkChangeOptions<T extends { id: number; updated_at: string }> {
  table: TableInstance<T>;
  selected: T[];
  nameOf: (row: T) => string;
  cached: CachedRecords;
  /** Reads one row anew. */
  read: (row: T) => Promise<T>;
  /** Writes one row and returns it as it is then. */
  write: (row: T, change: Partial<T>) => Promise<T>;
  /** Makes stale what the writes have made stale. */
  settle: () => void;
}

/**
 * Changes of the selected rows: shown at once, and taken back in those rows that the server refuses or that a cancel leaves
 * out. Trying again begins with the row as it is by then. Render `dialog`.
 */
export function useBulkChange<T extends { id: number; updated_at: string }>(
  options: BulkChangeOptions<T>,
): {
  change: (title: string, change: Partial<T>, rows?: T[]) => void;
  dialog: ReactNode;
} {
  const { table, selected, nameOf, cached, read, write, settle } = options;
  const client = useQueryClient();
  const { run, dialog } = useBulk<T>(nameOf);
  const change = (title: string, patch: Partial<T>, rows = selected) => {
    const after = new Map<number, T>();
    const tried = new Set<number>();
    void run({
      title,
      rows,
      onStart: (started) => {
        table.resetRowSelection(true);
        for (const row of started) after.set(row.id, latestOf(client, cached, row));
        showRecords(
          client,
          cached,
          started.map((row) => ({ ...(after.get(row.id) ?? row), ...patch })),
        );
      },
      perform: async (row) => {
        // No list may hold it that would have read it anew.
        if (tried.has(row.id)) after.set(row.id, await read(row));
        tried.add(row.id);
        after.set(row.id, await write(after.get(row.id) ?? row, patch));
      },
      onSettled: () => {
        showRecords(client, cached, [...after.values()]);
        settle();
      },
    });
  };
  return { change, dialog };
}
