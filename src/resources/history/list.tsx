import { useIntl } from 'react-intl';
import { ListHistoryFacetsItem, type HistoryEntry } from '@/api/generated/dashboard.schemas';
import { getListHistoryQueryOptions, listHistory, useListHistory } from '@/api/generated/history/history';
import { fieldsOf } from '@/fields/field';
import { choice, date, filterOnly, key, list, text, time, useAreaName } from '@/fields/kinds';
import { listOf } from '@/fields/list';
import type { ListSource } from '@/table/resource';
import { TextCell } from '@/table/cells';
import { changeText, valuesOf, type Change } from './changes';
import { actionMessages, historyLabels as label, historyTexts, kindMessages, sourceMessages } from './messages';
import { historySearch } from './search';
import { useRegions } from '../complaints/regionName';

/** The names of those who changed something, the most frequent first. */
const useActors = (typed: string) =>
  (useListHistory({ page_size: 1, facets: [ListHistoryFacetsItem.actor] }).data?.facets?.actor ?? [])
    .filter(({ value }) => value.toLowerCase().includes(typed.toLowerCase()) && value !== '')
    .map(({ value }) => ({ value }));
const historyFields = fieldsOf<HistoryEntry>()({
  record: key(label.record, { width: 150 }),
  at: time(label.at, { width: 172 }),
  actor: text(label.actor, { width: 125, useSuggestions: useActors }),
  action: choice(label.action, actionMessages, { width: 105, isState: true }),
  changes: list(label.changes, changeText, {
    ...{ width: 273, isWide: true, read: valuesOf },
    cell: (changes) => <ChangesCell changes={changes} />,
  }),
  kind: choice(label.kind, kindMessages, { width: 155 }),
  work_date: date(label.work_date, { width: 140, column: 'varied' }),
  source: choice(label.source, sourceMessages, { width: 130, column: 'varied' }),
  record_key: filterOnly(label.record_key),
});

/** What was changed; nobody changes that. */
export const history: ListSource<HistoryEntry> = {
  list: 'history',
  texts: historyTexts,
  areas: false,
  ...listOf<HistoryEntry>(historyFields, historySearch, ListHistoryFacetsItem),
  query: getListHistoryQueryOptions,
  rows: listHistory,
};

function ChangesCell({ changes }: { changes: readonly Change[] }) {
  const intl = useIntl();
  const areaName = useAreaName();
  const { data: regions } = useRegions(changes.some(({ field }) => field === 'working_hours'));
  return <TextCell value={changes.map((change) => changeText(change, intl, areaName, regions)).join('; ')} />;
}
