import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { getSession } from '@/api/session';
import { signInWithNewPassword } from '@/api/signIn';
import { ButtonLink } from '@/ui/links';
import { codeOf, FactorField } from './FactorField';
import { failureMessages } from '../messages';
import { NewPasswordFields } from '../password/NewPasswordFields';
import { AuthCard } from './AuthCard';
import { AuthForm } from './AuthForm';
import { BackLink } from './BackLink';
import { newPasswordMessages } from './messages';

/**
 * After a challenge or a verified code: both leave a session, which goes with the new password. It does not outlive a reload; without
 * one the page says how to get here.
 */
export function NewPasswordScreen() {
  const [isAsked] = useState(() => getSession().mustResetPassword);
  if (!isAsked)
    return (
      <AuthCard title={newPasswordMessages.title} text={newPasswordMessages.notAsked}>
        <ButtonLink to="/auth/login" search={true} size="lg" w="100%">
          <FormattedMessage {...newPasswordMessages.toSignIn} />
        </ButtonLink>
      </AuthCard>
    );
  return (
    <AuthCard title={newPasswordMessages.title} text={newPasswordMessages.text} footer={<BackLink />}>
      <AuthForm
        initialValues={{ new_password: '', repeat: '', code: '' }}
        schema={(schemas) => schemas.newPasswordSchema}
        onSubmit={({ new_password, ...rest }) =>
          signInWithNewPassword({ session: getSession().passwordSession ?? '', new_password, ...codeOf(rest) })
        }
        submit={newPasswordMessages.submit}
        on401={failureMessages.stepExpired}
      >
        <NewPasswordFields />
        <FactorField />
      </AuthForm>
    </AuthCard>
  );
}
