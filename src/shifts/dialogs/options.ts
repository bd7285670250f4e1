import { useIntl } from 'react-intl';
import type { MaterialCode } from '@/api/generated/dashboard.schemas';
import { materialMessages } from '@/i18n/domain';

/** All materials by their names. */
export function useMaterialOptions(): { value: MaterialCode; label: string }[] {
  const { formatMessage } = useIntl();
  return (Object.keys(materialMessages) as MaterialCode[]).map((value) => ({
    value,
    label: formatMessage(materialMessages[value]),
  }));
}
