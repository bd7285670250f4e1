import { Button, Flex } from '@chakra-ui/react';
import { Formik, Form, useFormikContext, type FormikHelpers } from 'formik';
import { useId, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { useIntl } from 'react-intl';
import type { AnyObjectSchema } from 'yup';
import { common } from '@/i18n/common';
import { ModalDialog } from '@/ui/dialogs';
import { toast } from '@/ui/toast';
import { differences, type ComparedField } from './conflict';
import { ConflictDialog } from './ConflictDialog';
import { FormFailure } from './FormFailure';
import { currentOf } from './problem';
import { refusalsOf } from './save';
import { useLeaveGuard } from './useLeaveGuard';

/** The record being edited, and how it is compared when somebody else has changed it. */
export interface Editing<V, R extends { updated_at: string }> {
  record: R;
  toValues: (record: R) => V;
  fields: readonly ComparedField[];
}

interface FormDialogProps<V extends object, R extends { updated_at: string }> {
  onClose: () => void;
  title: string;
  /** Says what it does: "Create location". */
  submitLabel: string;
  initialValues: V;
  schema: AnyObjectSchema;
  /**
   * Writes; `base` is the version the values are based on, for If-Match. A rejection keeps the form open and says why,
   * `false` keeps it open silently.
   */
  save: (values: V, base: R | undefined) => Promise<unknown>;
  editing?: Editing<V, R>;
  /** Toast after the save. */
  savedText: string;
  /** Toast besides the message in the form when the save fails. */
  failedText?: string;
  size?: 'sm' | 'md' | 'lg' | 'xl' | '2xl';
  /** Where the focus goes when what opened the form is gone. */
  fallbackFocus?: () => HTMLElement | null;
  children: ReactNode;
}

/** A form in a dialog, mounted while open: validation at the fields, a guard for unsaved input, conflicts as a choice. */
export function FormDialog<V extends object, R extends { updated_at: string }>(props: FormDialogProps<V, R>) {
  const { initialValues, schema, save, editing, savedText, failedText, onClose } = props;
  const intl = useIntl();
  const base = useRef<R | undefined>(editing?.record);
  const [conflict, setConflict] = useState<{ mine: V; current: R } | null>(null);
  const leave = useRef(onClose);

  // Against the version that the values are based on: the record itself may have been read again since.
  const compare = (mine: V, current: R, { record, toValues, fields }: Editing<V, R>) =>
    differences(fields, toValues(base.current ?? record), mine, toValues(current));

  const submit = async (values: V, helpers: FormikHelpers<V>): Promise<void> => {
    helpers.setStatus({});
    const sent = schema.cast(values) as V;
    try {
      if ((await save(sent, base.current)) === false) return;
    } catch (error) {
      const current = editing ? currentOf<R>(error) : null;
      if (current && editing) {
        const before = editing.toValues(base.current ?? editing.record);
        // As after a save whose response was lost, or where somebody has changed what this form does not have: there is nothing to choose.
        const settled = [sent, before].some((mine) => compare(mine, current, editing).length === 0);
        if (!settled || base.current?.updated_at === current.updated_at) return setConflict({ mine: sent, current });
        base.current = current;
        return submit(values, helpers);
      }
      helpers.setStatus(refusalsOf(error, values, Object.keys(initialValues), intl));
      if (failedText) toast(failedText, { variant: 'error' });
      return;
    }
    toast(savedText);
    leave.current();
  };

  return (
    <Formik initialValues={initialValues} validationSchema={schema} onSubmit={submit} validateOnMount={false}>
      {(form) => (
        <>
          <Frame {...props} leave={leave} />
          {conflict && editing ? (
            <ConflictDialog
              differences={compare(conflict.mine, conflict.current, editing)}
              onClose={() => setConflict(null)}
              onResolve={(chosen) => {
                base.current = conflict.current;
                setConflict(null);
                void form.setValues({ ...conflict.mine, ...chosen } as V, false).then(() => form.submitForm());
              }}
            />
          ) : null}
        </>
      )}
    </Formik>
  );
}

type FrameProps = Pick<
  FormDialogProps<object, { updated_at: string }>,
  'title' | 'submitLabel' | 'size' | 'fallbackFocus' | 'children' | 'onClose'
>;

function Frame({ title, submitLabel, children, onClose, leave, ...frame }: FrameProps & { leave: Ref<() => void> }) {
  const intl = useIntl();
  const id = useId();
  const { dirty, isSubmitting } = useFormikContext();
  const guard = useLeaveGuard(dirty, onClose, { isSaving: isSubmitting });
  useImperativeHandle(leave, () => guard.leave);
  // What is being saved can be neither kept nor discarded.
  const close = () => isSubmitting || guard.close();
  return (
    <ModalDialog
      open
      onClose={close}
      size={frame.size}
      fallbackFocus={frame.fallbackFocus}
      title={title}
      footer={
        <>
          <Button variant="outline" onClick={close} disabled={isSubmitting}>
            {intl.formatMessage(common.cancel)}
          </Button>
          <Button type="submit" form={id} aria-busy={isSubmitting} disabled={isSubmitting}>
            {isSubmitting ? intl.formatMessage(common.saving) : submitLabel}
          </Button>
        </>
      }
    >
      <Form id={id} noValidate>
        <Flex direction="column" gap="4" pb="2">
          <FormFailure />
          {children}
        </Flex>
      </Form>
      {guard.question}
    </ModalDialog>
  );
}
