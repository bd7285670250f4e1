import { Box } from '@chakra-ui/react';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { RouteError } from './RouteError';

/** When the layout itself could not be rendered: the same as below it, without the layout. */
export function RootError(props: ErrorComponentProps) {
  return (
    <Box as="main" id="main" tabIndex={-1} minH="100dvh" display="grid" placeItems="center" px="4">
      <RouteError {...props} />
    </Box>
  );
}
