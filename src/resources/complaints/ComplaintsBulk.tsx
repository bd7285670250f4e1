import { useIntl } from 'react-intl';
import { useCan } from '@/auth/useCan';
import { getUpdateComplaintMutationOptions } from '@/api/generated/complaints/complaints';
import type { Complaint } from '@/api/generated/dashboard.schemas';
import { ifMatch } from '@/form/problem';
import { useWrite } from '@/form/write';
import { BulkBar, BulkButton, BulkDelete } from '@/table/BulkBar';
import type { TableInstance } from '@/table/features';
import { useBulkChange } from '@/table/useBulkChange';
import { complaintName } from './columns';
import { changedTo, keptComplaints } from './kept';
import { complaintMessages as messages } from './messages';

interface ComplaintsBulkProps {
  table: TableInstance<Complaint>;
  remove: (complaints: Complaint[]) => void;
}

const STATES = [
  { message: messages.close, status: 'closed' },
  { message: messages.reopen, status: 'open' },
] as const;

/** What can be done with the selected notifications. */
export function ComplaintsBulk({ table, remove }: ComplaintsBulkProps) {
  const intl = useIntl();
  const { run, settle } = useWrite();
  const { rows, change, dialog } = useBulkChange<Complaint>({
    table,
    nameOf: complaintName,
    kept: keptComplaints,
    write: async (complaint, { status }) => {
      const options = { request: ifMatch(complaint), skipInvalidation: true };
      const answer = await run((client) => getUpdateComplaintMutationOptions(client, options), {
        id: complaint.id,
        data: { status },
      });
      return answer.complaint;
    },
    settle: () => settle(getUpdateComplaintMutationOptions),
  });
  const may = { allowed: useCan('complaints:write'), reason: intl.formatMessage(messages.noWrite) };

  const press = (title: string, status: Complaint['status']) =>
    // Closing a closed one would only make it look changed.
    change(
      title,
      changedTo(status),
      rows.filter((row) => row.status !== status),
    );

  return (
    <>
      <BulkBar table={table}>
        {STATES.map(({ message, status }) => (
          <BulkButton key={message.id} {...may} onClick={() => press(intl.formatMessage(message), status)}>
            {intl.formatMessage(message)}
          </BulkButton>
        ))}
        <BulkDelete {...may} table={table} remove={remove} />
      </BulkBar>
      {dialog}
    </>
  );
}
