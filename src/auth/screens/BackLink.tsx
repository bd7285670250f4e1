import { FormattedMessage } from 'react-intl';
import { TextLink } from '@/ui/links';
import { authMessages } from './messages';

export const BackLink = () => (
  <TextLink to="/auth/login" search={true}>
    <FormattedMessage {...authMessages.back} />
  </TextLink>
);
