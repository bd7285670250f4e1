import { Box, Flex } from '@chakra-ui/react';
import { QueryClientProvider, useIsFetching } from '@tanstack/react-query';
import { Outlet, useChildMatches } from '@tanstack/react-router';
import { lazy, useEffect } from 'react';
import { useSession } from '@/auth/useSession';
import { useSettings } from '@/theme/settings';
import '@/theme/forcedColors.css';
import '@/theme/print.css';
import { FadeIn, Motion } from '@/ui/motion';
import { Toaster } from '@/ui/Toaster';
import { whenOpen } from '@/ui/whenOpen';
import { CommandPaletteKey } from './palette/CommandPaletteKey';
import { queryClient } from './queryClient';
import { Header } from './shell/Header';
import { Sidebar } from './shell/Sidebar';
import { SkipLink } from './shell/SkipLink';
import { layoutSizes } from './sizes';

const loadSignInAgain = () => import('@/auth/screens/SignInAgain');
const SignInAgain = whenOpen(lazy(() => loadSignInAgain().then((m) => ({ default: m.SignInAgain }))));

/** The main layout: what stays while the screens change. */
export function Shell() {
  const stretch = useSettings().themeStretch;
  const session = useSession();
  const user = session.user?.id;
  useEffect(() => {
    if (user === undefined) return undefined;
    // The stream is followed after the first rows; the server looks back for who comes later.
    const following = import('./live').then(({ followChanges }) => followChanges(queryClient));
    // Here before it is needed: when the session ends, the server that has it may be another version.
    void following.then(loadSignInAgain).catch(() => {});
    return () => void following.then((stop) => stop());
  }, [user]);
  return (
    <QueryClientProvider client={queryClient}>
      <Motion>
        <SkipLink />
        <Flex minH="100dvh" css={layoutSizes}>
          <Sidebar />
          <Flex direction="column" flex="1" minW="0">
            <CommandPaletteKey>{(open) => <Header onSearch={open} />}</CommandPaletteKey>
            <Box
              as="main"
              id="main"
              tabIndex={-1}
              outline="none"
              flex="1"
              w="100%"
              maxW={stretch ? undefined : '100rem'}
              mx="auto"
              px={{ base: '4', md: '6' }}
              py={{ base: '4', md: '5' }}
            >
              <Screen />
            </Box>
          </Flex>
        </Flex>
        <Messages />
        <SignInAgain open={session.isLocked} />
      </Motion>
    </QueryClientProvider>
  );
}

/** The screen itself, apart: what stays around it need not be rendered again when it changes. */
function Screen() {
  // Not the URL: filters and open drawers change it on the same screen.
  const screen = useChildMatches({ select: (matches) => matches.at(-1)?.routeId });
  return (
    <FadeIn key={screen}>
      <Outlet />
    </FadeIn>
  );
}

function Messages() {
  return <Toaster quiet={useIsFetching() === 0} />;
}
