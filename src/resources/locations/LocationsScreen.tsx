import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCan } from '@/auth/useCan';
import type { Location } from '@/api/generated/dashboard.schemas';
import { EmptyRows } from '@/table/EmptyRows';
import { ListTable } from '@/table/ListTable';
import { ListToolbar } from '@/table/ListToolbar';
import { Pager } from '@/table/Pager';
import { RowCommandsProvider } from '@/table/rowCommands';
import { TableFrame } from '@/table/TableFrame';
import { useListTable } from '@/table/useListTable';
import { useTableState } from '@/table/useTableState';
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
  const search = route.useSearch();
  const intl = useIntl();
  const state = useTableState(search, route.useNavigate());
  const { query, useCounts, load } = useLocations(search);
  const list = useListTable({
    list: 'locations',
    columns: locationColumns,
    state,
    rows: query.data?.locations,
    total: query.data?.total_routes,
    isBefore: query.isPlaceholderData,
  });
  const { table, total } = list;
  // Links from where only the key is known open the record with that key.
  const openId =
    search.id ??
    (search.open ? list.rows?.find(({ location_id }) => location_id === search.location_id)?.id : undefined);

  const [editing, setEditing] = useState<Location | 'new' | null>(null);
  const open = (id: number | undefined) => state.patch({ id, open: undefined });
  const remove = useRemoveLocations((gone) => {
    if (gone.some((location) => location.id === openId)) open(undefined);
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
      <ListToolbar
        list={list}
        state={state}
        filters={locationFilters}
        useCounts={useCounts}
        load={load}
        file="locations"
        searchLabel={messages.search}
      />
      <LocationsBulk table={table} remove={remove} />
      <RowCommandsProvider value={commands}>
        <ListTable
          list={list}
          total={total}
          state={state}
          query={query}
          label={messages.title}
          onOpen={({ id }) => open(id)}
          openId={openId}
          empty={
            <EmptyRows state={state} filters={locationFilters} action={create}>
              {intl.formatMessage(messages.empty)}
            </EmptyRows>
          }
        />
      </RowCommandsProvider>
      <Pager state={state} total={total} />
      <Suspense>
        <LocationDrawer id={openId} onClose={() => open(undefined)} onEdit={setEditing} onRemove={(l) => remove([l])} />
      </Suspense>
      <Suspense>
        {editing ? (
          <LocationDialog location={editing === 'new' ? undefined : editing} onClose={() => setEditing(null)} />
        ) : null}
      </Suspense>
    </TableFrame>
  );
}
