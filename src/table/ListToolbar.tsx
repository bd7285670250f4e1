import { Button } from '@chakra-ui/react';
import type { RowData } from '@tanstack/react-table';
import { useIntl } from 'react-intl';
import { ColumnsMenu } from './ColumnsMenu';
import { ExportButton } from './ExportButton';
import { tableMessages } from './messages';
import { FilterBar } from './FilterBar';
import type { TableSearch } from './search';
import { SearchInput } from './SearchInput';
import { Toolbar } from './TableFrame';
import type { List } from './useList';

/** Search, filters, export and columns, as every list has them. */
export function ListToolbar<R extends RowData, S extends TableSearch>({ list }: { list: List<R, S> }) {
  const { source, state } = list;
  const intl = useIntl();
  return (
    <Toolbar
      end={
        <>
          {source.order && state.search.sort !== source.order ? (
            <Button size="sm" variant="ghost" onClick={() => state.set({ sort: source.order } as Partial<S>)}>
              {intl.formatMessage(tableMessages.defaultOrder)}
            </Button>
          ) : null}
          <ExportButton
            table={list.table}
            name={source.file ?? source.list}
            more={source.fileColumns}
            geo={source.geo}
            load={list.load}
          />
          <ColumnsMenu table={list.table} prefs={list.prefs} onChange={list.changePrefs} />
        </>
      }
    >
      <SearchInput
        value={state.search.q}
        onSearch={(q) => state.set({ q } as Partial<S>, true)}
        label={intl.formatMessage(source.texts.search)}
      />
      <FilterBar filters={list.filters} state={state} useCounts={list.useCounts} />
    </Toolbar>
  );
}
