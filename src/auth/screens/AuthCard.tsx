import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';

interface AuthCardProps {
  title: MessageDescriptor;
  text: MessageDescriptor;
  /** Of both. */
  values?: Record<string, string>;
  children: ReactNode;
  /** Below the card: ways to elsewhere. */
  footer?: ReactNode;
}

export function AuthCard({ title, text, values, children, footer }: AuthCardProps) {
  return (
    <Box w="100%" maxW="25rem">
      <Box layerStyle="card" px={{ base: '5', sm: '8' }} py={{ base: '6', sm: '8' }}>
        <Heading as="h1" size="lg">
          <FormattedMessage {...title} values={values} />
        </Heading>
        <Text color="muted" mt="1" mb="5" overflowWrap="anywhere">
          <FormattedMessage {...text} values={values} />
        </Text>
        {children}
      </Box>
      {footer ? (
        <Flex justify="center" wrap="wrap" columnGap="4" rowGap="2" mt="4">
          {footer}
        </Flex>
      ) : null}
    </Box>
  );
}
