import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useCan } from '@/auth/useCan';
import type { Location } from '@/api/generated/dashboard.schemas';
import { RecordDetails } from '@/fields/onDemand';
import { BulkArea, BulkFlag } from '@/table/ListBulk';
import { tableMessages } from '@/table/messages';
import { RecordList } from '@/table/RecordRows';
import { useList } from '@/table/useList';
import { useOpenById, useRecords } from '@/table/useRecords';
import { SkeletonLines } from '@/ui/Skeletons';
import { onDemand } from '@/ui/onDemand';
import { locations } from './commands';
import { locationFields } from './fields';
import { locationMessages as messages } from './messages';

const route = getRouteApi('/_main/dt/locations');
const LocationDetails = onDemand(
  () => import('./LocationDetails').then((m) => m.LocationDetails),
  <SkeletonLines lines={8} />,
);
const LocationForm = onDemand(() => import('./LocationForm').then((m) => m.LocationForm));
const LabelsButton = onDemand(() => import('./LabelsButton').then((m) => m.LabelsButton));
const WORDS = [tableMessages.setActive, tableMessages.setInactive] as const;

export function LocationsScreen() {
  const search = route.useSearch();
  const intl = useIntl();
  const list = useList(locations, search, route.useNavigate());
  const opened = useOpenById(list, ({ location_id }, { location_id: sought }) => location_id === sought);
  const noDelete = useCan('locations:delete') ? undefined : intl.formatMessage(messages.noDelete);
  const whyNotRemove = useCallback(
    ({ containers }: Location) =>
      noDelete ?? (containers.length > 0 ? intl.formatMessage(messages.hasContainers) : undefined),
    [noDelete, intl],
  );
  const records = useRecords(locations, { ...opened, whyNotRemove });
  const { editing, edit } = records;
  /** As filtered; the views know how a list says that, and have loaded by now. */
  const shown = async () => ({
    query: (await import('@/table/ViewTabs')).queryOf(list),
    disposition_area_ids: search.areas,
  });
  return (
    <RecordList
      list={list}
      records={records}
      mayDelete={{ allowed: noDelete === undefined, reason: noDelete ?? '' }}
      head={list.rows ? <LabelsButton params={shown} /> : null}
      bulk={(bulk) => (
        <>
          <LabelsButton size="sm" params={bulk.isAll ? shown : () => ({ ids: bulk.rows.map(({ id }) => id) })} />
          <BulkFlag bulk={bulk} field="is_active" words={WORDS} />
          <BulkArea bulk={bulk} of={(area) => ({ disposition_area_id: area })} />
        </>
      )}
    >
      <RecordDetails records={records} fields={locationFields}>
        {(location) => <LocationDetails location={location} />}
      </RecordDetails>
      {editing ? (
        <LocationForm
          location={editing === 'new' ? undefined : editing}
          onClose={() => edit(null)}
          onCreated={records.created}
        />
      ) : null}
    </RecordList>
  );
}
