import { Button } from '@chakra-ui/react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { InputField } from '../InputField';
import { forgotPassword, verifyCode } from '@/api/generated/auth/auth';
import { resetPassword } from '@/api/session';
import { failureOf, type Failure } from '../failure';
import { AuthCard } from './AuthCard';
import { AuthForm, EmailField } from './AuthForm';
import { BackLink } from './BackLink';
import { verifyMessages } from './messages';
import { Notice } from './Notice';

const route = getRouteApi('/_simple/auth/verify');
type Told = Failure & { status: 'success' | 'error' };

export function VerifyScreen() {
  const { email } = route.useSearch();
  const [told, setTold] = useState<Told | null>(null);
  const again = (address: string) =>
    forgotPassword({ email: address }).then(
      () => setTold({ status: 'success', message: verifyMessages.sent }),
      (error: unknown) => setTold({ status: 'error', ...failureOf(error) }),
    );
  return (
    <AuthCard title={verifyMessages.title} text={verifyMessages.text} footer={<BackLink />}>
      {told ? <Notice {...told} /> : null}
      <AuthForm
        initialValues={{ email: email ?? '', code: '' }}
        schema={(schemas) => schemas.verifySchema}
        onSubmit={async (values) => resetPassword((await verifyCode({ ...values, code: values.code.trim() })).session)}
        submit={verifyMessages.submit}
      >
        <EmailField autoFocus={!email} />
        <InputField
          name="code"
          label={<FormattedMessage {...verifyMessages.code} />}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          fontVariantNumeric="tabular-nums"
          letterSpacing="0.3em"
          autoFocus={Boolean(email)}
          aside={
            email ? (
              <Button
                type="button"
                variant="plain"
                size="xs"
                px="0"
                h="auto"
                ms="auto"
                onClick={() => void again(email)}
              >
                <FormattedMessage {...verifyMessages.again} />
              </Button>
            ) : null
          }
        />
      </AuthForm>
    </AuthCard>
  );
}
