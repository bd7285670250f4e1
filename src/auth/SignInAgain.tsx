import { Button, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSession } from '@/access/useSession';
import { signOut } from '@/api/signIn';
import { LayerBody, LayerFoot, LayerHead } from '@/ui/overlay/LayerParts';
import { ModalLayer } from '@/ui/overlay/ModalLayer';
import { LoginForm } from './LoginForm';
import { againMessages } from './messages';

/** Over a screen with open work whose session has ended. It cannot be closed: behind it nothing could be saved. */
export function SignInAgain() {
  const id = useId();
  const { isLocked, user } = useSession();
  return (
    <ModalLayer
      open={isLocked}
      labelledBy={id}
      frame={{ alignItems: 'center', justifyContent: 'center', p: '4' }}
      panel={{ width: '100%', maxW: 'sm', borderRadius: 'lg', borderWidth: '1px' }}
    >
      <LayerHead id={id} title={<FormattedMessage {...againMessages.title} />} />
      <LayerBody>
        <Text color="muted" mb="4">
          <FormattedMessage {...againMessages.text} />
        </Text>
        <LoginForm email={user?.email ?? ''} />
      </LayerBody>
      <LayerFoot>
        <Button type="button" variant="plain" colorPalette="danger" onClick={() => void signOut()}>
          <FormattedMessage {...againMessages.leave} />
        </Button>
      </LayerFoot>
    </ModalLayer>
  );
}
