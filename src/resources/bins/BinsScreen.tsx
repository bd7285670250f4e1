import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCan } from '@/auth/useCan';
import type { Bin } from '@/api/generated/dashboard.schemas';
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
import { BinsBulk } from './BinsBulk';
import { binColumns } from './columns';
import { Constructions, useConstructions } from './constructions';
import { binFilters } from './filters';
import { binMessages as messages } from './messages';
import { useBinCommands } from './useBinCommands';
import { useBins } from './useBins';
import { useRemoveBins } from './useRemoveBins';

const route = getRouteApi('/_main/dt/bins');
const BinDialog = lazy(() => import('./BinDialog').then((m) => ({ default: m.BinDialog })));
const BinDrawer = lazy(() => import('./BinDrawer').then((m) => ({ default: m.BinDrawer })));

export function BinsScreen() {
  const search = route.useSearch();
  const intl = useIntl();
  const state = useTableState(search, route.useNavigate());
  const { query, useCounts, load } = useBins(search);
  const list = useListTable({
    list: 'bins',
    columns: binColumns,
    state,
    rows: query.data?.bins,
    total: query.data?.total_routes,
    isBefore: query.isPlaceholderData,
  });
  const { table, total } = list;
  // Links from where only the key is known open the record with that key.
  const openId =
    search.id ?? (search.open ? list.rows?.find(({ container_id }) => container_id === search.q)?.id : undefined);

  const [editing, setEditing] = useState<Bin | 'new' | null>(null);
  const open = (id: number | undefined) => state.patch({ id, open: undefined });
  const remove = useRemoveBins((gone) => {
    if (gone.some((bin) => bin.id === openId)) open(undefined);
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
    <Constructions value={useConstructions()}>
      <TableFrame>
        <PageHeader title={intl.formatMessage(messages.title)} actions={create} />
        <ListToolbar
          list={list}
          state={state}
          filters={binFilters}
          useCounts={useCounts}
          load={load}
          file="containers"
          searchLabel={messages.search}
        />
        <BinsBulk table={table} remove={remove} />
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
              <EmptyRows state={state} filters={binFilters} action={create}>
                {intl.formatMessage(messages.empty)}
              </EmptyRows>
            }
          />
        </RowCommandsProvider>
        <Pager state={state} total={total} />
        <Suspense>
          <BinDrawer
            id={openId}
            onClose={() => open(undefined)}
            onEdit={setEditing}
            onRemove={(bin) => remove([bin])}
          />
        </Suspense>
        <Suspense>
          {editing ? (
            <BinDialog bin={editing === 'new' ? undefined : editing} onClose={() => setEditing(null)} />
          ) : null}
        </Suspense>
      </TableFrame>
    </Constructions>
  );
}
