import type { Complaint } from '@/api/generated/dashboard.schemas';
import { deleteComplaint, restoreComplaint } from '@/api/generated/complaints/complaints';
import { useUndoableDelete } from '@/table/useUndoableDelete';
import { complaintName } from './columns';

/** Deletes notifications, with Undo. `onRemove` is called at once, to close what shows them. */
export const useRemoveComplaints = (onRemove: (complaints: Complaint[]) => void) =>
  useUndoableDelete<Complaint>({
    list: 'complaints',
    nameOf: complaintName,
    remove: (complaint, options) => deleteComplaint(complaint.id, options),
    restore: (complaint) => restoreComplaint(complaint.id),
    onRemove,
  });
