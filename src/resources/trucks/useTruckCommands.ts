import { useIntl } from 'react-intl';
import { useCan } from '@/auth/useCan';
import type { Truck } from '@/api/generated/dashboard.schemas';
import { useEditRemove } from '@/table/rowCommands';
import { truckMessages as messages } from './messages';

/** Edit and delete of a truck, and why not. */
export function useTruckCommands(edit: (truck: Truck) => void, remove: (trucks: Truck[]) => void) {
  const intl = useIntl();
  const canWrite = useCan('trucks:write');
  return useEditRemove(edit, remove, canWrite ? undefined : intl.formatMessage(messages.noWrite));
}
