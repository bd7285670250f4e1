import type { Truck } from '@/api/generated/dashboard.schemas';
import { deleteTruck, restoreTruck } from '@/api/generated/trucks/trucks';
import { useUndoableDelete } from '@/table/useUndoableDelete';
import { truckName } from './columns';

/** Deletes trucks, with Undo. `onRemove` is called at once, to close what shows them. */
export const useRemoveTrucks = (onRemove: (trucks: Truck[]) => void) =>
  useUndoableDelete<Truck>({
    list: 'trucks',
    nameOf: truckName,
    remove: (truck, options) => deleteTruck(truck.license_plate, options),
    restore: (truck) => restoreTruck(truck.license_plate),
    onRemove,
  });
