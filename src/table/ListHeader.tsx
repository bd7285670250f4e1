import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { PageHeader } from '@/ui/PageHeader';
import { CommandButton } from './CommandButton';
import type { Rec } from './resource';
import type { Records } from './useRecords';

/** Opens the form of a new record; disabled it says why. */
export function CreateButton<R extends Rec, I>({ records: { resource, whyNot, edit } }: { records: Records<R, I> }) {
  const intl = useIntl();
  return (
    <CommandButton disabled={whyNot !== undefined} reason={whyNot ?? ''} onClick={() => edit('new')}>
      <Plus aria-hidden />
      {intl.formatMessage(resource.texts.create)}
    </CommandButton>
  );
}

/** The head of a list's screen, with what is beside its button. */
export function ListHeader<R extends Rec, I>({ records, children }: { records: Records<R, I>; children?: ReactNode }) {
  const intl = useIntl();
  return (
    <PageHeader
      title={intl.formatMessage(records.resource.texts.title)}
      actions={
        <>
          {children}
          <CreateButton records={records} />
        </>
      }
    />
  );
}
