import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { PasswordField } from '../password/PasswordField';
import { signIn, signInWithCode } from '@/api/signIn';
import { TextLink } from '@/ui/links';
import { failureMessages } from '../messages';
import { AuthForm, CodeField, EmailField } from './AuthForm';
import { authMessages, factorMessages } from './messages';

/** The second step of who has a second factor. */
function CodeForm({ session, onBack }: { session: string; onBack: () => void }) {
  return (
    <>
      <Text color="muted" mb="4">
        <FormattedMessage {...factorMessages.text} />
      </Text>
      <AuthForm
        initialValues={{ code: '' }}
        schema={(schemas) => schemas.factorSchema}
        onSubmit={({ code }) => signInWithCode(session, code.trim())}
        submit={authMessages.signIn}
        on401={failureMessages.stepExpired}
      >
        <CodeField autoFocus />
      </AuthForm>
      <Button type="button" variant="plain" mt="3" onClick={onBack}>
        <FormattedMessage {...authMessages.back} />
      </Button>
    </>
  );
}

/** Email and password, then the second factor of who has one. Over a locked screen the email address is given, and no link leads away. */
export function LoginForm({ email }: { email?: string }) {
  const [challenge, challengeWith] = useState<string>();
  if (challenge) return <CodeForm session={challenge} onBack={() => challengeWith(undefined)} />;
  return (
    <AuthForm
      initialValues={{ email: email ?? '', password: '' }}
      schema={(schemas) => schemas.loginSchema}
      onSubmit={async (credentials) => challengeWith(await signIn(credentials))}
      submit={authMessages.signIn}
    >
      <EmailField readOnly={email !== undefined} autoFocus={email === undefined} />
      <PasswordField
        name="password"
        label={<FormattedMessage {...authMessages.password} />}
        autoComplete="current-password"
        data-autofocus={email === undefined ? undefined : ''}
        aside={
          email === undefined ? (
            <TextLink to="/auth/reset-password" search={true} ms="auto" fontWeight="normal">
              <FormattedMessage {...authMessages.forgot} />
            </TextLink>
          ) : null
        }
      />
    </AuthForm>
  );
}
