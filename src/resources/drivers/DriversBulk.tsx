import { useIntl } from 'react-intl';
import { useCan } from '@/auth/useCan';
import { getListDriversQueryKey, getUpdateDriverMutationOptions } from '@/api/generated/drivers/drivers';
import type { Driver } from '@/api/generated/dashboard.schemas';
import { ifMatch } from '@/form/problem';
import { useWrite } from '@/form/write';
import { AreaMenu } from '@/table/AreaMenu';
import { BulkBar, BulkButton, BulkDelete } from '@/table/BulkBar';
import type { TableInstance } from '@/table/features';
import { tableMessages } from '@/table/messages';
import { useBulkChange } from '@/table/useBulkChange';
import { driverName } from './columns';
import { driverMessages as messages } from './messages';

interface DriversBulkProps {
  table: TableInstance<Driver>;
  remove: (drivers: Driver[]) => void;
}

const kept = { queryKey: getListDriversQueryKey(), many: 'drivers', one: 'driver' };
const STATES = [
  { message: messages.setAvailable, available: true },
  { message: messages.setUnavailable, available: false },
];

/** What can be done with the selected drivers. */
export function DriversBulk({ table, remove }: DriversBulkProps) {
  const intl = useIntl();
  const { run, settle } = useWrite();
  const { change, dialog } = useBulkChange<Driver>({
    table,
    nameOf: driverName,
    kept,
    write: async (driver, { available, default_disposition_area_id }) => {
      const options = { request: ifMatch(driver), skipInvalidation: true };
      const answer = await run((client) => getUpdateDriverMutationOptions(client, options), {
        id: driver.id,
        data: { available, default_disposition_area_id },
      });
      return answer.driver;
    },
    settle: () => settle(getUpdateDriverMutationOptions),
  });
  const may = { allowed: useCan('drivers:write'), reason: intl.formatMessage(messages.noWrite) };

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
