import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useCan } from '@/auth/useCan';
import type { Location } from '@/api/generated/dashboard.schemas';
import { RecordDetails } from '@/fields/onDemand';
import { BulkArea, BulkStates, ListBulk } from '@/table/ListBulk';
import { ListHeader } from '@/table/ListHeader';
import { ListToolbar } from '@/table/ListToolbar';
import { tableMessages } from '@/table/messages';
import { Pager } from '@/table/Pager';
import { RecordRows } from '@/table/RecordRows';
import { TableFrame } from '@/table/TableFrame';
import { useList } from '@/table/useList';
import { useRecords } from '@/table/useRecords';
import { SkeletonLines } from '@/ui/Skeletons';
import { locations } from './commands';
import { locationMessages as messages } from './messages';

const route = getRouteApi('/_main/dt/locations');
const LocationDetails = lazy(() => import('./LocationDetails').then((m) => ({ default: m.LocationDetails })));
const LocationForm = lazy(() => import('./LocationForm').then((m) => ({ default: m.LocationForm })));
const STATES = [
  [tableMessages.setActive, { is_active: true }],
  [tableMessages.setInactive, { is_active: false }],
] as const;

export function LocationsScreen() {
  const search = route.useSearch();
  const intl = useIntl();
  const list = useList(locations, search, route.useNavigate());
  // Links from where only the key is known open the record with that key.
  const openId =
    search.id ??
    (search.open ? list.rows?.find(({ location_id }) => location_id === search.location_id)?.id : undefined);
  const open = (id?: number) => list.state.patch({ id, open: undefined });
  const noDelete = useCan('locations:delete') ? undefined : intl.formatMessage(messages.noDelete);
  const whyNotRemove = useCallback(
    ({ containers }: Location) =>
      noDelete ?? (containers.length > 0 ? intl.formatMessage(messages.hasContainers) : undefined),
    [noDelete, intl],
  );
  const records = useRecords(locations, { openId, close: open, whyNotRemove });
  const { editing, edit } = records;
  return (
    <TableFrame>
      <ListHeader records={records} />
      <ListToolbar list={list} />
      <ListBulk list={list} records={records} mayDelete={{ allowed: noDelete === undefined, reason: noDelete ?? '' }}>
        {(bulk) => (
          <>
            <BulkStates bulk={bulk} states={STATES} />
            <BulkArea bulk={bulk} of={(area) => ({ disposition_area_id: area })} />
          </>
        )}
      </ListBulk>
      <RecordRows list={list} records={records} openId={openId} onOpen={({ id }) => open(id)} />
      <Pager state={list.state} total={list.total} />
      <RecordDetails records={records} openKey={openId} onClose={open}>
        {(location) => (
          <Suspense fallback={<SkeletonLines lines={8} />}>
            <LocationDetails location={location} />
          </Suspense>
        )}
      </RecordDetails>
      <Suspense>
        {editing ? (
          <LocationForm location={editing === 'new' ? undefined : editing} onClose={() => edit(null)} />
        ) : null}
      </Suspense>
    </TableFrame>
  );
}
