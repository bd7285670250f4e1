import { Box, Button, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { reportMessages as messages } from './messages';
import type { Failure } from './site';

const TEXTS = {
  unknown: [messages.unknownTitle, messages.unknownText],
  offline: [messages.offlineTitle, messages.offlineText],
  failed: [messages.failedTitle, messages.failedText],
  limit: [messages.limitTitle, messages.limitText],
} as const;

/** Why something failed, read out when it appears, and the way on. */
export function Notice({
  failure,
  onRetry,
  children,
}: {
  failure: Failure;
  onRetry?: () => void;
  children?: ReactNode;
}) {
  const intl = useIntl();
  const [title, text] = TEXTS[typeof failure === 'object' ? 'limit' : failure];
  const unit = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
  const time = typeof failure === 'object' ? intl.formatNumber(failure.minutes, unit) : '';
  return (
    <Box role="alert" layerStyle="card" px="5" py="5">
      <Heading as="h2" size="md">
        {intl.formatMessage(title)}
      </Heading>
      <Text color="muted" mt="1">
        {intl.formatMessage(text, { time })}
      </Text>
      {onRetry && (failure === 'offline' || failure === 'failed') ? (
        <Button size="lg" mt="4" onClick={onRetry}>
          {intl.formatMessage(messages.retry)}
        </Button>
      ) : null}
      {children}
    </Box>
  );
}
