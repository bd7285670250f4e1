import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useCan } from '@/access/useCan';
import type { Bin } from '@/api/generated/dashboard.schemas';
import type { RowCommands } from '@/table/rowCommands';
import { binMessages as messages } from './messages';

/** Edit and delete of a container, and why not. */
export function useBinCommands(edit: (bin: Bin) => void, remove: (bins: Bin[]) => void): RowCommands<Bin> {
  const intl = useIntl();
  const canWrite = useCan('bins:write');
  return useMemo(() => {
    const whyNot = () => (canWrite ? undefined : intl.formatMessage(messages.noWrite));
    return { edit, remove: (bin) => remove([bin]), whyNotEdit: whyNot, whyNotRemove: whyNot };
  }, [edit, remove, canWrite, intl]);
}
