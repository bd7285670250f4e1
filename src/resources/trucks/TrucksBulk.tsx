import { useIntl } from 'react-intl';
import { useCan } from '@/auth/useCan';
import { getListTrucksQueryKey, getUpdateTruckMutationOptions } from '@/api/generated/trucks/trucks';
import type { Truck } from '@/api/generated/dashboard.schemas';
import { ifMatch } from '@/form/problem';
import { useWrite } from '@/form/write';
import { AreaMenu } from '@/table/AreaMenu';
import { BulkBar, BulkButton, BulkDelete } from '@/table/BulkBar';
import type { TableInstance } from '@/table/features';
import { tableMessages } from '@/table/messages';
import { useBulkChange } from '@/table/useBulkChange';
import { truckName } from './columns';
import { truckMessages as messages } from './messages';

interface TrucksBulkProps {
  table: TableInstance<Truck>;
  remove: (trucks: Truck[]) => void;
}

const kept = { queryKey: getListTrucksQueryKey(), many: 'trucks', one: 'truck' };
const STATES = [
  { message: messages.setAvailable, available: true },
  { message: messages.setUnavailable, available: false },
];

/** What can be done with the selected trucks. */
export function TrucksBulk({ table, remove }: TrucksBulkProps) {
  const intl = useIntl();
  const { run, settle } = useWrite();
  const { change, dialog } = useBulkChange<Truck>({
    table,
    nameOf: truckName,
    kept,
    write: async (truck, { available, default_disposition_area_id }) => {
      const options = { request: ifMatch(truck), skipInvalidation: true };
      const answer = await run((client) => getUpdateTruckMutationOptions(client, options), {
        licensePlate: truck.license_plate,
        data: { available, default_disposition_area_id },
      });
      return answer.truck;
    },
    settle: () => settle(getUpdateTruckMutationOptions),
  });
  const may = { allowed: useCan('trucks:write'), reason: intl.formatMessage(messages.noWrite) };

  return (
    <>
      <BulkBar table={table}>
        {STATES.map(({ message, available }) => (
          <BulkButton key={message.id} {...may} onClick={() => change(intl.formatMessage(message), { available })}>
            {intl.formatMessage(message)}
          </BulkButton>
        ))}
        <AreaMenu
          {...may}
          onPick={(area) => change(intl.formatMessage(tableMessages.setArea), { default_disposition_area_id: area })}
        />
        <BulkDelete {...may} table={table} remove={remove} />
      </BulkBar>
      {dialog}
    </>
  );
}
