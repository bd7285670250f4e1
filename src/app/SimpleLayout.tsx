import { Flex } from '@chakra-ui/react';
import { Link, Outlet } from '@tanstack/react-router';

import { Brand } from './Brand';
import { LanguageButtons } from './LanguageButtons';

/** Sign-in and status pages: the name, the language, one column in the middle. */
export function SimpleLayout() {
  return (
    <Flex direction="column" minH="100dvh">
      <Flex as="header" align="center" justify="space-between" px={{ base: '4', sm: '6' }} h="14">
        <Link to="/">
          <Brand />
        </Link>
        <LanguageButtons />
      </Flex>
      <Flex
        as="main"
        id="main"
        tabIndex={-1}
        outline="none"
        direction="column"
        flex="1"
        align="center"
        justify="center"
        px={{ base: '4', sm: '6' }}
        pt="6"
        pb="20"
      >
        <Outlet />
      </Flex>
    </Flex>
  );
}
