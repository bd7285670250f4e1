import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCan } from '@/access/useCan';
import type { Driver } from '@/api/generated/dashboard.schemas';
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
import { DriversBulk } from './DriversBulk';
import { driverColumns } from './columns';
import { driverFilters } from './filters';
import { driverMessages as messages } from './messages';
import { useDriverCommands } from './useDriverCommands';
import { useDrivers } from './useDrivers';
import { useRemoveDrivers } from './useRemoveDrivers';

const route = getRouteApi('/_main/dt/drivers');
const DriverDialog = lazy(() => import('./DriverDialog').then((m) => ({ default: m.DriverDialog })));
const DriverDrawer = lazy(() => import('./DriverDrawer').then((m) => ({ default: m.DriverDrawer })));

export function DriversScreen() {
  const intl = useIntl();
  const search = route.useSearch();
  const state = useTableState(search, route.useNavigate());
  const { query, useCounts, load } = useDrivers(search);
  const hidden = useHidden('drivers');
  const rows = useMemo(() => query.data?.drivers.filter((driver) => !hidden.has(driver.id)), [query.data, hidden]);
  const total = query.data?.total_routes;
  useNoPagePastEnd(state, query.isPlaceholderData ? undefined : total);
  const { table, prefs, changePrefs } = useDataTable({
    tableId: 'drivers',
    columns: driverColumns,
    rows,
    state,
    getRowId: (driver) => String(driver.id),
  });

  const [editing, setEditing] = useState<Driver | 'new' | null>(null);
  const open = (id: number | undefined) => state.patch({ id });
  const remove = useRemoveDrivers((gone) => {
    if (gone.some((driver) => driver.id === search.id)) open(undefined);
  });
  const commands = useDriverCommands(setEditing, remove);
  const canWrite = useCan('drivers:write');
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
            <ExportButton table={table} name="drivers" load={load} />
            <ColumnsMenu table={table} prefs={prefs} onChange={changePrefs} />
          </>
        }
      >
        <SearchInput
          value={search.q}
          onSearch={(q) => state.set({ q }, true)}
          label={intl.formatMessage(messages.search)}
        />
        <FilterBar filters={driverFilters} state={state} useCounts={useCounts} />
      </Toolbar>
      <DriversBulk table={table} remove={remove} />
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
            <EmptyRows state={state} filters={driverFilters} action={create}>
              {intl.formatMessage(messages.empty)}
            </EmptyRows>
          }
        />
      </RowCommandsProvider>
      <Pager state={state} total={total} />
      <Suspense>
        <DriverDrawer
          id={search.id}
          onClose={() => open(undefined)}
          onEdit={setEditing}
          onRemove={(driver) => remove([driver])}
        />
      </Suspense>
      <Suspense>
        {editing ? (
          <DriverDialog driver={editing === 'new' ? undefined : editing} onClose={() => setEditing(null)} />
        ) : null}
      </Suspense>
    </TableFrame>
  );
}
