import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { common } from '@/i18n/common';
import { uiMessages } from './messages';
import { PICTURES } from './pictures';

interface ErrorStateProps {
  /** What went wrong in the user's words. */
  message?: ReactNode;
  onRetry?: () => void;
  /** Shown so that a report can be matched with the log. */
  referenceId?: string;
  action?: ReactNode;
}

/** A place whose content could not be had, with a way to try again. */
export function ErrorState({ message, onRetry, referenceId, action }: ErrorStateProps) {
  return (
    <Flex direction="column" align="center" gap="3" py="10" px="4" textAlign="center" role="alert">
      <Box color="danger.fg">{PICTURES.broken}</Box>
      <Text maxW="md">{message ?? <FormattedMessage {...uiMessages.errorTitle} />}</Text>
      {referenceId ? (
        <Text textStyle="xs" color="muted" fontFamily="mono">
          <FormattedMessage {...uiMessages.reference} values={{ id: referenceId }} />
        </Text>
      ) : null}
      <Flex gap="2">
        {onRetry ? (
          <Button variant="outline" onClick={onRetry}>
            <RotateCw aria-hidden />
            <FormattedMessage {...common.retry} />
          </Button>
        ) : null}
        {action}
      </Flex>
    </Flex>
  );
}
