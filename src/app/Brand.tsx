import { Flex, Text, chakra } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { pageTitles } from './messages';

/** The mark and the name: a bottle bank seen from the side. */
export function Brand({ compact }: { compact?: boolean }) {
  return (
    <Flex align="center" gap="2.5" minW="0">
      <Mark />
      {compact ? null : (
        <Text as="span" fontWeight="semibold" lineHeight="1.2">
          <FormattedMessage {...pageTitles.product} />
        </Text>
      )}
    </Flex>
  );
}

const Mark = () => (
  <chakra.svg width="28px" height="28px" flexShrink={0} viewBox="0 0 28 28" aria-hidden>
    <path d="M4 26V14a10 10 0 0 1 20 0v12Z" fill="var(--c-accent-solid)" />
    <circle cx="14" cy="13" r="4" fill="var(--c-surface)" />
    <path d="M4 20h20" stroke="var(--c-surface)" strokeWidth="1.5" />
  </chakra.svg>
);
