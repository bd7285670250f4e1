import type { Bin } from '@/api/generated/dashboard.schemas';
import { deleteBin, restoreBin } from '@/api/generated/bins/bins';
import { useUndoableDelete } from '@/table/useUndoableDelete';
import { binName } from './columns';

/** Deletes containers, with Undo. `onRemove` is called at once, to close what shows them. */
export const useRemoveBins = (onRemove: (bins: Bin[]) => void) =>
  useUndoableDelete<Bin>({
    list: 'bins',
    nameOf: binName,
    remove: (bin, options) => deleteBin(bin.id, options),
    restore: (bin) => restoreBin(bin.id),
    onRemove,
  });
