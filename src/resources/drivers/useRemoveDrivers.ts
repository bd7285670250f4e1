import type { Driver } from '@/api/generated/dashboard.schemas';
import { deleteDriver, getListDriversQueryKey } from '@/api/generated/drivers/drivers';
import { getListPhonesQueryKey } from '@/api/generated/phones/phones';
import { getListToursQueryKey } from '@/api/generated/tours/tours';
import { ifMatch } from '@/form/problem';
import { useUndoableDelete } from '@/table/useUndoableDelete';
import { driverName } from './columns';

/** Deletes drivers, with Undo. `onRemove` hears of them at once, to close what shows them. */
export const useRemoveDrivers = (onRemove: (drivers: Driver[]) => void) =>
  useUndoableDelete<Driver>({
    list: 'drivers',
    nameOf: driverName,
    send: (driver, extra) => deleteDriver(driver.id, { ...ifMatch(driver), ...extra }),
    stale: [getListDriversQueryKey(), getListPhonesQueryKey(), getListToursQueryKey()],
    onRemove,
  });
