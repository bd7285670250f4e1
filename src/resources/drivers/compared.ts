import { useIntl } from 'react-intl';
import { useMe } from '@/auth/useSession';
import type { ComparedField } from '@/form/conflict';
import { availableMessages } from '@/i18n/domain';
import { driverFields as label, driverMessages as messages } from './messages';

/** The fields of a driver as they are compared when two people edit it. */
export function useComparedFields(): ComparedField[] {
  const intl = useIntl();
  const areas = useMe().disposition_areas;
  return [
    { name: 'driver_id', label: label.driver_id, show: String },
    { name: 'name', label: label.name, show: String },
    {
      name: 'phone',
      label: label.phone,
      show: (value) => (value ? String(value) : intl.formatMessage(messages.noPhone)),
    },
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
