import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { signInWithInvitation } from '@/api/signIn';
import { ButtonLink } from '@/ui/links';
import { codeOf, FactorField } from './FactorField';
import { NewPasswordFields } from '../password/NewPasswordFields';
import { AuthCard } from './AuthCard';
import { AuthForm } from './AuthForm';
import { invitationMessages as messages, newPasswordMessages } from './messages';

const route = getRouteApi('/_simple/auth/accept-invitation');

/** Behind the link of an invitation, or of a new password. */
export function AcceptInvitationScreen() {
  const navigate = route.useNavigate();
  const { token, invitation } = route.useLoaderData();
  if (!invitation)
    return (
      <AuthCard title={messages.goneTitle} text={messages.gone}>
        <ButtonLink to="/auth/login" search={true} size="lg" w="100%">
          <FormattedMessage {...newPasswordMessages.toSignIn} />
        </ButtonLink>
      </AuthCard>
    );
  const { name, email, state, customer_name: customer } = invitation;
  const accept = async ({ new_password, ...rest }: { new_password: string; code: string }) => {
    await signInWithInvitation({ token, new_password, ...codeOf(rest) });
    // Who was signed in as the same user already is not led on by that.
    await navigate({ to: '/', search: {}, replace: true });
  };
  return (
    <AuthCard
      title={state === 'invited' ? messages.title : newPasswordMessages.title}
      text={state === 'invited' ? messages.text : messages.again}
      values={{ name, email, customer }}
    >
      <AuthForm
        initialValues={{ new_password: '', repeat: '', code: '' }}
        schema={(schemas) => schemas.newPasswordSchema}
        onSubmit={accept}
        submit={newPasswordMessages.submit}
        on401={messages.gone}
      >
        <NewPasswordFields />
        <FactorField />
      </AuthForm>
    </AuthCard>
  );
}
