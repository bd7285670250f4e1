import { Flex } from '@chakra-ui/react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import type { Driver } from '@/api/generated/dashboard.schemas';
import { FieldFacts } from '@/fields/FieldFacts';
import { RecordDetails, RecordEditor } from '@/fields/onDemand';
import { BulkArea, BulkStates, ListBulk } from '@/table/ListBulk';
import { ListHeader } from '@/table/ListHeader';
import { ListToolbar } from '@/table/ListToolbar';
import { Pager } from '@/table/Pager';
import { RecordRows } from '@/table/RecordRows';
import { TableFrame } from '@/table/TableFrame';
import { useList } from '@/table/useList';
import { useRecords } from '@/table/useRecords';
import { TextLink } from '@/ui/TextLink';
import { drivers } from './commands';
import { driverFields } from './fields';
import { driverMessages as messages } from './messages';

const route = getRouteApi('/_main/dt/drivers');
const STATES = [
  [messages.setAvailable, { available: true }],
  [messages.setUnavailable, { available: false }],
] as const;

export function DriversScreen() {
  const search = route.useSearch();
  const list = useList(drivers, search, route.useNavigate());
  // Links from where only the key is known open the record with that key.
  const openId =
    search.id ?? (search.open ? list.rows?.find(({ driver_id }) => driver_id === search.q)?.id : undefined);
  const open = (id?: number) => list.state.patch({ id, open: undefined });
  const records = useRecords(drivers, { openId, close: open });
  return (
    <TableFrame>
      <ListHeader records={records} />
      <ListToolbar list={list} />
      <ListBulk list={list} records={records}>
        {(bulk) => (
          <>
            <BulkStates bulk={bulk} states={STATES} />
            <BulkArea bulk={bulk} of={(area) => ({ default_disposition_area_id: area })} />
          </>
        )}
      </ListBulk>
      <RecordRows list={list} records={records} openId={openId} onOpen={({ id }) => open(id)} />
      <Pager state={list.state} total={list.total} />
      <RecordDetails records={records} openKey={openId} onClose={open}>
        {(driver) => <Details driver={driver} />}
      </RecordDetails>
      <RecordEditor records={records} fields={driverFields} />
    </TableFrame>
  );
}

function Details({ driver }: { driver: Driver }) {
  const intl = useIntl();
  return (
    <>
      <FieldFacts fields={driverFields} record={driver} />
      <Flex gap="4" wrap="wrap">
        <TextLink asChild>
          <Link to="/tours" search={{ driver_id: driver.driver_id }}>
            {intl.formatMessage(messages.allTours)}
          </Link>
        </TextLink>
        <TextLink asChild>
          <Link to="/resources">{intl.formatMessage(messages.shifts)}</Link>
        </TextLink>
      </Flex>
    </>
  );
}
