import { useQueryClient } from '@tanstack/react-query';
import type { Truck } from '@/api/generated/dashboard.schemas';
import { deleteTruck, getListTrucksQueryKey } from '@/api/generated/trucks/trucks';
import { ifMatch } from '@/form/problem';
import { useStable } from '@/table/useStable';
import { useUndoableDelete } from '@/table/useUndoableDelete';
import { truckName } from './columns';

/** Deletes trucks, with Undo. `onRemove` hears of them at once, to close what shows them. */
export function useRemoveTrucks(onRemove: (trucks: Truck[]) => void) {
  const client = useQueryClient();
  const remove = useUndoableDelete<Truck>({
    list: 'trucks',
    idOf: (truck) => truck.id,
    nameOf: truckName,
    send: (truck, extra) => deleteTruck(truck.license_plate, { ...ifMatch(truck), ...extra }),
    refresh: () => client.invalidateQueries({ queryKey: getListTrucksQueryKey() }),
  });
  return useStable((trucks: Truck[]) => {
    onRemove(trucks);
    remove(trucks);
  });
}
