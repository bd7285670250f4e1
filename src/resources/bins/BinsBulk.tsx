import { useIntl } from 'react-intl';
import { useCan } from '@/auth/useCan';
import { getListBinsQueryKey, getUpdateBinMutationOptions } from '@/api/generated/bins/bins';
import type { Bin } from '@/api/generated/dashboard.schemas';
import { ifMatch } from '@/form/problem';
import { useWrite } from '@/form/write';
import { BulkBar, BulkButton, BulkDelete } from '@/table/BulkBar';
import type { TableInstance } from '@/table/features';
import { tableMessages } from '@/table/messages';
import { useBulkChange } from '@/table/useBulkChange';
import { binName } from './columns';
import { binMessages as messages } from './messages';

interface BinsBulkProps {
  table: TableInstance<Bin>;
  remove: (bins: Bin[]) => void;
}

const kept = { queryKey: getListBinsQueryKey(), many: 'bins', one: 'bin' };
const STATES = [
  { message: tableMessages.setActive, active: true },
  { message: tableMessages.setInactive, active: false },
];

/** What can be done with the selected containers. */
export function BinsBulk({ table, remove }: BinsBulkProps) {
  const intl = useIntl();
  const { run, settle } = useWrite();
  const { change, dialog } = useBulkChange<Bin>({
    table,
    nameOf: binName,
    kept,
    write: async (bin, { active }) => {
      const options = { request: ifMatch(bin), skipInvalidation: true };
      const answer = await run((client) => getUpdateBinMutationOptions(client, options), {
        id: bin.id,
        data: { active },
      });
      return answer.bin;
    },
    settle: () => settle(getUpdateBinMutationOptions),
  });
  const may = { allowed: useCan('bins:write'), reason: intl.formatMessage(messages.noWrite) };

  return (
    <>
      <BulkBar table={table}>
        {STATES.map(({ message, active }) => (
          <BulkButton key={message.id} {...may} onClick={() => change(intl.formatMessage(message), { active })}>
            {intl.formatMessage(message)}
          </BulkButton>
        ))}
        <BulkDelete {...may} table={table} remove={remove} />
      </BulkBar>
      {dialog}
    </>
  );
}
