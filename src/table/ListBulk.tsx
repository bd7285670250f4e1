import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { AreaMenu } from './AreaMenu';
import { BulkBar, BulkButton, BulkDelete } from './BulkBar';
import type { TableInstance } from './features';
import { tableMessages } from './messages';
import type { Rec } from './resource';
import { useBulkChange } from './useBulkChange';
import type { Records } from './useRecords';
import { useSave } from './useSave';

/** What the buttons of a bulk bar need. */
export interface Bulk<R> {
  /** The selected records. */
  rows: R[];
  change: (title: string, change: Partial<R>, rows?: R[]) => void;
  /** Whether they may be changed, and why not. */
  may: { allowed: boolean; reason: string };
}

interface ListBulkProps<R extends Rec, I> {
  list: { table: TableInstance<R> };
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
  const { rows, change, dialog } = useBulkChange<R>({
    table: list.table,
    nameOf: resource.nameOf,
    cached: { queryKey: [resource.list], many: resource.list, one: resource.one },
    write: (record, patch) => update(record, sent ? sent(record, patch) : (patch as unknown as Partial<I>)),
    settle,
  });
  const may = { allowed: whyNot === undefined, reason: whyNot ?? '' };
  return (
    <>
      <BulkBar table={list.table}>
        {children?.({ rows, change, may })}
        <BulkDelete {...(mayDelete ?? may)} table={list.table} remove={remove} />
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
  return <AreaMenu {...may} onPick={(area) => change(intl.formatMessage(tableMessages.setArea), of(area))} />;
}
