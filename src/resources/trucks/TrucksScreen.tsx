import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCan } from '@/auth/useCan';
import type { Truck } from '@/api/generated/dashboard.schemas';
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
import { TrucksBulk } from './TrucksBulk';
import { truckColumns } from './columns';
import { truckFilters } from './filters';
import { truckMessages as messages } from './messages';
import { useTruckCommands } from './useTruckCommands';
import { useTrucks } from './useTrucks';
import { useRemoveTrucks } from './useRemoveTrucks';

const route = getRouteApi('/_main/dt/trucks');
const TruckDialog = lazy(() => import('./TruckDialog').then((m) => ({ default: m.TruckDialog })));
const TruckDrawer = lazy(() => import('./TruckDrawer').then((m) => ({ default: m.TruckDrawer })));

export function TrucksScreen() {
  const search = route.useSearch();
  const intl = useIntl();
  const state = useTableState(search, route.useNavigate());
  const { query, useCounts, load } = useTrucks(search);
  const list = useListTable({
    list: 'trucks',
    columns: truckColumns,
    state,
    rows: query.data?.trucks,
    total: query.data?.total_routes,
    isBefore: query.isPlaceholderData,
  });
  const { table, total } = list;

  const [editing, setEditing] = useState<Truck | 'new' | null>(null);
  const open = (plate: string | undefined) => state.patch({ plate });
  const remove = useRemoveTrucks((gone) => {
    if (gone.some((truck) => truck.license_plate === search.plate)) open(undefined);
  });
  const commands = useTruckCommands(setEditing, remove);
  const canWrite = useCan('trucks:write');
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
        filters={truckFilters}
        useCounts={useCounts}
        load={load}
        file="trucks"
        searchLabel={messages.search}
      />
      <TrucksBulk table={table} remove={remove} />
      <RowCommandsProvider value={commands}>
        <ListTable
          list={list}
          total={total}
          state={state}
          query={query}
          label={messages.title}
          onOpen={({ license_plate }) => open(license_plate)}
          openId={list.rows?.find(({ license_plate }) => license_plate === search.plate)?.id}
          empty={
            <EmptyRows state={state} filters={truckFilters} action={create}>
              {intl.formatMessage(messages.empty)}
            </EmptyRows>
          }
        />
      </RowCommandsProvider>
      <Pager state={state} total={total} />
      <Suspense>
        <TruckDrawer
          plate={search.plate}
          onClose={() => open(undefined)}
          onEdit={setEditing}
          onRemove={(truck) => remove([truck])}
        />
      </Suspense>
      <Suspense>
        {editing ? (
          <TruckDialog truck={editing === 'new' ? undefined : editing} onClose={() => setEditing(null)} />
        ) : null}
      </Suspense>
    </TableFrame>
  );
}
