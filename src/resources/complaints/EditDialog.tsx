import type { Complaint } from '@/api/generated/dashboard.schemas';
import { FieldInputs } from '@/fields/inputs';
import { RecordDialog } from '@/fields/RecordDialog';
import { complaints } from './commands';
import { EntryFields } from './EntryFields';
import { complaintFields } from './fields';

const { emptied_fill_level, status, location_id } = complaintFields;
/** A notification whose location is gone may stay without one. */
const withoutLocation = { ...complaintFields, location_id: { ...location_id, edit: { optional: true } } };
const found = { emptied_fill_level, status: { ...status, edit: { beside: true } } };

/** Edit of a notification; what the crew found is entered here. */
export const EditDialog = ({ complaint, onClose }: { complaint: Complaint; onClose: () => void }) => (
  <RecordDialog
    resource={complaints}
    fields={complaint.location_id === null ? withoutLocation : complaintFields}
    record={complaint}
    onClose={onClose}
  >
    <EntryFields />
    <FieldInputs fields={found} isNew={false} />
  </RecordDialog>
);
