import { useMemo } from 'react';
import type { IntlShape } from 'react-intl';
import { ListHistoryFacetsItem, type HistoryEntry, type HolidayRegion } from '@/api/generated/dashboard.schemas';
import { getListHistoryQueryOptions, listHistory, useListHistory } from '@/api/generated/history/history';
import { fieldsOf } from '@/fields/field';
import { choice, date, filterOnly, key, list, text, time } from '@/fields/kinds';
import { listOf } from '@/fields/list';
import type { TextContext } from '@/table/features';
import type { ListSource } from '@/table/resource';
import { changeText, valuesOf, type Change } from './changes';
import { actionMessages, historyLabels as label, historyTexts, kindMessages, sourceMessages } from './messages';
import { historySearch } from './search';
import { useRegions } from '../complaints/regionName';

/** The names of those who changed something, the most frequent first. */
const useActors = (typed: string) =>
  (useListHistory({ page_size: 1, facets: [ListHistoryFacetsItem.actor] }).data?.facets?.actor ?? [])
    .filter(({ value }) => value.toLowerCase().includes(typed.toLowerCase()) && value !== '')
    .map(({ value }) => ({ value }));
const fieldsWith = (regions: readonly HolidayRegion[] | undefined) =>
  fieldsOf<HistoryEntry>()({
    record: key(label.record, { width: 150 }),
    at: time(label.at, { width: 172 }),
    actor: text(label.actor, { width: 125, useSuggestions: useActors }),
    action: choice(label.action, actionMessages, { width: 105, isState: true }),
    changes: list(
      label.changes,
      (change: Change, intl: IntlShape, areaName: TextContext['areaName']) =>
        changeText(change, intl, areaName, regions),
      {
        width: 273,
        isWide: true,
        read: valuesOf,
      },
    ),
    kind: choice(label.kind, kindMessages, { width: 155 }),
    work_date: date(label.work_date, { width: 140, column: 'varied' }),
    source: choice(label.source, sourceMessages, { width: 130, column: 'varied' }),
    record_key: filterOnly(label.record_key),
  });

/** What was changed; nobody changes that. @param regions by which those of public holidays are named, on the screen and in the file */
const historyWith = (regions?: readonly HolidayRegion[]): ListSource<HistoryEntry> => ({
  list: 'history',
  texts: historyTexts,
  areas: false,
  ...listOf<HistoryEntry>(fieldsWith(regions), historySearch, ListHistoryFacetsItem),
  query: getListHistoryQueryOptions,
  rows: listHistory,
});
export const history = historyWith();

/** The list with the names of the regions, once they are here. */
export function useHistory(): ListSource<HistoryEntry> {
  const { data: regions } = useRegions();
  return useMemo(() => (regions ? historyWith(regions) : history), [regions]);
}
