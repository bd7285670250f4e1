import type { components } from '@/api/generated/server';
import type { Handlers } from '../call';

/** What the history has of one record, newest first, as it is begun with. */
export const historyHandlers: Handlers = {
  getRecordHistory: ({ store, caller, params, query: { page = 1, page_size: size = 10 }, now }) => {
    const all = store.rows(
      'history',
      caller.customerId,
      now,
    ) as readonly unknown[] as components['schemas']['HistoryEntry'][];
    const own = all.filter(({ kind, record_key: key }) => kind === params.kind && key === params.key);
    const history = own.slice((page - 1) * size, page * size);
    return { status: 200, body: { history, total_routes: own.length } };
  },
};
