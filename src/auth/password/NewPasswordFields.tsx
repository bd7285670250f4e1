import { Box, Flex, Text } from '@chakra-ui/react';
import { useField } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { passwordMessages, strengthMessages } from '../messages';
import { PasswordField } from './PasswordField';
import { strengthOf, type Strength } from './strength';

const STEPS: Strength[] = ['weak', 'fair', 'good', 'strong'];
const PALETTE = { weak: 'danger', fair: 'warning', good: 'success', strong: 'success' } as const;

/** New password with its strength, and once more. Names: `new_password`, `repeat`. */
export function NewPasswordFields({ size = 'lg' }: { size?: 'md' | 'lg' }) {
  const [{ value }] = useField<string>('new_password');
  return (
    <>
      <PasswordField
        name="new_password"
        size={size}
        label={<FormattedMessage {...passwordMessages.new} />}
        help={<FormattedMessage {...passwordMessages.help} />}
        autoComplete="new-password"
      >
        {value ? <Meter strength={strengthOf(value)} /> : null}
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

function Meter({ strength }: { strength: Strength }) {
  const intl = useIntl();
  const reached = STEPS.indexOf(strength);
  return (
    <Flex align="center" gap="2" w="100%" colorPalette={PALETTE[strength]}>
      <Flex flex="1" gap="1" aria-hidden>
        {STEPS.map((step, index) => (
          <Box key={step} flex="1" h="1" borderRadius="full" bg={index <= reached ? 'colorPalette.solid' : 'border'} />
        ))}
      </Flex>
      <Text textStyle="xs" color="muted" role="status">
        <FormattedMessage
          {...passwordMessages.strength}
          values={{ strength: intl.formatMessage(strengthMessages[strength]) }}
        />
      </Text>
    </Flex>
  );
}
