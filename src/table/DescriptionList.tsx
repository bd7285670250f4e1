import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useIntl } from 'react-intl';

export interface DescriptionListProps {
  items: readonly (readonly [label: MessageDescriptor, value: ReactNode])[];
  /** Names the list. */
  label?: string;
  /** Grid columns, where they are not two. */
  columns?: string;
}

/** Fields of a record with their labels, two abreast where there is room. */
export function DescriptionList({ items, label: name, columns }: DescriptionListProps) {
  const intl = useIntl();
  return (
    <Box
      as="dl"
      aria-label={name}
      display="grid"
      gridTemplateColumns={columns ?? { base: '1fr', sm: '1fr 1fr' }}
      gap="3"
    >
      {items.map(([label, value]) => (
        <Box key={label.id} minW="0">
          <Text as="dt" textStyle="label">
            {intl.formatMessage(label)}
          </Text>
          <Box as="dd" overflowWrap="anywhere">
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

interface SectionProps {
  title: string;
  action?: ReactNode;
  /** In a drawer, whose title is an h2, an h3. */
  level?: 'h2' | 'h3';
  children: ReactNode;
}

/** A part of the details: heading, an action beside it, content. */
export function Section({ title, action, level = 'h3', children }: SectionProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <Flex align="center" justify="space-between" gap="2" mb="2" minH="8">
        <Heading as={level} id={id} textStyle="section">
          {title}
        </Heading>
        {action}
      </Flex>
      {children}
    </Box>
  );
}
