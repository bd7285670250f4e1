import { Button, VisuallyHidden } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { InputField } from '../InputField';
import { passwordMessages } from '../messages';

/** A password that can be looked at. `autoComplete` tells the browser's password store which one it is. */
export function PasswordField(props: Omit<ComponentProps<typeof InputField>, 'type' | 'end'>) {
  const intl = useIntl();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const does = shown ? passwordMessages.hide : passwordMessages.show;
  // Beside the present password there may be others.
  const only = props.autoComplete === 'current-password';
  return (
    <InputField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <Button
          type="button"
          variant="ghost"
          size="sm"
          px="0"
          color="muted"
          position="absolute"
          insetEnd="1.5"
          top="50%"
          transform="translateY(-50%)"
          aria-label={only ? intl.formatMessage(does) : undefined}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden />
          {only ? null : (
            <VisuallyHidden>
              <FormattedMessage {...does} /> {props.label}
            </VisuallyHidden>
          )}
        </Button>
      }
    />
  );
}
