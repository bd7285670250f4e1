import { Flex } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import type { Driver } from '@/api/generated/dashboard.schemas';
import { FieldDetails } from '@/fields/FieldDetails';
import { RecordDetails, RecordEditor } from '@/fields/onDemand';
import { BulkArea, BulkFlag } from '@/table/ListBulk';
import { tableMessages } from '@/table/messages';
import { RecordList } from '@/table/RecordRows';
import { useList } from '@/table/useList';
import { useOpenById, useRecords } from '@/table/useRecords';
import { TextLink } from '@/ui/links';
import { drivers } from './commands';
import { driverFields } from './fields';
import { driverMessages as messages } from './messages';

const route = getRouteApi('/_main/dt/drivers');
const WORDS = [tableMessages.setAvailable, tableMessages.setUnavailable] as const;

export function DriversScreen() {
  const search = route.useSearch();
  const list = useList(drivers, search, route.useNavigate());
  const opened = useOpenById(list, ({ driver_id }, { q }) => driver_id === q);
  const records = useRecords(drivers, opened);
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
      <RecordDetails records={records} fields={driverFields}>
        {(driver) => <Details driver={driver} />}
      </RecordDetails>
      <RecordEditor records={records} fields={driverFields} />
    </RecordList>
  );
}

function Details({ driver }: { driver: Driver }) {
  const intl = useIntl();
  return (
    <>
      <FieldDetails fields={driverFields} record={driver} />
      <Flex gap="4" wrap="wrap">
        <TextLink to="/tours" search={{ driver_id: driver.driver_id }}>
          {intl.formatMessage(messages.allTours)}
        </TextLink>
        <TextLink to="/resources">{intl.formatMessage(messages.shifts)}</TextLink>
      </Flex>
    </>
  );
}
