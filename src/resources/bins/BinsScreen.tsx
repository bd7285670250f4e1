import { Text } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import type { Bin } from '@/api/generated/dashboard.schemas';
import { FieldFacts } from '@/fields/FieldFacts';
import { RecordDetails, RecordEditor } from '@/fields/onDemand';
import { BulkStates, ListBulk } from '@/table/ListBulk';
import { ListHeader } from '@/table/ListHeader';
import { ListToolbar } from '@/table/ListToolbar';
import { Pager } from '@/table/Pager';
import { RecordRows } from '@/table/RecordRows';
import { Section } from '@/table/Facts';
import { tableMessages } from '@/table/messages';
import { TableFrame } from '@/table/TableFrame';
import { useList } from '@/table/useList';
import { useRecords } from '@/table/useRecords';
import { bins } from './commands';
import { binFields } from './fields';
import { binMessages as messages } from './messages';
import { WeekStrip } from './WeekStrip';

const route = getRouteApi('/_main/dt/bins');
const STATES = [
  [tableMessages.setActive, { active: true }],
  [tableMessages.setInactive, { active: false }],
] as const;

export function BinsScreen() {
  const search = route.useSearch();
  const list = useList(bins, search, route.useNavigate());
  // Links from where only the key is known open the record with that key.
  const openId =
    search.id ?? (search.open ? list.rows?.find(({ container_id }) => container_id === search.q)?.id : undefined);
  const open = (id?: number) => list.state.patch({ id, open: undefined });
  const records = useRecords(bins, { openId, close: open });
  return (
    <TableFrame>
      <ListHeader records={records} />
      <ListToolbar list={list} />
      <ListBulk list={list} records={records}>
        {(bulk) => <BulkStates bulk={bulk} states={STATES} />}
      </ListBulk>
      <RecordRows list={list} records={records} openId={openId} onOpen={({ id }) => open(id)} />
      <Pager state={list.state} total={list.total} />
      <RecordDetails records={records} openKey={openId} onClose={open}>
        {(bin) => <Details bin={bin} />}
      </RecordDetails>
      <RecordEditor records={records} fields={binFields} size="lg" />
    </TableFrame>
  );
}

function Details({ bin }: { bin: Bin }) {
  const intl = useIntl();
  return (
    <>
      <FieldFacts fields={binFields} record={bin} />
      <Section title={intl.formatMessage(messages.constraintsTitle)}>
        {bin.constraints.length > 0 ? (
          <WeekStrip constraints={bin.constraints} />
        ) : (
          <Text color="muted">{intl.formatMessage(messages.noConstraints)}</Text>
        )}
      </Section>
    </>
  );
}
