import { Box, Flex, Heading } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

/** A part of the details: heading, an action beside it, content. */
export function Section({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <Flex align="center" justify="space-between" gap="2" mb="2" minH="8">
        <Heading as="h3" id={id} textStyle="section">
          {title}
        </Heading>
        {action}
      </Flex>
      {children}
    </Box>
  );
}
