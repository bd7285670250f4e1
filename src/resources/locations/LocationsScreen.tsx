import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCan } from '@/access/useCan';
import type { Location } from '@/api/generated/dashboard.schemas';
import { ColumnsMenu } from '@/table/ColumnsMenu';
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
import { CommandButton } from '@/table/CommandButton';
import { PageHeader } from '@/ui/PageHeader';
import { locationColumns } from './columns';
import { locationFilters } from './filters';
import { LocationsBulk } from './LocationsBulk';
import { locationMessages as messages } from './messages';
import { useLocationCommands } from './useLocationCommands';
import { useLocations } from './useLocations';
import { useRemoveLocations } from './useRemoveLocations';

const route = getRouteApi('/_main/dt/locations');
const LocationDialog = lazy(() => import('./LocationDialog').then((m) => ({ default: m.LocationDialog })));
const LocationDrawer = lazy(() => import('./LocationDrawer').then((m) => ({ default: m.LocationDrawer })));

export function LocationsScreen() {
  const intl = useIntl();
  const search = route.useSearch();
  const state = useTableState(search, route.useNavigate());
  const { query, useCounts, load } = useLocations(search);
  const hidden = useHidden('locations');
  const rows = useMemo(
    () => query.data?.locations.filter((location) => !hidden.has(location.id)),
    [query.data, hidden],
  );
  const total = query.data?.total_routes;
  useNoPagePastEnd(state, query.isPlaceholderData ? undefined : total);
  const { table, prefs, changePrefs } = useDataTable({
    tableId: 'locations',
    columns: locationColumns,
    rows,
    state,
    getRowId: (location) => String(location.id),
  });

  const [editing, setEditing] = useState<Location | 'new' | null>(null);
  const open = (id: number | undefined) => state.patch({ id });
  const remove = useRemoveLocations((ids) => {
    if (search.id !== undefined && ids.includes(search.id)) open(undefined);
  });
  const commands = useLocationCommands(setEditing, remove);
  const canWrite = useCan('locations:write');
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
            <ExportButton table={table} name="locations" load={load} />
            <ColumnsMenu table={table} prefs={prefs} onChange={changePrefs} />
          </>
        }
      >
        <SearchInput
          value={search.q}
          onSearch={(q) => state.set({ q }, true)}
          label={intl.formatMessage(messages.search)}
        />
        <FilterBar filters={locationFilters} state={state} useCounts={useCounts} />
      </Toolbar>
      <LocationsBulk table={table} remove={remove} />
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
            <EmptyRows state={state} filters={locationFilters} action={create}>
              {intl.formatMessage(messages.empty)}
            </EmptyRows>
          }
        />
      </RowCommandsProvider>
      <Pager state={state} total={total} />
      <Suspense>
        <LocationDrawer
          id={search.id}
          onClose={() => open(undefined)}
          onEdit={setEditing}
          onRemove={(l) => remove([l])}
        />
      </Suspense>
      <Suspense>
        {editing ? (
          <LocationDialog location={editing === 'new' ? undefined : editing} onClose={() => setEditing(null)} />
        ) : null}
      </Suspense>
    </TableFrame>
  );
}
