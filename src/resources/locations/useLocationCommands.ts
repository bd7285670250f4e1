import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useCan } from '@/auth/useCan';
import type { Location } from '@/api/generated/dashboard.schemas';
import type { RowCommands } from '@/table/rowCommands';
import { locationMessages as messages } from './messages';

/** Edit and delete of a location, and why not. */
export function useLocationCommands(
  edit: (location: Location) => void,
  remove: (locations: Location[]) => void,
): RowCommands<Location> {
  const intl = useIntl();
  const canWrite = useCan('locations:write');
  const canDelete = useCan('locations:delete');
  return useMemo(
    () => ({
      edit,
      remove: (location) => remove([location]),
      whyNotEdit: () => (canWrite ? undefined : intl.formatMessage(messages.noWrite)),
      whyNotRemove: ({ containers }) =>
        canDelete
          ? containers.length > 0
            ? intl.formatMessage(messages.hasContainers)
            : undefined
          : intl.formatMessage(messages.noDelete),
    }),
    [edit, remove, canWrite, canDelete, intl],
  );
}
