import { FormattedMessage } from 'react-intl';
import { ButtonLink, TextLink } from '@/ui/links';
import { authMessages, newPasswordMessages } from './messages';

export const BackLink = () => (
  <TextLink to="/auth/login" search={true}>
    <FormattedMessage {...authMessages.back} />
  </TextLink>
);

/** Where there is nothing else to do. */
export const ToSignIn = () => (
  <ButtonLink to="/auth/login" search={true} size="lg" w="100%">
    <FormattedMessage {...newPasswordMessages.toSignIn} />
  </ButtonLink>
);
