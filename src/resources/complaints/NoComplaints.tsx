import { Button } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useListLocations } from '@/api/generated/locations/locations';
import { EmptyRows } from '@/table/EmptyRows';
import { tableMessages } from '@/table/messages';
import { EmptyState } from '@/ui/EmptyState';
import type { Complaint } from '@/api/generated/dashboard.schemas';
import type { TableSearch } from '@/table/search';
import type { List } from '@/table/useList';
import { complaintMessages as messages, placeMessages } from './messages';

interface NoComplaintsProps<S extends TableSearch> {
  list: List<Complaint, S>;
  create: ReactNode;
}

/** No rows. Of a search for a location it says whether the location is not known or only nothing reported of it. */
export function NoComplaints<S extends TableSearch>({ list, create }: NoComplaintsProps<S>) {
  const { state } = list;
  if (state.search.q) return <NothingOf q={state.search.q} onClear={() => state.set({ q: undefined } as Partial<S>)} />;
  return <EmptyRows list={list} action={create} />;
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
