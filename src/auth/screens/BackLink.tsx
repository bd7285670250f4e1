import { Link } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { TextLink } from '@/ui/TextLink';
import { authMessages } from './messages';

export const BackLink = () => (
  <TextLink asChild>
    <Link to="/auth/login" search={true}>
      <FormattedMessage {...authMessages.back} />
    </Link>
  </TextLink>
);
