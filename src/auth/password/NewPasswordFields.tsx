import { Box, Flex, Text } from '@chakra-ui/react';
import { useField } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PasswordEstimate } from '@/password/estimate';
import { passwordMessages, refusalMessages, strengthMessages } from '../messages';
import { PasswordField } from './PasswordField';
import { useEstimate } from './useEstimate';

const STEPS = ['weak', 'fair', 'good', 'strong'] as const;
const PALETTE = { weak: 'danger', fair: 'warning', good: 'success', strong: 'success' } as const;

/** New password with what the server will think of it, and once more. Names: `new_password`, `repeat`. */
export function NewPasswordFields({ size = 'lg' }: { size?: 'md' | 'lg' }) {
  const [{ value }, { error }] = useField<string>('new_password');
  const estimate = useEstimate(value);
  return (
    <>
      <PasswordField
        name="new_password"
        size={size}
        label={<FormattedMessage {...passwordMessages.new} />}
        help={<FormattedMessage {...passwordMessages.help} />}
        autoComplete="new-password"
      >
        {estimate ? <Meter strength={estimate.strength} refusal={error ? undefined : estimate.refusal} /> : null}
      </PasswordField>
      <PasswordField
        name="repeat"
        size={size}
        label={<FormattedMessage {...passwordMessages.repeat} />}
        autoComplete="new-password"
      />
    </>
  );
}

function Meter({ strength, refusal }: PasswordEstimate) {
  const intl = useIntl();
  const reached = STEPS.indexOf(strength);
  return (
    <Flex role="status" align="center" wrap="wrap" columnGap="2" w="100%" colorPalette={PALETTE[strength]}>
      <Flex flex="1" gap="1" aria-hidden>
        {STEPS.map((step, index) => (
          <Box key={step} flex="1" h="1" borderRadius="full" bg={index <= reached ? 'colorPalette.solid' : 'border'} />
        ))}
      </Flex>
      <Text textStyle="xs" color="muted">
        <FormattedMessage
          {...passwordMessages.strength}
          values={{ strength: intl.formatMessage(strengthMessages[strength]) }}
        />
      </Text>
      {refusal ? (
        <Text textStyle="xs" color="muted" w="100%">
          {intl.formatMessage(refusalMessages[refusal.code])}
        </Text>
      ) : null}
    </Flex>
  );
}
