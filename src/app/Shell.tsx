import { Box } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { queryClient } from './queryClient';

export function Shell() {
  return (
    <QueryClientProvider client={queryClient}>
      <Box as="main" id="main" tabIndex={-1} px={{ base: '4', md: '6' }} py="4">
        <Outlet />
      </Box>
    </QueryClientProvider>
  );
}
