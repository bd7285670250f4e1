import { Box, Button, Code, Flex, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { object, string } from 'yup';
import type { SecondFactorSecret } from '@/api/generated/dashboard.schemas';
import {
  beginSecondFactor,
  confirmSecondFactor,
  getGetSecondFactorQueryKey,
  removeSecondFactor,
  renewRecoveryCodes,
  useGetSecondFactor,
} from '@/api/generated/second-factor/second-factor';
import { setUser } from '@/api/session';
import { fetchUser } from '@/api/signIn';
import { InputField } from '@/auth/InputField';
import { fieldErrors } from '@/auth/messages';
import { factorSchema } from '@/auth/schemas';
import { useMe } from '@/auth/useSession';
import { useLeaveGuard } from '@/form/useLeaveGuard';
import { CommandButton } from '@/table/CommandButton';
import { Card } from '@/ui/Card';
import { ErrorState } from '@/ui/ErrorState';
import { QrPicture } from '@/ui/QrPicture';
import { SkeletonLines } from '@/ui/Skeletons';
import { toast } from '@/ui/toast';
import { AccountForm, CurrentPassword } from './AccountForm';
import { FactorRequirement } from './FactorRequirement';
import { factorMessages as messages } from './messages';

const passwordSchema = object({ current_password: string().required(fieldErrors.passwordRequired.id) });

type Step =
  | { name: 'state'; isBack?: boolean }
  | { name: 'begin' | 'renew' | 'remove' }
  | { name: 'scan'; secret: SecondFactorSecret }
  | { name: 'codes'; codes: string[] };

/** What a step says first takes the focus, which was on a button of the step before. */
const takeFocus = (text: HTMLElement | null) => text?.focus();

/** The second factor of who is signed in: state, enrolment with an app, recovery codes. */
export function SecondFactorCard() {
  const intl = useIntl();
  const client = useQueryClient();
  const { data, error, refetch } = useGetSecondFactor();
  const [step, go] = useState<Step>({ name: 'state' });
  const again = () => client.invalidateQueries({ queryKey: getGetSecondFactorQueryKey() });
  const back = () => go({ name: 'state', isBack: true });
  const me = useMe();
  const isRequired = me.role === 'admin' && me.account.admins_need_second_factor === true;
  const show = async (codes: string[]) => {
    go({ name: 'codes', codes });
    await again();
    // From now on there is more to do than this.
    if (me.second_factor_missing) setUser(await fetchUser());
  };
  const content = () => {
    if (error) return <ErrorState onRetry={() => void refetch()} />;
    if (!data) return <SkeletonLines lines={2} />;
    const { enabled, recovery_codes_left: n } = data;
    switch (step.name) {
      case 'begin':
        return (
          <Ask
            submit={messages.factorBegin}
            onBack={back}
            onSubmit={async (proof) => go({ name: 'scan', secret: await beginSecondFactor(proof) })}
          />
        );
      case 'scan':
        return <Scan secret={step.secret} onBack={back} onConfirmed={show} />;
      case 'codes':
        return <Codes codes={step.codes} onDone={back} />;
      case 'renew':
        return (
          <Ask
            submit={messages.factorRenew}
            onBack={back}
            onSubmit={async (proof) => show((await renewRecoveryCodes(proof)).recovery_codes)}
          />
        );
      case 'remove':
        return (
          <Ask
            submit={messages.factorRemove}
            onBack={back}
            onSubmit={async (proof) => {
              await removeSecondFactor(proof);
              toast(intl.formatMessage(messages.factorRemoved));
              await again();
              back();
            }}
          />
        );
      default: {
        const focused = step.isBack ? { ref: takeFocus, tabIndex: -1 } : {};
        return (
          <>
            {me.second_factor_missing ? (
              <Text mb="3" fontWeight="semibold" role="status" {...focused}>
                {intl.formatMessage(messages.factorMissing, { customer: me.account.name })}
              </Text>
            ) : (
              <Text mb="3" {...focused}>
                {intl.formatMessage(enabled ? messages.factorOn : messages.factorOff, { n })}
              </Text>
            )}
            <Flex gap="2" wrap="wrap">
              {enabled ? (
                <>
                  <Button variant="outline" onClick={() => go({ name: 'renew' })}>
                    <FormattedMessage {...messages.factorRenew} />
                  </Button>
                  <CommandButton
                    variant="outline"
                    disabled={isRequired}
                    reason={intl.formatMessage(messages.factorKept)}
                    onClick={() => go({ name: 'remove' })}
                  >
                    <FormattedMessage {...messages.factorRemove} />
                  </CommandButton>
                </>
              ) : (
                <Button variant={me.second_factor_missing ? 'solid' : 'outline'} onClick={() => go({ name: 'begin' })}>
                  <FormattedMessage {...messages.factorBegin} />
                </Button>
              )}
            </Flex>
            {me.second_factor_missing ? null : <FactorRequirement own={enabled} />}
          </>
        );
      }
    }
  };
  return (
    <Card title={<FormattedMessage {...messages.factor} />} description={<FormattedMessage {...messages.factorHelp} />}>
      {content()}
    </Card>
  );
}

interface AskProps {
  submit: (typeof messages)[keyof typeof messages];
  onSubmit: (proof: { current_password: string }) => Promise<unknown>;
  onBack: () => void;
}

/** The password, before something changes. */
const Ask = ({ submit, onSubmit, onBack }: AskProps) => (
  <AccountForm
    initialValues={{ current_password: '' }}
    schema={passwordSchema}
    onSubmit={onSubmit}
    submit={submit}
    onCancel={onBack}
  >
    <CurrentPassword autoFocus />
  </AccountForm>
);

interface ScanProps {
  secret: SecondFactorSecret;
  onBack: () => void;
  onConfirmed: (codes: string[]) => Promise<void>;
}

/** What the app reads, and the code that shows that it arrived. */
function Scan({ secret: { secret, uri }, onBack, onConfirmed }: ScanProps) {
  const intl = useIntl();
  return (
    <>
      <Text mb="3" ref={takeFocus} tabIndex={-1}>
        <FormattedMessage {...messages.factorScan} />
      </Text>
      <QrPicture value={uri} label={intl.formatMessage(messages.factorQr)} />
      <Text my="3">
        <FormattedMessage {...messages.factorKey} />: <Code css={{ overflowWrap: 'anywhere' }}>{secret}</Code>
      </Text>
      <AccountForm
        initialValues={{ code: '' }}
        schema={factorSchema}
        onSubmit={async ({ code }) => onConfirmed((await confirmSecondFactor({ code: code.trim() })).recovery_codes)}
        submit={messages.factorConfirm}
        onCancel={onBack}
      >
        <InputField
          name="code"
          size="md"
          label={<FormattedMessage {...messages.factorCode} />}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          fontVariantNumeric="tabular-nums"
        />
      </AccountForm>
    </>
  );
}

const leaveCodes = {
  title: messages.factorLeave,
  text: messages.factorLeaveText,
  confirm: messages.factorLeaveConfirm,
};

/** Ten codes, shown this once: who leaves without having saved them is asked. */
function Codes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const [kept, setKept] = useState(false);
  const guard = useLeaveGuard(!kept, onDone, { words: leaveCodes });
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`;
  return (
    <>
      <Text fontWeight="semibold" ref={takeFocus} tabIndex={-1}>
        <FormattedMessage {...messages.factorCodes} />
      </Text>
      <Text color="muted" mb="3">
        <FormattedMessage {...messages.factorCodesHelp} />
      </Text>
      <Box as="ul" listStyleType="none" columns="11rem 2" whiteSpace="nowrap" textStyle="tabular" mb="3">
        {codes.map((code) => (
          <li key={code}>
            <Code>{code}</Code>
          </li>
        ))}
      </Box>
      <Flex gap="2" wrap="wrap">
        <Button asChild variant="outline">
          <a href={file} download="recovery-codes.txt" onClick={() => setKept(true)}>
            <FormattedMessage {...messages.factorDownload} />
          </a>
        </Button>
        <Button onClick={guard.leave}>
          <FormattedMessage {...messages.factorDone} />
        </Button>
      </Flex>
      {guard.question}
    </>
  );
}
