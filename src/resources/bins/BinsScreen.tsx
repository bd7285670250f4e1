import { Text } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Bin } from '@/api/generated/dashboard.schemas';
import { FieldDetails } from '@/fields/FieldDetails';
import { RecordDetails, RecordEditor } from '@/fields/onDemand';
import { NextTour } from '@/resources/tours/TourLink';
import { Section } from '@/table/DescriptionList';
import { BulkFlag } from '@/table/ListBulk';
import { tableMessages } from '@/table/messages';
import { RecordList } from '@/table/RecordRows';
import { useList } from '@/table/useList';
import { useOpenById, useRecords } from '@/table/useRecords';
import { BinLife } from './BinLink';
import { bins } from './commands';
import { binFields } from './fields';
import { binMessages as messages } from './messages';
import { WeekStrip } from './WeekStrip';

const route = getRouteApi('/_main/dt/bins');
const WORDS = [tableMessages.setActive, tableMessages.setInactive] as const;

export function BinsScreen() {
  const search = route.useSearch();
  const list = useList(bins, search, route.useNavigate());
  const opened = useOpenById(list, ({ container_id }, { q }) => container_id === q);
  const records = useRecords(bins, opened);
  return (
    <RecordList list={list} records={records} bulk={(bulk) => <BulkFlag bulk={bulk} field="active" words={WORDS} />}>
      <RecordDetails records={records} fields={binFields}>
        {(bin) => <Details bin={bin} />}
      </RecordDetails>
      <RecordEditor records={records} fields={binFields} size="lg" />
    </RecordList>
  );
}

function Details({ bin }: { bin: Bin }) {
  const intl = useIntl();
  const own = useMemo(() => [bin], [bin]);
  return (
    <>
      {bin.location_id ? <NextTour locationId={bin.location_id} material={bin.material_type} /> : null}
      <FieldDetails fields={binFields} record={bin} />
      <BinLife name={bin.container_id} locationId={bin.location_id} containerId={bin.container_id} bins={own} />
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
