import { FormattedMessage } from 'react-intl';
import { InputField } from '../InputField';
import { PasswordField } from '../password/PasswordField';
import { signIn } from '@/api/signIn';
import { TextLink } from '@/ui/TextLink';
import { Link } from '@tanstack/react-router';
import { AuthForm } from './AuthForm';
import { authMessages } from './messages';

/** Email and password. Over a locked screen the address is given, and there is no way to elsewhere. */
export function LoginForm({ email }: { email?: string }) {
  return (
    <AuthForm
      initialValues={{ email: email ?? '', password: '' }}
      schema={(schemas) => schemas.loginSchema}
      onSubmit={signIn}
      submit={authMessages.signIn}
    >
      <InputField
        name="email"
        type="email"
        label={<FormattedMessage {...authMessages.email} />}
        autoComplete="username"
        readOnly={email !== undefined}
        autoFocus={email === undefined}
      />
      <PasswordField
        name="password"
        label={<FormattedMessage {...authMessages.password} />}
        autoComplete="current-password"
        data-autofocus={email === undefined ? undefined : ''}
        aside={
          email === undefined ? (
            <TextLink asChild ms="auto" fontWeight="normal">
              <Link to="/auth/reset-password" search={true}>
                <FormattedMessage {...authMessages.forgot} />
              </Link>
            </TextLink>
          ) : null
        }
      />
    </AuthForm>
  );
}
