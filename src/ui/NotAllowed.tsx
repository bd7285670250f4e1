import { Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from './EmptyState';
import { uiMessages } from './messages';

/** In place of content the user's role may not see. */
export const NotAllowed = () => (
  <EmptyState picture="lock">
    <Text as="span" display="block" fontWeight="semibold" color="text">
      <FormattedMessage {...uiMessages.notAllowedTitle} />
    </Text>
    <FormattedMessage {...uiMessages.notAllowedHelp} />
  </EmptyState>
);
