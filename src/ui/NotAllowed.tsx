import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { uiMessages } from './messages';
import { PICTURES } from './pictures';

/** In place of content the user's role may not see. */
export function NotAllowed({ reason, action }: { reason?: ReactNode; action?: ReactNode }) {
  return (
    <Flex direction="column" align="center" gap="3" py="10" px="4" textAlign="center">
      <Box color="muted">{PICTURES.lock}</Box>
      <Box maxW="sm">
        <Text fontWeight="semibold">
          <FormattedMessage {...uiMessages.notAllowedTitle} />
        </Text>
        <Text color="muted">{reason ?? <FormattedMessage {...uiMessages.notAllowedHelp} />}</Text>
      </Box>
      {action}
    </Flex>
  );
}
