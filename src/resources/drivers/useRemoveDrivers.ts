import type { Driver } from '@/api/generated/dashboard.schemas';
import { deleteDriver, restoreDriver } from '@/api/generated/drivers/drivers';
import { useUndoableDelete } from '@/table/useUndoableDelete';
import { driverName } from './columns';

/** Deletes drivers, with Undo. `onRemove` is called at once, to close what shows them. */
export const useRemoveDrivers = (onRemove: (drivers: Driver[]) => void) =>
  useUndoableDelete<Driver>({
    list: 'drivers',
    nameOf: driverName,
    remove: (driver, options) => deleteDriver(driver.id, options),
    restore: (driver) => restoreDriver(driver.id),
    onRemove,
  });
