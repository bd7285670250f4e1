import { useQueryClient } from '@tanstack/react-query';
import { deleteComplaint, getListComplaintsQueryKey } from '@/api/generated/complaints/complaints';
import type { Complaint } from '@/api/generated/dashboard.schemas';
import { ifMatch } from '@/form/problem';
import { useStable } from '@/table/useStable';
import { useUndoableDelete } from '@/table/useUndoableDelete';
import { complaintName } from './columns';

/** Deletes notifications, with Undo. `onRemove` hears of them at once, to close what shows them. */
export function useRemoveComplaints(onRemove: (complaints: Complaint[]) => void) {
  const client = useQueryClient();
  const remove = useUndoableDelete<Complaint>({
    list: 'complaints',
    idOf: (complaint) => complaint.id,
    nameOf: complaintName,
    send: (complaint, extra) => deleteComplaint(complaint.id, { ...ifMatch(complaint), ...extra }),
    refresh: () => client.invalidateQueries({ queryKey: getListComplaintsQueryKey() }),
  });
  return useStable((complaints: Complaint[]) => {
    onRemove(complaints);
    remove(complaints);
  });
}
