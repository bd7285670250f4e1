import { AreaState, ListAreasSort } from '@/api/generated/dashboard.schemas';
import { record } from '@/search/schema';
import { filter, listSearch } from '@/table/search';

/** What the URL of the Areas screen holds: the list with its filter, and the area whose details are open. */
export const areasListSearch = listSearch(ListAreasSort, 'name', { state: filter.choice(AreaState) }, { id: record() });
