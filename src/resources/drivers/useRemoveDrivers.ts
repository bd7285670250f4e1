import { useQueryClient } from '@tanstack/react-query';
import type { Driver } from '@/api/generated/dashboard.schemas';
import { deleteDriver, getListDriversQueryKey } from '@/api/generated/drivers/drivers';
import { ifMatch } from '@/form/problem';
import { useStable } from '@/table/useStable';
import { useUndoableDelete } from '@/table/useUndoableDelete';
import { driverName } from './columns';

/** Deletes drivers, with Undo. `onRemove` hears of them at once, to close what shows them. */
export function useRemoveDrivers(onRemove: (drivers: Driver[]) => void) {
  const client = useQueryClient();
  const remove = useUndoableDelete<Driver>({
    list: 'drivers',
    idOf: (driver) => driver.id,
    nameOf: driverName,
    send: (driver, extra) => deleteDriver(driver.id, { ...ifMatch(driver), ...extra }),
    refresh: () => client.invalidateQueries({ queryKey: getListDriversQueryKey() }),
  });
  return useStable((drivers: Driver[]) => {
    onRemove(drivers);
    remove(drivers);
  });
}
