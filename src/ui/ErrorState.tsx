import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { common } from '@/i18n/common';
import { uiMessages } from './messages';
import { PICTURES } from './pictures';
import { useServerAway } from './useServerAway';

interface ErrorStateProps {
  /** What went wrong in the user's words. */
  message?: ReactNode;
  onRetry?: () => void;
}

/** A place whose content could not be had, with a way to try again; while the server is away that is the banner's. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  const away = useServerAway();
  return (
    <Flex direction="column" align="center" gap="3" py="10" px="4" textAlign="center" role={away ? undefined : 'alert'}>
      <Box color="danger.fg">{PICTURES.broken}</Box>
      <Text maxW="md">{message ?? <FormattedMessage {...uiMessages.errorTitle} />}</Text>
      {onRetry && !away ? (
        <Button variant="outline" onClick={onRetry}>
          <RotateCw aria-hidden />
          <FormattedMessage {...common.retry} />
        </Button>
      ) : null}
    </Flex>
  );
}
