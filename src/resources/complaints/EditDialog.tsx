import { Flex } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { getUpdateComplaintMutationOptions } from '@/api/generated/complaints/complaints';
import type { Complaint } from '@/api/generated/dashboard.schemas';
import { FormDialog } from '@/form/FormDialog';
import { SelectField } from '@/form/fields';
import { formMessages } from '@/form/messages';
import { ifMatch } from '@/form/problem';
import { useWrite } from '@/form/write';
import { complaintStatusMessages } from '@/i18n/domain';
import { wordOptions } from '@/table/filters';
import { useComparedFields } from './compared';
import { EntryFields, useLevels } from './EntryFields';
import { complaintFields as label, complaintMessages as messages } from './messages';
import { complaintSchema, patchOf, valuesOf, type ComplaintValues } from './schema';

const useStatuses = wordOptions(complaintStatusMessages);

/** Edit of a notification; what the crew found is entered here. */
export function EditDialog({ complaint, onClose }: { complaint: Complaint; onClose: () => void }) {
  const intl = useIntl();
  const write = useWrite();
  const fields = useComparedFields();
  const levels = useLevels();
  const statuses = useStatuses();
  const schema = useMemo(() => complaintSchema(complaint), [complaint]);
  return (
    <FormDialog<ComplaintValues, Complaint>
      onClose={onClose}
      title={intl.formatMessage(messages.edit, { id: complaint.id })}
      submitLabel={intl.formatMessage(messages.save)}
      initialValues={valuesOf(complaint)}
      schema={schema}
      save={(values, base = complaint) =>
        write.run((client) => getUpdateComplaintMutationOptions(client, { request: ifMatch(base) }), {
          id: base.id,
          data: patchOf(values),
        })
      }
      editing={{ record: complaint, toValues: valuesOf, fields }}
      savedText={intl.formatMessage(formMessages.saved)}
    >
      <EntryFields />
      <Flex gap="3" direction={{ base: 'column', sm: 'row' }}>
        <SelectField
          name="emptied_fill_level"
          label={intl.formatMessage(label.emptied_fill_level)}
          options={levels}
          none={intl.formatMessage(messages.notEmptied)}
        />
        <SelectField name="status" label={intl.formatMessage(label.status)} options={statuses} />
      </Flex>
    </FormDialog>
  );
}
