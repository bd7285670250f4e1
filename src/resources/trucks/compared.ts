import { useIntl } from 'react-intl';
import { useMe } from '@/auth/useSession';
import type { ComparedField } from '@/form/conflict';
import { availableMessages } from '@/i18n/domain';
import { truckFields as label, truckMessages as messages } from './messages';

/** The fields of a truck as they are compared when two people edit it. */
export function useComparedFields(): ComparedField[] {
  const intl = useIntl();
  const areas = useMe().disposition_areas;
  const figure = (value: unknown) => (typeof value === 'number' ? intl.formatNumber(value) : '');
  return [
    { name: 'name', label: label.name, show: String },
    { name: 'capacity', label: label.capacity, show: figure },
    { name: 'number_of_compartments', label: label.number_of_compartments, show: figure },
    {
      name: 'default_disposition_area_id',
      label: label.default_disposition_area_id,
      show: (value) => areas.find((area) => area.id === value)?.name ?? intl.formatMessage(messages.noArea),
    },
    {
      name: 'available',
      label: label.available,
      show: (value) => intl.formatMessage(value ? availableMessages.available : availableMessages.unavailable),
    },
  ];
}
