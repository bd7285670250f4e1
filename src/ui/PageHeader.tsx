import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  description?: ReactNode;
  breadcrumbs?: ReactNode;
  actions?: ReactNode;
}

/** The head of a screen; its title is the page's only h1. */
export function PageHeader({ title, description, breadcrumbs, actions }: PageHeaderProps) {
  return (
    <Flex as="header" direction="column" gap="1" mb="4">
      {breadcrumbs}
      <Flex align={{ base: 'stretch', sm: 'center' }} justify="space-between" gap="3" wrap="wrap">
        <Box minW="0">
          <Heading as="h1" size="lg">
            {title}
          </Heading>
          {description ? <Text textStyle="secondary">{description}</Text> : null}
        </Box>
        {actions ? (
          <Flex gap="2" wrap="wrap" align="center">
            {actions}
          </Flex>
        ) : null}
      </Flex>
    </Flex>
  );
}
