import { Flex } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { CircleCheck, RotateCcw } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Complaint, MaterialCode } from '@/api/generated/dashboard.schemas';
import { useListBins } from '@/api/generated/bins/bins';
import { FieldDetails } from '@/fields/FieldDetails';
import { RecordDetails } from '@/fields/onDemand';
import { NextTour } from '@/resources/tours/TourLink';
import { BulkButton } from '@/table/BulkBar';
import { CommandButton } from '@/table/CommandButton';
import { ListBulk, type Bulk } from '@/table/ListBulk';
import { CreateButton, ListHeader } from '@/table/ListHeader';
import { ListTable } from '@/table/ListTable';
import { ListToolbar } from '@/table/ListToolbar';
import { ListViews } from '@/table/ListViews';
import { TableFrame } from '@/table/TableFrame';
import { useList } from '@/table/useList';
import { useOpenById, useRecords } from '@/table/useRecords';
import { StatusMark } from '@/ui/StatusMark';
import { onDemand } from '@/ui/onDemand';
import { OpenFor, UrgencyCell } from './cells';
import { ComplaintCommandsProvider, type ComplaintCommands } from './ComplaintActions';
import { changedTo, complaints } from './commands';
import { complaintFields } from './fields';
import { InboxSwitch } from './InboxSwitch';
import { complaintMessages as messages } from './messages';
import { NoComplaints } from './NoComplaints';
import { SameLocation } from './SameLocation';
import { useToggle } from './useToggle';

const route = getRouteApi('/_main/complaints');
const CreateDialog = lazy(() => import('./CreateDialog').then((m) => ({ default: m.CreateDialog })));
const EditDialog = lazy(() => import('./EditDialog').then((m) => ({ default: m.EditDialog })));
const CitizenReport = onDemand(() => import('./CitizenReport').then((m) => m.CitizenReport));

export function ComplaintsScreen() {
  const search = route.useSearch();
  const list = useList(complaints, search, route.useNavigate());
  const records = useRecords(complaints, useOpenById(list));
  const { editing, edit, whyNot } = records;
  const toggle = useToggle();
  const commands = useMemo(
    () => ({ ...records.commands, toggle: (one: Complaint) => void toggle(one), whyNot }),
    [records.commands, toggle, whyNot],
  );
  return (
    <TableFrame>
      <ListHeader records={records}>
        <InboxSwitch view="table" />
      </ListHeader>
      <ListViews list={list} />
      <ListToolbar list={list} />
      <ListBulk list={list} records={records} sent={(_, { status }) => ({ status })}>
        {(bulk) => <CloseReopen bulk={bulk} />}
      </ListBulk>
      <ComplaintCommandsProvider value={commands}>
        <ListTable
          list={list}
          onOpen={records.open}
          openId={records.openId}
          empty={<NoComplaints list={list} create={<CreateButton records={records} />} />}
        />
      </ComplaintCommandsProvider>
      <RecordDetails records={records} fields={complaintFields}>
        {(complaint) => <Details complaint={complaint} commands={commands} />}
      </RecordDetails>
      {/* Its own: a boundary that waits takes the focus and the name from what is open in it. */}
      <Suspense>
        {editing === 'new' ? <CreateDialog onClose={() => edit(null)} onCreated={records.created} /> : null}
        {editing && editing !== 'new' ? <EditDialog complaint={editing} onClose={() => edit(null)} /> : null}
      </Suspense>
    </TableFrame>
  );
}

const STATES = [
  [messages.close, 'closed'],
  [messages.reopen, 'open'],
] as const;

function CloseReopen({ bulk: { rows, change, may } }: { bulk: Bulk<Complaint> }) {
  const intl = useIntl();
  return STATES.map(([message, status]) => {
    const title = intl.formatMessage(message);
    // Closing a closed one would only make it look changed.
    const others = rows.filter((row) => row.status !== status);
    return (
      <BulkButton key={status} {...may} onClick={() => change(title, changedTo(status), others)}>
        {title}
      </BulkButton>
    );
  });
}

function Details({ complaint, commands }: { complaint: Complaint; commands: ComplaintCommands }) {
  const intl = useIntl();
  const open = complaint.status === 'open';
  return (
    <>
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" layerStyle="card" px="4" py="3">
        <Flex columnGap="4" rowGap="1" wrap="wrap">
          <UrgencyCell level={complaint.reported_fill_level} />
          <StatusMark status={complaint.status} />
          {open ? <OpenFor complaint={complaint} /> : null}
        </Flex>
        <CommandButton
          variant={open ? 'solid' : 'outline'}
          disabled={commands.whyNot !== undefined}
          reason={commands.whyNot ?? ''}
          onClick={() => commands.toggle(complaint)}
        >
          {open ? <CircleCheck aria-hidden /> : <RotateCcw aria-hidden />}
          {intl.formatMessage(open ? messages.closeThis : messages.reopenThis)}
        </CommandButton>
      </Flex>
      {complaint.report ? <CitizenReport complaint={complaint} /> : null}
      {complaint.location_id ? <Emptying at={complaint.location_id} of={complaint.material_type} /> : null}
      <FieldDetails fields={complaintFields} record={complaint} />
      <SameLocation complaint={complaint} />
    </>
  );
}

/** When this material is emptied at the location next, and when it was. */
function Emptying({ at, of }: { at: string; of: MaterialCode }) {
  const { data } = useListBins({ location_id: at, material_type: [of], sort: '-last_emptied_at', page_size: 1 });
  return <NextTour locationId={at} material={of} lastEmptied={data?.bins[0]?.last_emptied_at} />;
}
