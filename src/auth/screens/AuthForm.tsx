import { Button, Flex } from '@chakra-ui/react';
import { FormikProvider, type FormikValues } from 'formik';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { AnyObject, ObjectSchema } from 'yup';
import { InputField } from '../InputField';
import { useAccessForm } from '../useAccessForm';
import { authMessages, factorMessages } from './messages';
import { Notice } from './Notice';

type Schemas = typeof import('../schemas');

interface AuthFormProps<Values> {
  initialValues: Values;
  schema: (schemas: Schemas) => ObjectSchema<AnyObject>;
  onSubmit: (values: Values) => Promise<unknown>;
  submit: MessageDescriptor;
  on401?: MessageDescriptor;
  children: ReactNode;
}

export const EmailField = ({
  label = authMessages.email,
  ...rest
}: { label?: MessageDescriptor } & Pick<ComponentProps<typeof InputField>, 'autoFocus' | 'readOnly'>) => (
  <InputField name="email" type="email" label={<FormattedMessage {...label} />} autoComplete="username" {...rest} />
);

export const CodeField = ({ autoFocus }: { autoFocus?: boolean }) => (
  <InputField
    name="code"
    label={<FormattedMessage {...factorMessages.code} />}
    autoComplete="one-time-code"
    maxLength={40}
    fontVariantNumeric="tabular-nums"
    autoFocus={autoFocus}
  />
);

/** A sign-in form. The rules come with the first validation, so that the page does not wait for them. */
export function AuthForm<Values extends FormikValues>(props: AuthFormProps<Values>) {
  const { schema, submit, children, ...rest } = props;
  const { formik, failure, ref } = useAccessForm<Values>({
    ...rest,
    validate: async (values) => {
      const schemas = await import('../schemas');
      return schemas.errorsOf(schema(schemas), values);
    },
  });
  return (
    <FormikProvider value={formik}>
      {failure ? <Notice status="error" {...failure} /> : null}
      <form ref={ref} method="post" noValidate onSubmit={formik.handleSubmit}>
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
