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

/** Appears over the foot of the table with the first selected row, so that no row moves under the pointer: how many are selected, and what can be done with them. */
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
      position="absolute"
      bottom="14"
      insetInline="0"
      mx="auto"
      w="fit-content"
      maxW="calc(100% - 1rem)"
      zIndex="docked"
      ps="4"
      pe="2"
      py="2"
      layerStyle="raised"
      borderColor="accent.border"
      animation="rise-in 150ms ease-out"
    >
      <Text fontWeight="medium" role="status" me="2">
        {intl.formatMessage(tableMessages.selected, { count })}
      </Text>
      {children}
      <IconButton ms="2" size="sm" label={intl.formatMessage(tableMessages.clearSelection)} onClick={onClear}>
        <X aria-hidden />
      </IconButton>
    </Flex>
  );
}
