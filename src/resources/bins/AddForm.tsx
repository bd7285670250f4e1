import { RecordDialog } from '@/fields/RecordDialog';
import { bins } from './commands';
import { binFields } from './fields';

/** The form of a new container at a location; it loads when it is opened, with all that containers need. */
export const AddForm = ({ locationId, onClose }: { locationId: string; onClose: () => void }) => (
  <RecordDialog resource={bins} fields={binFields} given={{ location_id: locationId }} size="lg" onClose={onClose} />
);
