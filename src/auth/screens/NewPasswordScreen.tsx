import { useState } from 'react';
import { getSession } from '@/api/session';
import { signInWithNewPassword } from '@/api/signIn';
import { failureMessages } from '../messages';
import { AuthCard } from './AuthCard';
import { BackLink, ToSignIn } from './BackLink';
import { NewPasswordForm } from './NewPasswordForm';
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
        <ToSignIn />
      </AuthCard>
    );
  return (
    <AuthCard title={newPasswordMessages.title} text={newPasswordMessages.text} footer={<BackLink />}>
      <NewPasswordForm
        onSubmit={(values) => signInWithNewPassword({ session: getSession().passwordSession ?? '', ...values })}
        on401={failureMessages.stepExpired}
      />
    </AuthCard>
  );
}
