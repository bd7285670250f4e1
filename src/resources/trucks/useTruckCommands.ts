import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useCan } from '@/access/useCan';
import type { Truck } from '@/api/generated/dashboard.schemas';
import type { RowCommands } from '@/table/rowCommands';
import { truckMessages as messages } from './messages';

/** Edit and delete of a truck, and why not. */
export function useTruckCommands(edit: (truck: Truck) => void, remove: (trucks: Truck[]) => void): RowCommands<Truck> {
  const intl = useIntl();
  const canWrite = useCan('trucks:write');
  return useMemo(() => {
    const whyNot = () => (canWrite ? undefined : intl.formatMessage(messages.noWrite));
    return { edit, remove: (truck) => remove([truck]), whyNotEdit: whyNot, whyNotRemove: whyNot };
  }, [edit, remove, canWrite, intl]);
}
