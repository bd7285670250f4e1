import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PICTURES, type Picture } from './pictures';

interface EmptyStateProps {
  /** One sentence. */
  children: ReactNode;
  picture?: Picture;
  /** One action, usually a Button. */
  action?: ReactNode;
}

/** A place where nothing is: one sentence, one line picture, one action. */
export function EmptyState({ children, picture = 'search', action }: EmptyStateProps) {
  return (
    <Flex direction="column" align="center" gap="3" py="10" px="4" textAlign="center">
      <Box color="muted">{PICTURES[picture]}</Box>
      <Text color="muted" maxW="sm">
        {children}
      </Text>
      {action}
    </Flex>
  );
}
