import { useQueryClient } from '@tanstack/react-query';
import type { Bin } from '@/api/generated/dashboard.schemas';
import { deleteBin, getListBinsQueryKey } from '@/api/generated/bins/bins';
import { getListLocationsQueryKey } from '@/api/generated/locations/locations';
import { ifMatch } from '@/form/problem';
import { useStable } from '@/table/useStable';
import { useUndoableDelete } from '@/table/useUndoableDelete';
import { binName } from './columns';

/** Deletes containers, with Undo. `onRemove` hears of them at once, to close what shows them. */
export function useRemoveBins(onRemove: (bins: Bin[]) => void) {
  const client = useQueryClient();
  const remove = useUndoableDelete<Bin>({
    list: 'bins',
    idOf: (bin) => bin.id,
    nameOf: binName,
    send: (bin, extra) => deleteBin(bin.id, { ...ifMatch(bin), ...extra }),
    refresh: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: getListBinsQueryKey() }),
        client.invalidateQueries({ queryKey: getListLocationsQueryKey() }),
      ]),
  });
  return useStable((bins: Bin[]) => {
    onRemove(bins);
    remove(bins);
  });
}
