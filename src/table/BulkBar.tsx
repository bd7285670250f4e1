import { Flex, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '@/ui/IconButton';
import { tableMessages } from './messages';

interface BulkBarProps {
  count: number;
  onClear: () => void;
  /** Buttons. */
  children: ReactNode;
}

/** Appears with the first selected row: how many are selected, and what can be done with them. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const intl = useIntl();
  if (count === 0) return null;
  return (
    <Flex
      role="toolbar"
      aria-label={intl.formatMessage(tableMessages.bulkActions)}
      align="center"
      gap="2"
      wrap="wrap"
      px="3"
      py="1.5"
      mb="2"
      borderWidth="1px"
      borderColor="accent.border"
      borderRadius="lg"
      bg="accent.subtle"
      flexShrink={0}
    >
      <Text fontWeight="medium" role="status" me="2">
        {intl.formatMessage(tableMessages.selected, { count })}
      </Text>
      {children}
      <IconButton ms="auto" size="sm" label={intl.formatMessage(tableMessages.clearSelection)} onClick={onClear}>
        <X aria-hidden />
      </IconButton>
    </Flex>
  );
}
