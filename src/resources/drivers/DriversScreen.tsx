import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCan } from '@/auth/useCan';
import type { Driver } from '@/api/generated/dashboard.schemas';
import { CommandButton } from '@/table/CommandButton';
import { EmptyRows } from '@/table/EmptyRows';
import { ListTable } from '@/table/ListTable';
import { ListToolbar } from '@/table/ListToolbar';
import { Pager } from '@/table/Pager';
import { RowCommandsProvider } from '@/table/rowCommands';
import { TableFrame } from '@/table/TableFrame';
import { useListTable } from '@/table/useListTable';
import { useTableState } from '@/table/useTableState';
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
  const search = route.useSearch();
  const intl = useIntl();
  const state = useTableState(search, route.useNavigate());
  const { query, useCounts, load } = useDrivers(search);
  const list = useListTable({
    list: 'drivers',
    columns: driverColumns,
    state,
    rows: query.data?.drivers,
    total: query.data?.total_routes,
    isBefore: query.isPlaceholderData,
  });
  const { table, total } = list;
  // Links from where only the key is known open the record with that key.
  const openId =
    search.id ?? (search.open ? list.rows?.find(({ driver_id }) => driver_id === search.q)?.id : undefined);

  const [editing, setEditing] = useState<Driver | 'new' | null>(null);
  const open = (id: number | undefined) => state.patch({ id, open: undefined });
  const remove = useRemoveDrivers((gone) => {
    if (gone.some((driver) => driver.id === openId)) open(undefined);
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
      <ListToolbar
        list={list}
        state={state}
        filters={driverFilters}
        useCounts={useCounts}
        load={load}
        file="drivers"
        searchLabel={messages.search}
      />
      <DriversBulk table={table} remove={remove} />
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
            <EmptyRows state={state} filters={driverFilters} action={create}>
              {intl.formatMessage(messages.empty)}
            </EmptyRows>
          }
        />
      </RowCommandsProvider>
      <Pager state={state} total={total} />
      <Suspense>
        <DriverDrawer
          id={openId}
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
