import type { Complaint } from '@/api/generated/dashboard.schemas';
import { deleteComplaint, getListComplaintsQueryKey } from '@/api/generated/complaints/complaints';
import { ifMatch } from '@/form/problem';
import { useUndoableDelete } from '@/table/useUndoableDelete';
import { complaintName } from './columns';

/** Deletes notifications, with Undo. `onRemove` hears of them at once, to close what shows them. */
export const useRemoveComplaints = (onRemove: (complaints: Complaint[]) => void) =>
  useUndoableDelete<Complaint>({
    list: 'complaints',
    nameOf: complaintName,
    send: (complaint, extra) => deleteComplaint(complaint.id, { ...ifMatch(complaint), ...extra }),
    stale: [getListComplaintsQueryKey()],
    onRemove,
  });
