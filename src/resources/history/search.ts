import { HistoryAction, HistoryKind, HistorySource, ListHistorySort } from '@/api/generated/dashboard.schemas';
import { filter, listSearch } from '@/table/search';

/** What the URL of the History screen holds: the list with its filters. */
export const historySearch = listSearch(
  ListHistorySort,
  '-at',
  {
    at: filter.dates('start', 'end'),
    actor: filter.text(200),
    kind: filter.choice(HistoryKind),
    action: filter.choice(HistoryAction),
    source: filter.choice(HistorySource),
    record_key: filter.text(100),
  },
  {},
);
