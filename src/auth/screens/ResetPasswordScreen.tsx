import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { forgotPassword } from '@/api/generated/auth/auth';
import { TextLink } from '@/ui/links';
import { AuthCard } from './AuthCard';
import { AuthForm, EmailField } from './AuthForm';
import { BackLink } from './BackLink';
import { resetMessages } from './messages';

const route = getRouteApi('/_simple/auth/reset-password');

export function ResetPasswordScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const send = async ({ email }: { email: string }) => {
    await forgotPassword({ email: email.trim() });
    await navigate({ to: '/auth/verify', search: { ...search, email: email.trim() } });
  };
  return (
    <AuthCard
      title={resetMessages.title}
      text={resetMessages.text}
      footer={
        <>
          <BackLink />
          <TextLink to="/auth/verify" search={true}>
            <FormattedMessage {...resetMessages.haveCode} />
          </TextLink>
        </>
      }
    >
      <AuthForm
        initialValues={{ email: search.email ?? '' }}
        schema={(schemas) => schemas.forgotSchema}
        onSubmit={send}
        submit={resetMessages.submit}
      >
        <EmailField autoFocus />
      </AuthForm>
    </AuthCard>
  );
}
