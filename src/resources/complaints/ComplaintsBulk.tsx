import { useIntl } from 'react-intl';
import { useCan } from '@/access/useCan';
import { getUpdateComplaintMutationOptions } from '@/api/generated/complaints/complaints';
import type { Complaint } from '@/api/generated/dashboard.schemas';
import { ifMatch } from '@/form/problem';
import { useWrite } from '@/form/write';
import { common } from '@/i18n/common';
import { BulkBar } from '@/table/BulkBar';
import { CommandButton } from '@/table/CommandButton';
import type { TableInstance } from '@/table/features';
import { useBulk } from '@/table/useBulk';
import { complaintName } from './columns';
import { complaintMessages as messages } from './messages';

interface ComplaintsBulkProps {
  table: TableInstance<Complaint>;
  remove: (complaints: Complaint[]) => void;
}

/** What can be done with the selected notifications. */
export function ComplaintsBulk({ table, remove }: ComplaintsBulkProps) {
  const intl = useIntl();
  const write = useWrite();
  const { run, dialog } = useBulk<Complaint>(complaintName);
  const canWrite = useCan('complaints:write');
  const rows = table.getSelectedRowModel().rows.map((row) => row.original);
  const reason = intl.formatMessage(messages.noWrite);

  const change = (title: string, status: Complaint['status']) =>
    void run({
      title,
      // Closing a closed one would only make it look changed.
      rows: rows.filter((row) => row.status !== status),
      perform: (row) =>
        write.run(
          (client) => getUpdateComplaintMutationOptions(client, { request: ifMatch(row), skipInvalidation: true }),
          { id: row.id, data: { status } },
        ),
      onSettled: () => {
        table.resetRowSelection(true);
        write.settle(getUpdateComplaintMutationOptions);
      },
    });
  const states = [
    { message: messages.close, status: 'closed' as const },
    { message: messages.reopen, status: 'open' as const },
  ].map(({ message, status }) => (
    <CommandButton
      key={message.id}
      size="sm"
      variant="outline"
      disabled={!canWrite}
      reason={reason}
      onClick={() => change(intl.formatMessage(message), status)}
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
          colorPalette="danger"
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
