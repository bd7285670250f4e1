import { useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useAreaChoices, useMe } from '@/auth/useSession';
import { FormDialog } from '@/form/FormDialog';
import { formMessages } from '@/form/messages';
import type { Rec, Resource } from '@/table/resource';
import { tabStop } from '@/table/useBackToTable';
import { useSave } from '@/table/useSave';
import { FieldInputs } from './inputs';
import type { Fields } from './field';
import { comparedOf } from './FieldDetails';
import { schemaOf } from './schema';
import { inputOf, newValues, valuesOf } from './values';

export interface RecordDialogProps<R extends Rec, I> {
  resource: Resource<R, I, never>;
  fields: Fields;
  /** Without one, a new record is made. */
  record?: R;
  /** What a new one begins with. */
  given?: Partial<I>;
  /** Asked before each save; false keeps the form open. */
  before?: (input: I, base: R | undefined) => Promise<boolean>;
  size?: 'md' | 'lg';
  /** Inputs, where they are not those of the fields in their order. */
  children?: ReactNode;
  onClose: () => void;
  /** Is called with a new record when the form is closed. */
  onCreated?: (record: R) => void;
}

/** Create and edit of a record, with the inputs and rules of its fields; another person's change is compared in all that are edited. */
export function RecordDialog<R extends Rec, I>(props: RecordDialogProps<R, I>) {
  const { resource, fields, record, given, before, size, children, onClose, onCreated } = props;
  const intl = useIntl();
  const { create, update, settle } = useSave(resource);
  const [schema] = useState(() => schemaOf(fields));
  const { limited_to_areas: isLimited } = useMe();
  const areas = useAreaChoices();
  // The one that it can only be.
  const area = isLimited && areas.length === 1 ? areas[0]?.id : undefined;
  const made = useRef<R>(undefined);
  const { texts, nameOf, titleOf } = resource;
  const toValues = (one: R) => valuesOf(fields, one);
  const save = async (values: Record<string, unknown>, base: R | undefined) => {
    const input = inputOf(fields, values, !base) as I;
    if (before && !(await before(input, base))) return false;
    if (base) await update(base, input);
    else made.current = ((await create(input as never)) as Record<string, R>)[resource.one];
    return settle();
  };
  const close = () => {
    onClose();
    if (made.current) onCreated?.(made.current);
  };
  return (
    <FormDialog<Record<string, unknown>, R>
      onClose={close}
      size={size}
      fallbackFocus={tabStop}
      title={
        record
          ? intl.formatMessage(texts.edit, { name: (titleOf ?? nameOf)(record) })
          : intl.formatMessage(texts.create)
      }
      submitLabel={intl.formatMessage(record ? texts.save : texts.create)}
      initialValues={record ? toValues(record) : newValues(fields, given, area)}
      schema={schema}
      save={save}
      editing={
        record && {
          record,
          toValues,
          fields: comparedOf(fields),
        }
      }
      savedText={intl.formatMessage(record ? formMessages.saved : formMessages.added)}
      failedText={record ? undefined : intl.formatMessage(formMessages.addFailed)}
    >
      {children ?? <FieldInputs fields={fields} isNew={!record} />}
    </FormDialog>
  );
}
