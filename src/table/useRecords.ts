import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCan } from '@/auth/useCan';
import type { Rec, Resource } from './resource';
import type { RowCommands } from './rowCommands';
import type { TableSearch } from './search';
import type { List, Pinned } from './useList';
import { useUndoableDelete } from './useUndoableDelete';

interface Open<R> {
  /** Id of the record whose details are open. */
  openId: number | undefined;
  /** Its key, from the URL, where that is not the id. */
  openKey?: string;
  /** Opens the details of a record, or closes them. */
  open: (record?: R) => void;
  /** Of the list. */
  pin: (pinned: Pinned<R> | undefined) => void;
}

/** What a screen does with its records, as its parts take it. */
export interface Records<R extends Rec, I> extends Open<R> {
  resource: Resource<R, I, never>;
  /** The record in the form, or a new one. */
  editing: R | 'new' | null;
  edit: (record: R | 'new' | null) => void;
  /** Opens a record that was just created, with its row on screen. */
  created: (record: R) => void;
  /** Deletes records, with Undo. */
  remove: (records: R[]) => void;
  /** Why nothing may be changed, if so. */
  whyNot: string | undefined;
  commands: RowCommands<R>;
}

interface Options<R> extends Open<R> {
  /** Why a record cannot be deleted, where that is not decided by the right to change. Stable. */
  whyNotRemove?: (record: R) => string | undefined;
}

/** The record whose details are open by `id` in the URL. Links from where only its key is known say `open` and search for it. */
export function useOpenById<R extends Rec, S extends TableSearch & { id?: number; open?: boolean }>(
  { rows, state, pin }: Pick<List<R, S>, 'rows' | 'state' | 'pin'>,
  isSought: (record: R, search: S) => boolean = () => false,
): Open<R> {
  const { search, patch } = state;
  const openId = search.id ?? (search.open ? rows?.find((row) => isSought(row, search))?.id : undefined);
  return { openId, open: (record) => patch({ id: record?.id, open: undefined } as Partial<S>), pin };
}

/** Create, edit and delete on a screen, and why not. */
export function useRecords<R extends Rec, I>(
  resource: Resource<R, I, never>,
  { whyNotRemove, ...opened }: Options<R>,
): Records<R, I> {
  const intl = useIntl();
  const whyNot = useCan(`${resource.list}:write`) ? undefined : intl.formatMessage(resource.texts.noWrite);
  const [editing, edit] = useState<R | 'new' | null>(null);
  const remove = useUndoableDelete(resource, (gone) => {
    opened.pin(undefined);
    if (gone.some(({ id }) => id === opened.openId)) opened.open();
  });
  const canRemove = resource.remove !== undefined;
  const created = (record: R) => {
    const { one, keyOf } = resource;
    opened.pin({ record, one, query: resource.get((keyOf?.(record) ?? record.id) as never) });
    opened.open(record);
  };
  const commands = useMemo((): RowCommands<R> => {
    const why = () => whyNot;
    const one = canRemove ? (record: R) => void remove([record]) : undefined;
    return { edit, remove: one, whyNotEdit: why, whyNotRemove: whyNotRemove ?? why };
  }, [canRemove, remove, whyNot, whyNotRemove]);
  return { resource, ...opened, editing, edit, created, remove: (records) => void remove(records), whyNot, commands };
}
