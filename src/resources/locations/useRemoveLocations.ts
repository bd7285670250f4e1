import type { Location } from '@/api/generated/dashboard.schemas';
import { getListComplaintsQueryKey } from '@/api/generated/complaints/complaints';
import { deleteLocation, getListLocationsQueryKey } from '@/api/generated/locations/locations';
import { ifMatch } from '@/form/problem';
import { useUndoableDelete } from '@/table/useUndoableDelete';
import { locationName } from './columns';

/** Deletes locations, with Undo. `onRemove` hears of them at once, to close what shows them. */
export const useRemoveLocations = (onRemove: (locations: Location[]) => void) =>
  useUndoableDelete<Location>({
    list: 'locations',
    nameOf: locationName,
    send: (location, extra) => deleteLocation(location.id, { ...ifMatch(location), ...extra }),
    stale: [getListLocationsQueryKey(), getListComplaintsQueryKey()],
    onRemove,
  });
