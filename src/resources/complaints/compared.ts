import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { ComparedField } from '@/form/conflict';
import { complaintStatusMessages, fillLevelMessages, materialMessages } from '@/i18n/domain';
import { complaintFields as label, complaintMessages as messages } from './messages';

/** The fields of a notification as they are compared when two people edit it. */
export function useComparedFields(): ComparedField[] {
  const intl = useIntl();
  const word = (words: Record<string, MessageDescriptor>, none: MessageDescriptor) => (value: unknown) =>
    intl.formatMessage(words[String(value)] ?? none);
  return [
    {
      name: 'location_id',
      label: label.location_id,
      show: (value) => (value ? String(value) : intl.formatMessage(messages.unknownLocation)),
    },
    { name: 'material_type', label: label.material_type, show: word(materialMessages, messages.notEmptied) },
    {
      name: 'reported_fill_level',
      label: label.reported_fill_level,
      show: word(fillLevelMessages, messages.notEmptied),
    },
    { name: 'emptied_fill_level', label: label.emptied_fill_level, show: word(fillLevelMessages, messages.notEmptied) },
    { name: 'status', label: label.status, show: word(complaintStatusMessages, messages.notEmptied) },
  ];
}
