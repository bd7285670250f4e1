import { useIntl } from 'react-intl';
import { useCan } from '@/auth/useCan';
import { getListLocationsQueryKey, getReplaceLocationMutationOptions } from '@/api/generated/locations/locations';
import type { Location } from '@/api/generated/dashboard.schemas';
import { ifMatch } from '@/form/problem';
import { useWrite } from '@/form/write';
import { AreaMenu } from '@/table/AreaMenu';
import { BulkBar, BulkButton, BulkDelete } from '@/table/BulkBar';
import type { TableInstance } from '@/table/features';
import { tableMessages } from '@/table/messages';
import { useBulkChange } from '@/table/useBulkChange';
import { locationName } from './columns';
import { inputOf } from './input';
import { locationMessages as messages } from './messages';

interface LocationsBulkProps {
  table: TableInstance<Location>;
  remove: (locations: Location[]) => void;
}

const kept = { queryKey: getListLocationsQueryKey(), many: 'locations', one: 'location' };
const STATES = [
  { message: tableMessages.setActive, is_active: true },
  { message: tableMessages.setInactive, is_active: false },
];

/** What can be done with the selected locations. */
export function LocationsBulk({ table, remove }: LocationsBulkProps) {
  const intl = useIntl();
  const { run, settle } = useWrite();
  const { change, dialog } = useBulkChange<Location>({
    table,
    nameOf: locationName,
    kept,
    write: async (location, patch) => {
      const options = { request: ifMatch(location), skipInvalidation: true };
      const answer = await run((client) => getReplaceLocationMutationOptions(client, options), {
        id: location.id,
        data: inputOf({ ...location, ...patch }),
      });
      return answer.location;
    },
    settle: () => settle(getReplaceLocationMutationOptions),
  });
  const mayDelete = { allowed: useCan('locations:delete'), reason: intl.formatMessage(messages.noDelete) };
  const may = { allowed: useCan('locations:write'), reason: intl.formatMessage(messages.noWrite) };

  return (
    <>
      <BulkBar table={table}>
        {STATES.map(({ message, is_active }) => (
          <BulkButton key={message.id} {...may} onClick={() => change(intl.formatMessage(message), { is_active })}>
            {intl.formatMessage(message)}
          </BulkButton>
        ))}
        <AreaMenu
          {...may}
          onPick={(area) => change(intl.formatMessage(tableMessages.setArea), { disposition_area_id: area })}
        />
        <BulkDelete {...mayDelete} table={table} remove={remove} />
      </BulkBar>
      {dialog}
    </>
  );
}
