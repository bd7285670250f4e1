import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useCan } from '@/access/useCan';
import type { Driver } from '@/api/generated/dashboard.schemas';
import type { RowCommands } from '@/table/rowCommands';
import { driverMessages as messages } from './messages';

/** Edit and delete of a driver, and why not. */
export function useDriverCommands(
  edit: (driver: Driver) => void,
  remove: (drivers: Driver[]) => void,
): RowCommands<Driver> {
  const intl = useIntl();
  const canWrite = useCan('drivers:write');
  return useMemo(() => {
    const whyNot = () => (canWrite ? undefined : intl.formatMessage(messages.noWrite));
    return { edit, remove: (driver) => remove([driver]), whyNotEdit: whyNot, whyNotRemove: whyNot };
  }, [edit, remove, canWrite, intl]);
}
