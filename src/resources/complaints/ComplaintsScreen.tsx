import { getRouteApi } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCan } from '@/auth/useCan';
import type { Complaint } from '@/api/generated/dashboard.schemas';
import { CommandButton } from '@/table/CommandButton';
import { ListTable } from '@/table/ListTable';
import { ListToolbar } from '@/table/ListToolbar';
import { Pager } from '@/table/Pager';
import { TableFrame } from '@/table/TableFrame';
import { useListTable } from '@/table/useListTable';
import { useTableState } from '@/table/useTableState';
import { PageHeader } from '@/ui/PageHeader';
import { complaintColumns } from './columns';
import { ComplaintCommandsProvider, useComplaintCommands } from './commands';
import { ComplaintsBulk } from './ComplaintsBulk';
import { complaintFilters } from './filters';
import { complaintMessages as messages } from './messages';
import { NoComplaints } from './NoComplaints';
import { useComplaints } from './useComplaints';
import { useRemoveComplaints } from './useRemoveComplaints';
import { useToggle } from './useToggle';

const route = getRouteApi('/_main/complaints');
const CreateDialog = lazy(() => import('./CreateDialog').then((m) => ({ default: m.CreateDialog })));
const EditDialog = lazy(() => import('./EditDialog').then((m) => ({ default: m.EditDialog })));
const ComplaintDrawer = lazy(() => import('./ComplaintDrawer').then((m) => ({ default: m.ComplaintDrawer })));

export function ComplaintsScreen() {
  const search = route.useSearch();
  const intl = useIntl();
  const state = useTableState(search, route.useNavigate());
  const { query, useCounts, load } = useComplaints(search);
  const list = useListTable({
    list: 'complaints',
    columns: complaintColumns,
    state,
    rows: query.data?.complaints,
    total: query.data?.total_routes,
    isBefore: query.isPlaceholderData,
  });
  const { table, total } = list;

  const [editing, setEditing] = useState<Complaint | 'new' | null>(null);
  const open = (id: number | undefined) => state.patch({ id });
  const remove = useRemoveComplaints((gone) => {
    if (gone.some((complaint) => complaint.id === search.id)) open(undefined);
  });
  const commands = useComplaintCommands(useToggle(), setEditing, remove);
  const canWrite = useCan('complaints:write');
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
        filters={complaintFilters}
        useCounts={useCounts}
        load={load}
        file="notifications"
        searchLabel={messages.search}
      />
      <ComplaintsBulk table={table} remove={remove} />
      <ComplaintCommandsProvider value={commands}>
        <ListTable
          list={list}
          total={total}
          state={state}
          query={query}
          label={messages.title}
          onOpen={({ id }) => open(id)}
          openId={search.id}
          empty={<NoComplaints state={state} create={create} />}
        />
      </ComplaintCommandsProvider>
      <Pager state={state} total={total} />
      {/* Each its own: a boundary that waits takes the focus and the name from what is open in it. */}
      <Suspense>
        <ComplaintDrawer id={search.id} onClose={() => open(undefined)} commands={commands} />
      </Suspense>
      <Suspense>
        {editing === 'new' ? <CreateDialog onClose={() => setEditing(null)} /> : null}
        {editing && editing !== 'new' ? <EditDialog complaint={editing} onClose={() => setEditing(null)} /> : null}
      </Suspense>
    </TableFrame>
  );
}
