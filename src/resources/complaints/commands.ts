import { createContext, useContext, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useCan } from '@/auth/useCan';
import type { Complaint } from '@/api/generated/dashboard.schemas';
import type { RowCommands } from '@/table/rowCommands';
import { complaintMessages as messages } from './messages';

export interface ComplaintCommands extends RowCommands<Complaint> {
  /** Closes an open one, reopens a closed one. */
  toggle: (complaint: Complaint) => void;
  /** Why nothing may be changed, if so. */
  whyNot: string | undefined;
}

const Commands = createContext<ComplaintCommands | null>(null);

/** Around the table: what its rows can do. Give it a stable value. */
export const ComplaintCommandsProvider = Commands.Provider;
export const useRowCommands = () => useContext(Commands);

/** Close, reopen, edit and delete of a notification, and why not. */
export function useComplaintCommands(
  toggle: (complaint: Complaint) => void,
  edit: (complaint: Complaint) => void,
  remove: (complaints: Complaint[]) => void,
): ComplaintCommands {
  const intl = useIntl();
  const canWrite = useCan('complaints:write');
  return useMemo(() => {
    const whyNot = canWrite ? undefined : intl.formatMessage(messages.noWrite);
    return {
      toggle,
      edit,
      remove: (complaint) => remove([complaint]),
      whyNot,
      whyNotEdit: () => whyNot,
      whyNotRemove: () => whyNot,
    };
  }, [toggle, edit, remove, canWrite, intl]);
}
