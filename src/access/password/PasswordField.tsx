import { Button, VisuallyHidden } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { InputField } from '../InputField';
import { passwordMessages } from '../messages';

/** A password that can be looked at. `autoComplete` tells the browser's password store which one it is. */
export function PasswordField(props: Omit<ComponentProps<typeof InputField>, 'type' | 'end'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
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
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden />
          <VisuallyHidden>
            <FormattedMessage {...(shown ? passwordMessages.hide : passwordMessages.show)} />{' '}
            {props.autoComplete === 'current-password' ? null : props.label}
          </VisuallyHidden>
        </Button>
      }
    />
  );
}
