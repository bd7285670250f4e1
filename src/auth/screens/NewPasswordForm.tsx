import { useFormikContext } from 'formik';
import { useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { NewPasswordFields } from '../password/NewPasswordFields';
import { AuthForm, CodeField } from './AuthForm';
import { newPasswordMessages } from './messages';

/** The code of a second factor, where a password is set by a link or a code by mail: it comes when the server asks for it. */
function FactorField() {
  const { errors } = useFormikContext<{ code: string }>();
  const [asked, ask] = useState(false);
  if (errors.code && !asked) ask(true);
  return asked ? <CodeField /> : null;
}

interface NewPasswordFormProps {
  /** The password, and the code if there is one. */
  onSubmit: (values: { new_password: string; code?: string }) => Promise<unknown>;
  on401: MessageDescriptor;
}

/** Sets a password, with the code of who has a second factor. */
export const NewPasswordForm = ({ onSubmit, on401 }: NewPasswordFormProps) => (
  <AuthForm
    initialValues={{ new_password: '', repeat: '', code: '' }}
    schema={(schemas) => schemas.newPasswordSchema}
    onSubmit={({ new_password, code }) => onSubmit({ new_password, ...(code.trim() ? { code: code.trim() } : {}) })}
    submit={newPasswordMessages.submit}
    on401={on401}
  >
    <NewPasswordFields />
    <FactorField />
  </AuthForm>
);
