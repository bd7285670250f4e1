import { getRouteApi } from '@tanstack/react-router';
import { signInWithInvitation } from '@/api/signIn';
import { AuthCard } from './AuthCard';
import { ToSignIn } from './BackLink';
import { NewPasswordForm } from './NewPasswordForm';
import { invitationMessages as messages, newPasswordMessages } from './messages';

const route = getRouteApi('/_simple/auth/accept-invitation');

/** Behind the link of an invitation, or of a new password. */
export function AcceptInvitationScreen() {
  const navigate = route.useNavigate();
  const { token, invitation } = route.useLoaderData();
  if (!invitation)
    return (
      <AuthCard title={messages.goneTitle} text={messages.gone}>
        <ToSignIn />
      </AuthCard>
    );
  const { name, email, state, customer_name: customer } = invitation;
  const accept = async (values: { new_password: string; code?: string }) => {
    await signInWithInvitation({ token, ...values });
    // Who was signed in as the same user already is not led on by that.
    await navigate({ to: '/', search: {}, replace: true });
  };
  return (
    <AuthCard
      title={state === 'invited' ? messages.title : newPasswordMessages.title}
      text={state === 'invited' ? messages.text : messages.again}
      values={{ name, email, customer }}
    >
      <NewPasswordForm onSubmit={accept} on401={messages.gone} />
    </AuthCard>
  );
}
