import { Box } from '@chakra-ui/react';
import { Outlet } from '@tanstack/react-router';

/** Sign-in and status pages: one column in the middle, nothing else. */
export function SimpleLayout() {
  return (
    <Box as="main" minH="100dvh" display="grid" placeItems="center" px={{ base: '4', sm: '6' }} py="8">
      <Outlet />
    </Box>
  );
}
