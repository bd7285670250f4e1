import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCan } from '@/access/useCan';
import type { Bin } from '@/api/generated/dashboard.schemas';
import { ColumnsMenu } from '@/table/ColumnsMenu';
import { CommandButton } from '@/table/CommandButton';
import { DataTable } from '@/table/DataTable';
import { EmptyRows } from '@/table/EmptyRows';
import { ExportButton } from '@/table/ExportButton';
import { FilterBar } from '@/table/FilterBar';
import { Pager } from '@/table/Pager';
import { useHidden } from '@/table/pendingDelete';
import { RowCommandsProvider } from '@/table/rowCommands';
import { SearchInput } from '@/table/SearchInput';
import { TableFrame, Toolbar } from '@/table/TableFrame';
import { useDataTable } from '@/table/useDataTable';
import { useNoPagePastEnd, useTableState } from '@/table/useTableState';
import { PageHeader } from '@/ui/PageHeader';
import { BinsBulk } from './BinsBulk';
import { binColumns } from './columns';
import { binFilters } from './filters';
import { binMessages as messages } from './messages';
import { useBinCommands } from './useBinCommands';
import { useBins } from './useBins';
import { useRemoveBins } from './useRemoveBins';

const route = getRouteApi('/_main/dt/bins');
const BinDialog = lazy(() => import('./BinDialog').then((m) => ({ default: m.BinDialog })));
const BinDrawer = lazy(() => import('./BinDrawer').then((m) => ({ default: m.BinDrawer })));

export function BinsScreen() {
  const intl = useIntl();
  const search = route.useSearch();
  const state = useTableState(search, route.useNavigate());
  const { query, useCounts, load } = useBins(search);
  const hidden = useHidden('bins');
  const rows = useMemo(() => query.data?.bins.filter((bin) => !hidden.has(bin.id)), [query.data, hidden]);
  const total = query.data?.total_routes;
  useNoPagePastEnd(state, query.isPlaceholderData ? undefined : total);
  const { table, prefs, changePrefs } = useDataTable({
    tableId: 'bins',
    columns: binColumns,
    rows,
    state,
    getRowId: (bin) => String(bin.id),
  });

  const [editing, setEditing] = useState<Bin | 'new' | null>(null);
  const open = (id: number | undefined) => state.patch({ id });
  const remove = useRemoveBins((gone) => {
    if (gone.some((bin) => bin.id === search.id)) open(undefined);
  });
  const commands = useBinCommands(setEditing, remove);
  const canWrite = useCan('bins:write');
  const create = (
    <CommandButton disabled={!canWrite} reason={intl.formatMessage(messages.noWrite)} onClick={() => setEditing('new')}>
      <Plus aria-hidden />
      {intl.formatMessage(messages.create)}
    </CommandButton>
  );

  return (
    <TableFrame>
      <PageHeader title={intl.formatMessage(messages.title)} actions={create} />
      <Toolbar
        end={
          <>
            <ExportButton table={table} name="containers" load={load} />
            <ColumnsMenu table={table} prefs={prefs} onChange={changePrefs} />
          </>
        }
      >
        <SearchInput
          value={search.q}
          onSearch={(q) => state.set({ q }, true)}
          label={intl.formatMessage(messages.search)}
        />
        <FilterBar filters={binFilters} state={state} useCounts={useCounts} />
      </Toolbar>
      <BinsBulk table={table} remove={remove} />
      <RowCommandsProvider value={commands}>
        <DataTable
          table={table}
          query={query}
          label={intl.formatMessage(messages.title)}
          dense={prefs.density === 'dense'}
          offset={(search.page - 1) * search.page_size}
          total={total}
          onOpen={(row) => open(row.original.id)}
          openId={search.id === undefined ? undefined : String(search.id)}
          empty={
            <EmptyRows state={state} filters={binFilters} action={create}>
              {intl.formatMessage(messages.empty)}
            </EmptyRows>
          }
        />
      </RowCommandsProvider>
      <Pager state={state} total={total} />
      <Suspense>
        <BinDrawer
          id={search.id}
          onClose={() => open(undefined)}
          onEdit={setEditing}
          onRemove={(bin) => remove([bin])}
        />
      </Suspense>
      <Suspense>
        {editing ? <BinDialog bin={editing === 'new' ? undefined : editing} onClose={() => setEditing(null)} /> : null}
      </Suspense>
    </TableFrame>
  );
}
