import { Box, Button, Flex, VisuallyHidden } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useIntl } from 'react-intl';
import { LanguagePicker } from '@/i18n/LanguagePicker';
import { Kbd } from '@/ui/Kbd';
import { AccountMenu } from './AccountMenu';
import { AreaFilter } from './AreaFilter';
import { Bell } from './Bell';
import { Breadcrumbs } from './Breadcrumbs';
import { shellMessages } from './messages';
import { PhoneNavigation } from './PhoneNavigation';
import { SettingsButton } from './SettingsButton';

/** Stays at the top: where one is, and what concerns every screen. */
export function Header({ onSearch }: { onSearch: () => void }) {
  const search = useIntl().formatMessage(shellMessages.search);
  return (
    <Flex
      as="header"
      data-print="none"
      position="sticky"
      top="0"
      zIndex="sticky"
      h="var(--header-height)"
      align="center"
      gap={{ base: '0', sm: '1' }}
      ps={{ base: '2', md: '6' }}
      pe={{ base: '2', md: '4' }}
      bg="page"
      borderBottomWidth="1px"
      // Seven beside each other, however large the letters are.
      css={{ '@media (max-width: 599px)': { '& button': { minW: 'min(2.5rem, 12.5vw)' } } }}
    >
      <PhoneNavigation />
      <Breadcrumbs />
      <Box flex="1" />
      <Button
        type="button"
        variant="outline"
        px={{ base: '0', lg: '2.5' }}
        color="muted"
        bg={{ base: 'transparent', lg: 'surface' }}
        borderColor={{ base: 'transparent', lg: 'border.strong' }}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onSearch}
      >
        <Search aria-hidden />
        <Box as="span" display={{ base: 'none', lg: 'inline' }} me="4">
          {search}
        </Box>
        <Box as="span" display={{ base: 'inline', lg: 'none' }}>
          <VisuallyHidden>{search}</VisuallyHidden>
        </Box>
        <Box as="span" display={{ base: 'none', lg: 'inline-flex' }} aria-hidden>
          <Kbd keys={['Ctrl', 'K']} />
        </Box>
      </Button>
      <AreaFilter />
      <LanguagePicker />
      <Bell />
      <SettingsButton />
      <AccountMenu />
    </Flex>
  );
}
