import { Button, Flex } from '@chakra-ui/react';
import { FormikProvider, useFormik, type FormikValues } from 'formik';
import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { AnyObject, ObjectSchema } from 'yup';
import { failureOf, fieldErrorsOf, type Failure } from '@/access/failure';
import { Notice } from './Notice';

type Schemas = typeof import('@/access/schemas');

interface AuthFormProps<Values> {
  initialValues: Values;
  schema: (schemas: Schemas) => ObjectSchema<AnyObject>;
  /** A rejection is shown: at the fields it names, else above the form. */
  onSubmit: (values: Values) => Promise<unknown>;
  submit: MessageDescriptor;
  /** What a 401 means in this form; wrong credentials unless given. */
  on401?: MessageDescriptor;
  children: ReactNode;
}

/** A sign-in form. The rules come with the first validation, so that the page does not wait for them. */
export function AuthForm<Values extends FormikValues>(props: AuthFormProps<Values>) {
  const { initialValues, schema, onSubmit, submit, on401, children } = props;
  const [failure, setFailure] = useState<Failure | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const formik = useFormik<Values>({
    initialValues,
    validateOnBlur: false,
    validate: async (values) => {
      const schemas = await import('@/access/schemas');
      return schemas.errorsOf(schema(schemas), values) as object;
    },
    onSubmit: async (values, { setErrors }) => {
      setFailure(null);
      try {
        await onSubmit(values);
      } catch (error) {
        const atFields = fieldErrorsOf(error);
        if (Object.keys(atFields).length > 0) setErrors(atFields as object);
        else setFailure(failureOf(error, on401));
      }
      focusInvalid(form.current);
    },
  });
  return (
    <FormikProvider value={formik}>
      {failure ? <Notice status="error" {...failure} /> : null}
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void formik.submitForm().then(() => focusInvalid(form.current));
        }}
      >
        <Flex direction="column" gap="4">
          {children}
          <Button type="submit" size="lg" disabled={formik.isSubmitting} aria-busy={formik.isSubmitting}>
            <FormattedMessage {...submit} />
          </Button>
        </Flex>
      </form>
    </FormikProvider>
  );
}

/** After the errors are painted. */
const focusInvalid = (form: HTMLFormElement | null) =>
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
