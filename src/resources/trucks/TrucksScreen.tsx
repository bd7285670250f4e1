import { Flex } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import type { Truck } from '@/api/generated/dashboard.schemas';
import { FieldDetails } from '@/fields/FieldDetails';
import { RecordDetails, RecordEditor } from '@/fields/onDemand';
import { BulkArea, BulkFlag } from '@/table/ListBulk';
import { tableMessages } from '@/table/messages';
import { RecordList } from '@/table/RecordRows';
import { useList } from '@/table/useList';
import { useRecords } from '@/table/useRecords';
import { TextLink } from '@/ui/links';
import { trucks } from './commands';
import { truckFields } from './fields';
import { truckMessages as messages } from './messages';

const route = getRouteApi('/_main/dt/trucks');
const WORDS = [tableMessages.setAvailable, tableMessages.setUnavailable] as const;

export function TrucksScreen() {
  const search = route.useSearch();
  const list = useList(trucks, search, route.useNavigate());
  const records = useRecords(trucks, {
    openKey: search.plate,
    openId: list.rows?.find(({ license_plate }) => license_plate === search.plate)?.id,
    open: (truck) => list.state.patch({ plate: truck?.license_plate }),
    pin: list.pin,
  });
  return (
    <RecordList
      list={list}
      records={records}
      bulk={(bulk) => (
        <>
          <BulkFlag bulk={bulk} field="available" words={WORDS} />
          <BulkArea bulk={bulk} of={(area) => ({ default_disposition_area_id: area })} />
        </>
      )}
    >
      <RecordDetails records={records} fields={truckFields}>
        {(truck) => <Details truck={truck} />}
      </RecordDetails>
      <RecordEditor records={records} fields={truckFields} />
    </RecordList>
  );
}

function Details({ truck }: { truck: Truck }) {
  const intl = useIntl();
  return (
    <>
      <FieldDetails fields={truckFields} record={truck} />
      <Flex gap="4" wrap="wrap">
        <TextLink to="/tours" search={{ license_plate: truck.license_plate }}>
          {intl.formatMessage(messages.allTours)}
        </TextLink>
        <TextLink to="/resources">{intl.formatMessage(messages.shifts)}</TextLink>
      </Flex>
    </>
  );
}
