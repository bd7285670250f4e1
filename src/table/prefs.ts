import { useCallback, useSyncExternalStore } from 'react';
import { listenersOf, readStored, writeStored } from '@/api/browserState';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from './search';

/** How a person has arranged a table. */
export interface TablePrefs {
  /** Column ids in the order wanted; columns that came later follow in their own order. */
  order: string[];
  /** Shown (true) or hidden (false) against the column's default. */
  visibility: Record<string, boolean>;
  density: 'normal' | 'dense';
  pageSize: number;
  /** The person's own columns, while those of a view are shown. */
  own?: Columns;
}

type Columns = Pick<TablePrefs, 'order' | 'visibility'>;

export const NO_PREFS: TablePrefs = { order: [], visibility: {}, density: 'normal', pageSize: DEFAULT_PAGE_SIZE };
const { subscribe, notify } = listenersOf();
const cache = new Map<string, TablePrefs>();

const columnsIn = ({ order, visibility }: Partial<Columns>): Columns => ({
  order: Array.isArray(order) ? order.map(String) : [],
  visibility: visibility && typeof visibility === 'object' ? { ...visibility } : {},
});

/** Local storage may be forbidden or hold nonsense; then the table has its defaults. */
function read(key: string): TablePrefs {
  const known = cache.get(key);
  if (known) return known;
  let prefs = NO_PREFS;
  try {
    const stored = JSON.parse(readStored(key) ?? '{}') as Partial<TablePrefs>;
    prefs = {
      ...columnsIn(stored),
      ...(stored.own && typeof stored.own === 'object' ? { own: columnsIn(stored.own) } : {}),
      density: stored.density === 'dense' ? 'dense' : 'normal',
      pageSize: PAGE_SIZES.find((size) => size === stored.pageSize) ?? DEFAULT_PAGE_SIZE,
    };
  } catch {
    // Defaults.
  }
  cache.set(key, prefs);
  return prefs;
}

function write(key: string, prefs: TablePrefs) {
  cache.set(key, prefs);
  writeStored(key, JSON.stringify(prefs));
  notify();
}

/** Another tab has changed an arrangement, or cleared all; also while no table is on the screen. */
if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key) cache.delete(key);
    else cache.clear();
    notify();
  });
}

const keyOf = (tableId: string, userId: number | string) => `table.${userId}.${tableId}`;

/** What `useTablePrefs` has now. */
export const readPrefs = (tableId: string, userId: number | string) => read(keyOf(tableId, userId));

/** The arrangement of one table for one user, in local storage under `table.<user>.<table>`, shared by all open tabs. */
export function useTablePrefs(tableId: string, userId: number | string) {
  const key = keyOf(tableId, userId);
  const prefs = useSyncExternalStore(subscribe, () => read(key));
  const change = useCallback((patch: Partial<TablePrefs>) => write(key, { ...read(key), ...patch }), [key]);
  return [prefs, change] as const;
}
