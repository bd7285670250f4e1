import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCan } from '@/auth/useCan';
import type { Rec, Resource } from './resource';
import type { RowCommands } from './rowCommands';
import { useUndoableDelete } from './useUndoableDelete';

/** What a screen does with its records, as its parts take it. */
export interface Records<R extends Rec, I> {
  resource: Resource<R, I, never>;
  /** The record in the form, or a new one. */
  editing: R | 'new' | null;
  edit: (record: R | 'new' | null) => void;
  /** Deletes records, with Undo. */
  remove: (records: R[]) => void;
  /** Why nothing may be changed, if so. */
  whyNot: string | undefined;
  commands: RowCommands<R>;
}

interface Open<R> {
  /** Id of the record whose details are open, and how they are closed when it is deleted. */
  openId: number | undefined;
  close: () => void;
  /** Why a record cannot be deleted, where that is not decided by the right to change. Stable. */
  whyNotRemove?: (record: R) => string | undefined;
}

/** Create, edit and delete on a screen, and why not. */
export function useRecords<R extends Rec, I>(
  resource: Resource<R, I, never>,
  { openId, close, whyNotRemove }: Open<R>,
): Records<R, I> {
  const intl = useIntl();
  const whyNot = useCan(`${resource.list}:write`) ? undefined : intl.formatMessage(resource.texts.noWrite);
  const [editing, edit] = useState<R | 'new' | null>(null);
  const remove = useUndoableDelete(resource, (gone) => {
    if (gone.some(({ id }) => id === openId)) close();
  });
  const commands = useMemo((): RowCommands<R> => {
    const why = () => whyNot;
    return { edit, remove: (record) => void remove([record]), whyNotEdit: why, whyNotRemove: whyNotRemove ?? why };
  }, [remove, whyNot, whyNotRemove]);
  return { resource, editing, edit, remove: (records) => void remove(records), whyNot, commands };
}
