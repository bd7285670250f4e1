import { Box, Flex } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { useSettings } from '@/theme/settings';
import { Brand } from '../Brand';
import { pageTitles } from '../messages';
import { shellMessages } from './messages';
import { Navigation } from './Navigation';

/** Beside the page from 900 px on: with names, or icons alone. */
export function Sidebar() {
  const intl = useIntl();
  const mini = useSettings().themeLayout === 'mini';
  return (
    <Flex
      as="nav"
      data-print="none"
      aria-label={intl.formatMessage(shellMessages.navigation)}
      direction="column"
      display={{ base: 'none', md: 'flex' }}
      position="sticky"
      top="0"
      h="100dvh"
      w="var(--sidebar-width)"
      flexShrink={0}
      bg="surface"
      borderInlineEndWidth="1px"
    >
      <Flex h="14" align="center" px={mini ? '0' : '4'} justify={mini ? 'center' : 'flex-start'} flexShrink={0}>
        <Link to="/" aria-label={mini ? intl.formatMessage(pageTitles.product) : undefined}>
          <Brand compact={mini} />
        </Link>
      </Flex>
      <Box flex="1" overflowY="auto" px="3" py="2">
        <Navigation mini={mini} />
      </Box>
    </Flex>
  );
}
