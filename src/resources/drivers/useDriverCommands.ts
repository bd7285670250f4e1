import { useIntl } from 'react-intl';
import { useCan } from '@/auth/useCan';
import type { Driver } from '@/api/generated/dashboard.schemas';
import { useEditRemove } from '@/table/rowCommands';
import { driverMessages as messages } from './messages';

/** Edit and delete of a driver, and why not. */
export function useDriverCommands(edit: (driver: Driver) => void, remove: (drivers: Driver[]) => void) {
  const intl = useIntl();
  const canWrite = useCan('drivers:write');
  return useEditRemove(edit, remove, canWrite ? undefined : intl.formatMessage(messages.noWrite));
}
