import { useIntl } from 'react-intl';
import { useMe } from '@/auth/useSession';
import type { LocationType } from '@/api/generated/dashboard.schemas';
import type { ComparedField } from '@/form/conflict';
import { activeMessages, locationTypeMessages } from '@/i18n/domain';
import { locationFields as label, locationMessages } from './messages';

/** The fields of a location as they are compared when two people edit it. */
export function useComparedFields(): ComparedField[] {
  const intl = useIntl();
  const areas = useMe().disposition_areas;
  const plain = (value: unknown) =>
    typeof value === 'number' ? intl.formatNumber(value, { maximumFractionDigits: 6 }) : String(value ?? '');
  return [
    { name: 'location_id', label: label.location_id, show: plain },
    { name: 'location_name', label: label.location_name, show: plain },
    { name: 'street', label: label.street, show: plain },
    { name: 'city', label: label.city, show: plain },
    { name: 'latitude', label: label.latitude, show: plain },
    { name: 'longitude', label: label.longitude, show: plain },
    {
      name: 'disposition_area_id',
      label: label.disposition_area_id,
      show: (value) => areas.find((area) => area.id === value)?.name ?? intl.formatMessage(locationMessages.noArea),
    },
    {
      name: 'location_type',
      label: label.location_type,
      show: (value) => intl.formatMessage(locationTypeMessages[value as LocationType]),
    },
    {
      name: 'is_active',
      label: label.is_active,
      show: (value) => intl.formatMessage(value ? activeMessages.active : activeMessages.inactive),
    },
  ];
}
