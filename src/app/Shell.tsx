import { Box } from '@chakra-ui/react';
import { Outlet } from '@tanstack/react-router';

export function Shell() {
  return (
    <Box as="main" px={{ base: '4', md: '6' }} py="4">
      <Outlet />
    </Box>
  );
}
