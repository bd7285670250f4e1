import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';

/** Fields of a record with their labels, two abreast where there is room. */
export function Facts({ facts }: { facts: readonly (readonly [label: MessageDescriptor, value: ReactNode])[] }) {
  const intl = useIntl();
  return (
    <Box as="dl" display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3">
      {facts.map(([label, value]) => (
        <Box key={label.id} minW="0">
          <Text as="dt" textStyle="label">
            {intl.formatMessage(label)}
          </Text>
          <Text as="dd" overflowWrap="anywhere">
            {value}
          </Text>
        </Box>
      ))}
    </Box>
  );
}

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
