import { Field, Text } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formMessages } from './messages';

export interface FieldProps {
  /** Path of the value in the form. */
  name: string;
  label: ReactNode;
  help?: ReactNode;
  optional?: boolean;
  disabled?: boolean;
}

/** Label above, help below, the error in place of the help. */
export function FieldFrame({
  label,
  help,
  optional,
  disabled,
  error,
  children,
}: Omit<FieldProps, 'name'> & { error?: string; children: ReactNode }) {
  const intl = useIntl();
  const text = useId();
  return (
    // The error, too, describes the input: VoiceOver does not read `aria-errormessage`, which Chakra would tie it by.
    <Field.Root ids={{ helperText: text }} invalid={Boolean(error)} disabled={disabled}>
      <Field.Label>
        {label}
        {optional ? (
          <Text as="span" color="muted" fontWeight="normal">
            {intl.formatMessage(formMessages.optional)}
          </Text>
        ) : null}
      </Field.Label>
      {children}
      {error ? (
        <Field.ErrorText id={text}>
          <CircleAlert aria-hidden />
          {error}
        </Field.ErrorText>
      ) : help ? (
        <Field.HelperText>{help}</Field.HelperText>
      ) : null}
    </Field.Root>
  );
}
