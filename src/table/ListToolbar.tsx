import type { RowData } from '@tanstack/react-table';
import type { MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';
import type { RowStream } from '@/api/rowStream';
import { ColumnsMenu } from './ColumnsMenu';
import { ExportButton } from './ExportButton';
import type { TableInstance } from './features';
import { FilterBar } from './FilterBar';
import type { Filter, UseCounts } from './filters';
import type { TablePrefs } from './prefs';
import type { TableSearch } from './search';
import { SearchInput } from './SearchInput';
import { Toolbar } from './TableFrame';
import type { TableState } from './useTableState';

interface ListToolbarProps<T extends RowData, S extends TableSearch> {
  /** What `useListTable` or `useDataTable` gives. */
  list: { table: TableInstance<T>; prefs: TablePrefs; changePrefs: (patch: Partial<TablePrefs>) => void };
  state: TableState<S>;
  filters: Filter<S>[];
  useCounts: UseCounts;
  /** All rows of the list as filtered and sorted, for the file. */
  load: (signal: AbortSignal) => Promise<RowStream<T>>;
  /** Name of the file, without date and ending. */
  file: string;
  /** What the search looks into. */
  searchLabel: MessageDescriptor;
}

/** Search, filters, export and columns, as every list has them. */
export function ListToolbar<T extends RowData, S extends TableSearch>(props: ListToolbarProps<T, S>) {
  const { list, state, filters, useCounts, load, file, searchLabel } = props;
  const intl = useIntl();
  return (
    <Toolbar
      end={
        <>
          <ExportButton table={list.table} name={file} load={load} />
          <ColumnsMenu table={list.table} prefs={list.prefs} onChange={list.changePrefs} />
        </>
      }
    >
      <SearchInput
        value={state.search.q}
        onSearch={(q) => state.set({ q } as Partial<S>, true)}
        label={intl.formatMessage(searchLabel)}
      />
      <FilterBar filters={filters} state={state} useCounts={useCounts} />
    </Toolbar>
  );
}
