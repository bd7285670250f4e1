import { Flex, Skeleton, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Where a map is about to be; says what is being loaded. */
export const MapLoading = ({ children }: { children: ReactNode }) => (
  <Skeleton loading={false} h="100%" minH="16rem">
    <Flex as="output" h="100%" minH="16rem" align="center" justify="center" bg="sunken">
      <Text color="muted">{children}</Text>
    </Flex>
  </Skeleton>
);
