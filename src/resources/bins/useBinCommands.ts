import { useIntl } from 'react-intl';
import { useCan } from '@/auth/useCan';
import type { Bin } from '@/api/generated/dashboard.schemas';
import { useEditRemove } from '@/table/rowCommands';
import { binMessages as messages } from './messages';

/** Edit and delete of a container, and why not. */
export function useBinCommands(edit: (bin: Bin) => void, remove: (bins: Bin[]) => void) {
  const intl = useIntl();
  const canWrite = useCan('bins:write');
  return useEditRemove(edit, remove, canWrite ? undefined : intl.formatMessage(messages.noWrite));
}
