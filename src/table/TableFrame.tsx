import { Flex, type FlexProps } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import { useKeptFocus } from '@/ui/useKeptFocus';

/**
 * A table screen: it fills the window, so that only the rows scroll; toolbar and pager stay in sight. Where the window is too low for
 * what is above the rows and some of them, as on a small laptop, the page scrolls, too.
 */
export const TableFrame = ({ children }: { children: ReactNode }) => (
  <Flex
    data-print="whole"
    position="relative"
    direction="column"
    minH="min-content"
    h="calc(100dvh - var(--header-height, 3.5rem) - 2.5rem)"
  >
    {children}
  </Flex>
);

/** What is in such a frame instead of rows, and scrolls by itself; in a low window it keeps a height to work in. */
export function FrameBody(props: FlexProps) {
  const body = useRef<HTMLDivElement>(null);
  useKeptFocus(body);
  return (
    <Flex
      ref={body}
      position="relative"
      direction="column"
      flex="1"
      minH="26rem"
      overflowY="auto"
      gap="4"
      tabIndex={-1}
      {...props}
    />
  );
}

/** Search and filters at the start, export and columns at the end. */
export const Toolbar = ({ children, end }: { children: ReactNode; end: ReactNode }) => (
  <Flex data-print="none" justify="space-between" align="flex-start" gap="2" wrap="wrap" pb="3" flexShrink={0}>
    {/* On a phone search has a line of its own, and the buttons of both ends share the next. */}
    <Flex gap="2" wrap="wrap" align="center" flex="1" minW="16rem" display={{ base: 'contents', sm: 'flex' }}>
      {children}
    </Flex>
    <Flex gap="2" wrap="wrap" align="center">
      {end}
    </Flex>
  </Flex>
);
