import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Complaint, ComplaintsEnvelope } from '@/api/generated/dashboard.schemas';
import { FormDialog } from '@/form/FormDialog';
import { formMessages } from '@/form/messages';
import { useSave } from '@/table/useSave';
import { complaints as resource } from './commands';
import { Entries } from './Entries';
import { complaintMessages as messages } from './messages';
import { refusedEntries } from './refused';
import { entriesSchema, inputOf, newEntry, type EntriesValues } from './schema';
import { useDuplicates } from './useDuplicates';

interface CreateDialogProps {
  /** What the first one is about. */
  locationId?: string;
  onClose: () => void;
  /** Is called with the first of them when the form is closed. */
  onCreated: (complaint: Complaint) => void;
}

/** Creates one notification or several at once: all of them, or none. */
export function CreateDialog({ locationId, onClose, onCreated }: CreateDialogProps) {
  const intl = useIntl();
  const { create, settle } = useSave(resource);
  const duplicates = useDuplicates();
  const [initial] = useState<EntriesValues>(() => ({ complaints: [newEntry(locationId)] }));

  const made = useRef<Complaint>(undefined);
  const close = () => {
    onClose();
    if (made.current) onCreated(made.current);
  };
  const save = async ({ complaints }: EntriesValues) => {
    const chosen = await duplicates.check(complaints);
    if (!chosen) return false;
    const created = await create(chosen.map(inputOf)).catch((error: unknown) => {
      throw refusedEntries(
        error,
        chosen.map((entry) => complaints.indexOf(entry)),
        intl,
      );
    });
    [made.current] = (created as ComplaintsEnvelope).complaints;
    return settle();
  };

  return (
    <>
      <FormDialog<EntriesValues, Complaint>
        onClose={close}
        size="lg"
        title={intl.formatMessage(messages.create)}
        submitLabel={intl.formatMessage(messages.create)}
        initialValues={initial}
        schema={entriesSchema}
        save={save}
        savedText={intl.formatMessage(formMessages.added)}
        failedText={intl.formatMessage(formMessages.addFailed)}
      >
        <Entries />
      </FormDialog>
      {duplicates.question}
    </>
  );
}
