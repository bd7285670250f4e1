import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Complaint } from '@/api/generated/dashboard.schemas';
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
}

/** Creates one notification or several at once: all of them, or none. */
export function CreateDialog({ locationId, onClose }: CreateDialogProps) {
  const intl = useIntl();
  const { create, settle } = useSave(resource);
  const duplicates = useDuplicates();
  const [initial] = useState<EntriesValues>(() => ({ complaints: [newEntry(locationId)] }));

  const save = async ({ complaints }: EntriesValues) => {
    const chosen = await duplicates.check(complaints);
    if (!chosen) return false;
    await create(chosen.map(inputOf)).catch((error: unknown) => {
      throw refusedEntries(
        error,
        chosen.map((entry) => complaints.indexOf(entry)),
        intl,
      );
    });
    return settle();
  };

  return (
    <>
      <FormDialog<EntriesValues, Complaint>
        onClose={onClose}
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
