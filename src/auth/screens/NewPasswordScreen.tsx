import { NewPasswordFields } from '../password/NewPasswordFields';
import { failureMessages } from '../messages';
import { getSession } from '@/api/session';
import { signInWithNewPassword } from '@/api/signIn';
import { AuthCard } from './AuthCard';
import { AuthForm } from './AuthForm';
import { BackLink } from './BackLink';
import { newPasswordMessages } from './messages';

/** After a challenge or a verified code: both leave a session, which goes with the new password. */
export function NewPasswordScreen() {
  return (
    <AuthCard title={newPasswordMessages.title} text={newPasswordMessages.text} footer={<BackLink />}>
      <AuthForm
        initialValues={{ new_password: '', repeat: '' }}
        schema={(schemas) => schemas.newPasswordSchema}
        onSubmit={({ new_password }) =>
          signInWithNewPassword({ session: getSession().passwordSession ?? '', new_password })
        }
        submit={newPasswordMessages.submit}
        on401={failureMessages.stepExpired}
      >
        <NewPasswordFields />
      </AuthForm>
    </AuthCard>
  );
}
