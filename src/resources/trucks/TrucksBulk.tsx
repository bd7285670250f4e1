import { useIntl } from 'react-intl';
import { useCan } from '@/access/useCan';
import { getUpdateTruckMutationOptions } from '@/api/generated/trucks/trucks';
import type { Truck, TruckPatch } from '@/api/generated/dashboard.schemas';
import { ifMatch } from '@/form/problem';
import { useWrite } from '@/form/write';
import { common } from '@/i18n/common';
import { AreaMenu } from '@/table/AreaMenu';
import { BulkBar } from '@/table/BulkBar';
import { CommandButton } from '@/table/CommandButton';
import type { TableInstance } from '@/table/features';
import { tableMessages } from '@/table/messages';
import { useBulk } from '@/table/useBulk';
import { truckName } from './columns';
import { truckMessages as messages } from './messages';

interface TrucksBulkProps {
  table: TableInstance<Truck>;
  remove: (trucks: Truck[]) => void;
}

/** What can be done with the selected trucks. */
export function TrucksBulk({ table, remove }: TrucksBulkProps) {
  const intl = useIntl();
  const write = useWrite();
  const { run, dialog } = useBulk<Truck>(truckName);
  const canWrite = useCan('trucks:write');
  const rows = table.getSelectedRowModel().rows.map((row) => row.original);
  const reason = intl.formatMessage(messages.noWrite);

  const change = (title: string, data: TruckPatch) =>
    void run({
      title,
      rows,
      perform: (row) =>
        write.run(
          (client) => getUpdateTruckMutationOptions(client, { request: ifMatch(row), skipInvalidation: true }),
          {
            licensePlate: row.license_plate,
            data,
          },
        ),
      onSettled: () => {
        table.resetRowSelection(true);
        write.settle(getUpdateTruckMutationOptions);
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
