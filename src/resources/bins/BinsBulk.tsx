import { useIntl } from 'react-intl';
import { useCan } from '@/access/useCan';
import { getUpdateBinMutationOptions } from '@/api/generated/bins/bins';
import type { Bin, BinPatch } from '@/api/generated/dashboard.schemas';
import { ifMatch } from '@/form/problem';
import { useWrite } from '@/form/write';
import { common } from '@/i18n/common';

import { BulkBar } from '@/table/BulkBar';
import { CommandButton } from '@/table/CommandButton';
import type { TableInstance } from '@/table/features';
import { tableMessages } from '@/table/messages';
import { useBulk } from '@/table/useBulk';
import { binName } from './columns';
import { binMessages as messages } from './messages';

interface BinsBulkProps {
  table: TableInstance<Bin>;
  remove: (bins: Bin[]) => void;
}

/** What can be done with the selected containers. */
export function BinsBulk({ table, remove }: BinsBulkProps) {
  const intl = useIntl();
  const write = useWrite();
  const { run, dialog } = useBulk<Bin>(binName);
  const canWrite = useCan('bins:write');
  const rows = table.getSelectedRowModel().rows.map((row) => row.original);
  const reason = intl.formatMessage(messages.noWrite);

  const change = (title: string, data: BinPatch) =>
    void run({
      title,
      rows,
      perform: (row) =>
        write.run((client) => getUpdateBinMutationOptions(client, { request: ifMatch(row), skipInvalidation: true }), {
          id: row.id,
          data,
        }),
      onSettled: () => {
        table.resetRowSelection(true);
        write.settle(getUpdateBinMutationOptions);
      },
    });
  const states = [
    { message: tableMessages.setActive, active: true },
    { message: tableMessages.setInactive, active: false },
  ].map(({ message, active }) => (
    <CommandButton
      key={message.id}
      size="sm"
      variant="outline"
      disabled={!canWrite}
      reason={reason}
      onClick={() => change(intl.formatMessage(message), { active })}
    >
      {intl.formatMessage(message)}
    </CommandButton>
  ));

  return (
    <>
      <BulkBar count={rows.length} onClear={() => table.resetRowSelection(true)}>
        {states}
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
