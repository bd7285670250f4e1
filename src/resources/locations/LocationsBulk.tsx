import { useIntl } from 'react-intl';
import { useCan } from '@/access/useCan';
import type { Location, LocationInput } from '@/api/generated/dashboard.schemas';
import { getReplaceLocationMutationOptions } from '@/api/generated/locations/locations';
import { ifMatch } from '@/form/problem';
import { useWrite } from '@/form/write';
import { common } from '@/i18n/common';
import { AreaMenu } from '@/table/AreaMenu';
import { BulkBar } from '@/table/BulkBar';
import { CommandButton } from '@/table/CommandButton';
import type { TableInstance } from '@/table/features';
import { tableMessages } from '@/table/messages';
import { useBulk } from '@/table/useBulk';
import { locationName } from './columns';
import { inputOf } from './input';
import { locationMessages as messages } from './messages';

interface LocationsBulkProps {
  table: TableInstance<Location>;
  remove: (locations: Location[]) => void;
}

/** What can be done with the selected locations. */
export function LocationsBulk({ table, remove }: LocationsBulkProps) {
  const intl = useIntl();
  const write = useWrite();
  const { run, dialog } = useBulk<Location>(locationName);
  const canWrite = useCan('locations:write');
  const canDelete = useCan('locations:delete');
  const rows = table.getSelectedRowModel().rows.map((row) => row.original);
  const reason = intl.formatMessage(messages.noWrite);

  const change = (title: string, patch: Partial<LocationInput>) =>
    void run({
      title,
      rows,
      perform: (row) =>
        write.run(
          (client) => getReplaceLocationMutationOptions(client, { request: ifMatch(row), skipInvalidation: true }),
          {
            id: row.id,
            data: { ...inputOf(row), ...patch },
          },
        ),
      onSettled: () => {
        table.resetRowSelection(true);
        write.settle(getReplaceLocationMutationOptions);
      },
    });
  const activity = [
    { message: tableMessages.setActive, is_active: true },
    { message: tableMessages.setInactive, is_active: false },
  ].map(({ message, is_active }) => (
    <CommandButton
      key={message.id}
      size="sm"
      variant="outline"
      disabled={!canWrite}
      reason={reason}
      onClick={() => change(intl.formatMessage(message), { is_active })}
    >
      {intl.formatMessage(message)}
    </CommandButton>
  ));

  return (
    <>
      <BulkBar count={rows.length} onClear={() => table.resetRowSelection(true)}>
        {activity}
        <AreaMenu
          disabled={!canWrite}
          reason={reason}
          onPick={(area) => change(intl.formatMessage(tableMessages.setArea), { disposition_area_id: area })}
        />
        <CommandButton
          size="sm"
          variant="outline"
          colorPalette="danger"
          disabled={!canDelete}
          reason={intl.formatMessage(messages.noDelete)}
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
