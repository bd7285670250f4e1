import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useListLocations } from '@/api/generated/locations/locations';
import { EmptyRows } from '@/table/EmptyRows';
import { tableMessages } from '@/table/messages';
import type { TableState } from '@/table/useTableState';
import { EmptyState } from '@/ui/EmptyState';
import { complaintFilters, type ComplaintsSearch } from './filters';
import { complaintMessages as messages, placeMessages } from './messages';

interface NoComplaintsProps {
  state: TableState<ComplaintsSearch & { areas: number[] }>;
  create: ReactNode;
}

/** No rows. Of a search for a location it says whether the location is not known or only nothing reported of it. */
export function NoComplaints({ state, create }: NoComplaintsProps) {
  const intl = useIntl();
  if (state.search.q) return <NothingOf q={state.search.q} onClear={() => state.set({ q: undefined })} />;
  return (
    <EmptyRows state={state} filters={complaintFilters} action={create}>
      {intl.formatMessage(messages.empty)}
    </EmptyRows>
  );
}

function NothingOf({ q, onClear }: { q: string; onClear: () => void }) {
  const intl = useIntl();
  const { data, isError } = useListLocations({ q, page_size: 1 });
  const reason = data?.total_routes === 0 ? placeMessages.notFound : messages.noneHere;
  const text = data || isError ? reason : placeMessages.loading;
  return (
    <EmptyState
      picture="map"
      action={
        <Button variant="outline" onClick={onClear}>
          {intl.formatMessage(tableMessages.clearSearch)}
        </Button>
      }
    >
      {intl.formatMessage(text)}
    </EmptyState>
  );
}
