import { Button, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { useSession } from '../useSession';
import { signOut } from '@/api/signIn';
import { ModalDialog } from '@/ui/dialogs';
import { LoginForm } from './LoginForm';
import { againMessages } from './messages';

/** Over a screen with open work whose session has ended. It cannot be closed: behind it nothing could be saved. */
export function SignInAgain({ open }: { open: boolean }) {
  const { user } = useSession();
  return (
    <ModalDialog
      open={open}
      size="sm"
      title={<FormattedMessage {...againMessages.title} />}
      footer={
        <Button type="button" variant="plain" colorPalette="danger" onClick={() => void signOut()}>
          <FormattedMessage {...againMessages.leave} />
        </Button>
      }
    >
      <Text color="muted" mb="4">
        <FormattedMessage {...againMessages.text} />
      </Text>
      <LoginForm email={user?.email ?? ''} />
    </ModalDialog>
  );
}
