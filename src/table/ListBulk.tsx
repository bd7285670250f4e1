import { useQueryClient, type FetchQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { useAreaChoices } from '@/auth/useSession';
import { AreaMark } from '@/ui/AreaMark';
import { Menu, MenuItem } from '@/ui/Menu';
import { BulkBar, BulkButton, BulkDelete } from './BulkBar';
import { tableMessages } from './messages';
import type { Rec } from './resource';
import type { TableSearch } from './search';
import { useBulkChange } from './useBulkChange';
import type { List } from './useList';
import type { Records } from './useRecords';
import { useSave } from './useSave';
import { useSelection } from './useSelection';

/** What the buttons of a bulk bar need. */
export interface Bulk<R> {
  /** The selected records, and whether they are all that match. */
  rows: R[];
  isAll: boolean;
  change: (title: string, change: Partial<R>, rows?: R[]) => void;
  /** Whether they may be changed, and why not. */
  may: { allowed: boolean; reason: string };
}

interface ListBulkProps<R extends Rec, I> {
  list: Pick<List<R, TableSearch>, 'table' | 'total' | 'load'>;
  records: Records<R, I>;
  /** What of a changed record is sent; all that was changed where nothing is said. */
  sent?: (record: R, change: Partial<R>) => Partial<I>;
  /** Whether they may be deleted, where that is not the right to change. */
  mayDelete?: Bulk<R>['may'];
  /** Buttons; deleting is the last. */
  children?: (bulk: Bulk<R>) => ReactNode;
}

/** What can be done with the selected records: changes shown at once and taken back where refused, and deleting. */
export function ListBulk<R extends Rec, I>({ list, records, sent, mayDelete, children }: ListBulkProps<R, I>) {
  const { resource, whyNot, remove } = records;
  const { update, settle } = useSave(resource);
  const { table } = list;
  const client = useQueryClient();
  const selection = useSelection(list);
  const { rows, isAll } = selection;
  const { change, dialog } = useBulkChange<R>({
    table,
    selected: rows,
    nameOf: resource.nameOf,
    cached: { queryKey: [resource.list], many: resource.list, one: resource.one },
    read: async (record) => {
      const options = resource.get((resource.keyOf?.(record) ?? record.id) as never);
      const found = await client.fetchQuery({ ...(options as FetchQueryOptions<Record<string, R>>), staleTime: 0 });
      return found[resource.one] ?? record;
    },
    write: (record, patch) => update(record, sent ? sent(record, patch) : (patch as unknown as Partial<I>)),
    settle,
  });
  const may = { allowed: whyNot === undefined, reason: whyNot ?? '' };
  return (
    <>
      <BulkBar table={table} selection={selection}>
        {children?.({ rows, isAll, change, may })}
        <BulkDelete {...(mayDelete ?? may)} table={table} selection={selection} remove={remove} />
      </BulkBar>
      {dialog}
    </>
  );
}

/** Buttons that set a flag of the selected records or take it back. */
export function BulkFlag<R>({
  bulk: { change, may },
  field,
  words,
}: {
  bulk: Bulk<R>;
  field: keyof R;
  words: readonly [yes: MessageDescriptor, no: MessageDescriptor];
}) {
  const intl = useIntl();
  return words.map((word, index) => (
    <BulkButton
      key={word.id}
      {...may}
      onClick={() => change(intl.formatMessage(word), { [field]: index === 0 } as Partial<R>)}
    >
      {intl.formatMessage(word)}
    </BulkButton>
  ));
}

/** Puts the selected records into a disposition area. */
export function BulkArea<R>({ bulk: { change, may }, of }: { bulk: Bulk<R>; of: (area: number) => Partial<R> }) {
  const intl = useIntl();
  const areas = useAreaChoices();
  const label = intl.formatMessage(tableMessages.setArea);
  const button = <BulkButton {...may}>{label}</BulkButton>;
  if (!may.allowed) return button;
  return (
    <Menu placement="bottom-start" trigger={button}>
      {areas.map(({ id, name, color }) => (
        <MenuItem key={id} onSelect={() => change(label, of(id))}>
          <AreaMark color={color}>{name}</AreaMark>
        </MenuItem>
      ))}
    </Menu>
  );
}
