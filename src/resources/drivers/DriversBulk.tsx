import { useIntl } from 'react-intl';
import { useCan } from '@/access/useCan';
import { getUpdateDriverMutationOptions } from '@/api/generated/drivers/drivers';
import type { Driver, DriverPatch } from '@/api/generated/dashboard.schemas';
import { ifMatch } from '@/form/problem';
import { useWrite } from '@/form/write';
import { common } from '@/i18n/common';
import { AreaMenu } from '@/table/AreaMenu';
import { BulkBar } from '@/table/BulkBar';
import { CommandButton } from '@/table/CommandButton';
import type { TableInstance } from '@/table/features';
import { tableMessages } from '@/table/messages';
import { useBulk } from '@/table/useBulk';
import { driverName } from './columns';
import { driverMessages as messages } from './messages';

interface DriversBulkProps {
  table: TableInstance<Driver>;
  remove: (drivers: Driver[]) => void;
}

/** What can be done with the selected drivers. */
export function DriversBulk({ table, remove }: DriversBulkProps) {
  const intl = useIntl();
  const write = useWrite();
  const { run, dialog } = useBulk<Driver>(driverName);
  const canWrite = useCan('drivers:write');
  const rows = table.getSelectedRowModel().rows.map((row) => row.original);
  const reason = intl.formatMessage(messages.noWrite);

  const change = (title: string, data: DriverPatch) =>
    void run({
      title,
      rows,
      perform: (row) =>
        write.run(
          (client) => getUpdateDriverMutationOptions(client, { request: ifMatch(row), skipInvalidation: true }),
          {
            id: row.id,
            data,
          },
        ),
      onSettled: () => {
        table.resetRowSelection(true);
        write.settle(getUpdateDriverMutationOptions);
      },
    });
  const states = [
    { message: messages.setAvailable, available: true },
    { message: messages.setUnavailable, available: false },
  ].map(({ message, available }) => (
    <CommandButton
      key={message.id}
      size="sm"
      variant="outline"
      disabled={!canWrite}
      reason={reason}
      onClick={() => change(intl.formatMessage(message), { available })}
    >
      {intl.formatMessage(message)}
    </CommandButton>
  ));

  return (
    <>
      <BulkBar count={rows.length} onClear={() => table.resetRowSelection(true)}>
        {states}
        <AreaMenu
          disabled={!canWrite}
          reason={reason}
          onPick={(area) => change(intl.formatMessage(tableMessages.setArea), { default_disposition_area_id: area })}
        />
        <CommandButton
          size="sm"
          variant="outline"
          disabled={!canWrite}
          reason={reason}
          onClick={() => {
            table.resetRowSelection(true);
            remove(rows);
          }}
        >
          {intl.formatMessage(common.delete)}
        </CommandButton>
      </BulkBar>
      {dialog}
    </>
  );
}
