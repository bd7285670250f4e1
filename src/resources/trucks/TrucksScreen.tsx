import { Flex } from '@chakra-ui/react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import type { Truck } from '@/api/generated/dashboard.schemas';
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
import { trucks } from './commands';
import { truckFields } from './fields';
import { truckMessages as messages } from './messages';

const route = getRouteApi('/_main/dt/trucks');
const STATES = [
  [messages.setAvailable, { available: true }],
  [messages.setUnavailable, { available: false }],
] as const;

export function TrucksScreen() {
  const search = route.useSearch();
  const list = useList(trucks, search, route.useNavigate());
  const openId = list.rows?.find(({ license_plate }) => license_plate === search.plate)?.id;
  const open = (plate?: string) => list.state.patch({ plate });
  const records = useRecords(trucks, { openId, close: open });
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
      <RecordRows list={list} records={records} openId={openId} onOpen={({ license_plate }) => open(license_plate)} />
      <Pager state={list.state} total={list.total} />
      <RecordDetails records={records} openKey={search.plate} onClose={open}>
        {(truck) => <Details truck={truck} />}
      </RecordDetails>
      <RecordEditor records={records} fields={truckFields} />
    </TableFrame>
  );
}

function Details({ truck }: { truck: Truck }) {
  const intl = useIntl();
  return (
    <>
      <FieldFacts fields={truckFields} record={truck} />
      <Flex gap="4" wrap="wrap">
        <TextLink asChild>
          <Link to="/tours" search={{ license_plate: truck.license_plate }}>
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
