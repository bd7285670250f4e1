import { Flex, Heading } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  actions?: ReactNode;
}

/** The head of a screen; its title is the page's only h1. */
export function PageHeader({ title, actions }: PageHeaderProps) {
  return (
    <Flex as="header" mb="4" align="center" justify="space-between" gap="3" wrap="wrap">
      <Heading as="h1" size="lg" minW="0">
        {title}
      </Heading>
      {actions ? (
        <Flex data-print="none" gap="2" wrap="wrap" align="center">
          {actions}
        </Flex>
      ) : null}
    </Flex>
  );
}
