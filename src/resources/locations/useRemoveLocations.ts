import { useQueryClient } from '@tanstack/react-query';
import type { Location } from '@/api/generated/dashboard.schemas';
import { deleteLocation, getListLocationsQueryKey } from '@/api/generated/locations/locations';
import { ifMatch } from '@/form/problem';
import { useStable } from '@/table/useStable';
import { useUndoableDelete } from '@/table/useUndoableDelete';
import { locationName } from './columns';

/** Deletes locations, with Undo. `onRemove` hears their ids at once, to close what shows them. */
export function useRemoveLocations(onRemove: (ids: number[]) => void) {
  const client = useQueryClient();
  const remove = useUndoableDelete<Location>({
    list: 'locations',
    idOf: (location) => location.id,
    nameOf: locationName,
    send: (location, extra) => deleteLocation(location.id, { ...ifMatch(location), ...extra }),
    refresh: () => client.invalidateQueries({ queryKey: getListLocationsQueryKey() }),
  });
  return useStable((locations: Location[]) => {
    onRemove(locations.map(({ id }) => id));
    remove(locations);
  });
}
