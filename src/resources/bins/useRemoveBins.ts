import type { Bin } from '@/api/generated/dashboard.schemas';
import { deleteBin, getListBinsQueryKey } from '@/api/generated/bins/bins';
import { getListLocationsQueryKey } from '@/api/generated/locations/locations';
import { ifMatch } from '@/form/problem';
import { useUndoableDelete } from '@/table/useUndoableDelete';
import { binName } from './columns';

/** Deletes containers, with Undo. `onRemove` hears of them at once, to close what shows them. */
export const useRemoveBins = (onRemove: (bins: Bin[]) => void) =>
  useUndoableDelete<Bin>({
    list: 'bins',
    nameOf: binName,
    send: (bin, extra) => deleteBin(bin.id, { ...ifMatch(bin), ...extra }),
    stale: [getListBinsQueryKey(), getListLocationsQueryKey()],
    onRemove,
  });
