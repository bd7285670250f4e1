import { Alert, Button, Flex } from '@chakra-ui/react';
import { FormikProvider, useFormik, type FormikValues } from 'formik';
import { CircleAlert } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { AnyObject, ObjectSchema } from 'yup';
import { failureOf, fieldErrorsOf, type Failure } from '@/access/failure';
import { errorsOf } from '@/access/schemas';
import { useOpenWork } from '@/access/useOpenWork';

interface AccountFormProps<Values extends FormikValues> {
  initialValues: Values;
  schema: ObjectSchema<AnyObject>;
  /** A rejection is shown: at the fields it names, else above the form. */
  onSubmit: (values: Values) => Promise<unknown>;
  submit: MessageDescriptor;
  /** Empty the form after it was sent, instead of keeping what was typed. */
  emptyAfter?: boolean;
  children: ReactNode;
}

/** A form of the profile: its button works once something was changed. */
export function AccountForm<Values extends FormikValues>(props: AccountFormProps<Values>) {
  const { initialValues, schema, onSubmit, submit, emptyAfter = false, children } = props;
  const [failure, setFailure] = useState<Failure | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const formik = useFormik<Values>({
    initialValues,
    validate: (values) => errorsOf(schema, values) as object,
    onSubmit: async (values, { setErrors, resetForm }) => {
      setFailure(null);
      try {
        await onSubmit(values);
        resetForm({ values: emptyAfter ? initialValues : values });
      } catch (error) {
        const atFields = fieldErrorsOf(error);
        if (Object.keys(atFields).length > 0) setErrors(atFields as object);
        else setFailure(failureOf(error));
      }
    },
  });
  useOpenWork(formik.dirty);
  const focusInvalid = () =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  return (
    <FormikProvider value={formik}>
      {failure ? (
        <Alert.Root status="error" role="alert" mb="4">
          <Alert.Indicator>
            <CircleAlert aria-hidden />
          </Alert.Indicator>
          <Alert.Content>
            <FormattedMessage {...failure.message} values={failure.values} />
          </Alert.Content>
        </Alert.Root>
      ) : null}
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void formik.submitForm().then(focusInvalid);
        }}
      >
        <Flex direction="column" gap="4">
          {children}
          <Button type="submit" alignSelf="flex-end" disabled={!formik.dirty || formik.isSubmitting}>
            <FormattedMessage {...submit} />
          </Button>
        </Flex>
      </form>
    </FormikProvider>
  );
}
