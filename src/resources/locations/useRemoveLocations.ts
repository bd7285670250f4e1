import type { Location } from '@/api/generated/dashboard.schemas';
import { deleteLocation, restoreLocation } from '@/api/generated/locations/locations';
import { useUndoableDelete } from '@/table/useUndoableDelete';
import { locationName } from './columns';

/** Deletes locations, with Undo. `onRemove` is called at once, to close what shows them. */
export const useRemoveLocations = (onRemove: (locations: Location[]) => void) =>
  useUndoableDelete<Location>({
    list: 'locations',
    nameOf: locationName,
    remove: (location, options) => deleteLocation(location.id, options),
    restore: (location) => restoreLocation(location.id),
    onRemove,
  });
