import { Alert, Button, Flex } from '@chakra-ui/react';
import { FormikProvider, type FormikValues } from 'formik';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { AnyObject, ObjectSchema } from 'yup';
import { PasswordField } from '@/auth/password/PasswordField';
import { errorsOf } from '@/auth/schemas';
import { useAccessForm } from '@/auth/useAccessForm';
import { useLeaveGuard } from '@/form/useLeaveGuard';
import { common } from '@/i18n/common';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { accountMessages } from './messages';

interface AccountFormProps<Values extends FormikValues> {
  initialValues: Values;
  schema: ObjectSchema<AnyObject>;
  onSubmit: (values: Values) => Promise<unknown>;
  submit: MessageDescriptor;
  after?: 'keep' | 'empty';
  /** Leads back, where the form is a step. */
  onCancel?: () => void;
  children: ReactNode;
}

/** A form of the profile; its button is enabled after a change. */
export function AccountForm<Values extends FormikValues>(props: AccountFormProps<Values>) {
  const { schema, submit, onCancel, children, ...rest } = props;
  const { formik, failure, ref } = useAccessForm<Values>({ ...rest, validate: (values) => errorsOf(schema, values) });
  // Saved, it can not be pressed again.
  useKeptFocus(ref);
  const guard = useLeaveGuard(formik.dirty, () => formik.resetForm());
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
      <form ref={ref} tabIndex={-1} noValidate onSubmit={formik.handleSubmit}>
        <Flex direction="column" gap="4">
          {children}
          <Flex justify="flex-end" gap="2">
            {onCancel ? (
              <Button variant="outline" onClick={onCancel}>
                <FormattedMessage {...common.cancel} />
              </Button>
            ) : null}
            <Button type="submit" aria-busy={formik.isSubmitting} disabled={!formik.dirty || formik.isSubmitting}>
              <FormattedMessage {...submit} />
            </Button>
          </Flex>
        </Flex>
      </form>
      {guard.question}
    </FormikProvider>
  );
}

/** Asked before something of the account changes. */
export const CurrentPassword = ({ autoFocus }: { autoFocus?: boolean }) => (
  <PasswordField
    name="current_password"
    size="md"
    label={<FormattedMessage {...accountMessages.current} />}
    autoComplete="current-password"
    autoFocus={autoFocus}
  />
);
