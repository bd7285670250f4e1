import type { Truck } from '@/api/generated/dashboard.schemas';
import { getListToursQueryKey } from '@/api/generated/tours/tours';
import { deleteTruck, getListTrucksQueryKey } from '@/api/generated/trucks/trucks';
import { ifMatch } from '@/form/problem';
import { useUndoableDelete } from '@/table/useUndoableDelete';
import { truckName } from './columns';

/** Deletes trucks, with Undo. `onRemove` hears of them at once, to close what shows them. */
export const useRemoveTrucks = (onRemove: (trucks: Truck[]) => void) =>
  useUndoableDelete<Truck>({
    list: 'trucks',
    nameOf: truckName,
    send: (truck, extra) => deleteTruck(truck.license_plate, { ...ifMatch(truck), ...extra }),
    stale: [getListTrucksQueryKey(), getListToursQueryKey()],
    onRemove,
  });
