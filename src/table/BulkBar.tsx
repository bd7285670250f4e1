import { Button, Flex, Text, type ButtonProps } from '@chakra-ui/react';
import type { RowData } from '@tanstack/react-table';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { common } from '@/i18n/common';
import { IconButton } from '@/ui/IconButton';
import { CommandButton } from './CommandButton';
import type { TableInstance } from './features';
import { tableMessages } from './messages';
import { tabStop, useBackToTable } from './useBackToTable';
import type { Selection } from './useSelection';

interface BulkBarProps<T extends RowData> {
  table: TableInstance<T>;
  selection: Selection<T>;
  /** Buttons. */
  children: ReactNode;
}

/** Appears over the foot of the table with the first selected row, so that no row moves under the pointer: how many are selected, and what can be done with them. */
export function BulkBar<T extends RowData>({ table, selection, children }: BulkBarProps<T>) {
  const intl = useIntl();
  const { rows, isAll, isLoading, more, toggleAll } = selection;
  const count = rows.length;
  useBackToTable(count > 0);
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
      {more === undefined ? null : (
        // Not disabled meanwhile: it would lose the focus.
        <Button
          size="sm"
          variant={isAll ? 'solid' : 'ghost'}
          aria-pressed={isAll}
          aria-busy={isLoading}
          onClick={() => isLoading || toggleAll()}
        >
          {intl.formatMessage(tableMessages.selectMatching, { count: more })}
        </Button>
      )}
      {children}
      <IconButton
        ms="2"
        size="sm"
        label={intl.formatMessage(tableMessages.clearSelection)}
        onClick={() => table.resetRowSelection(true)}
      >
        <X aria-hidden />
      </IconButton>
    </Flex>
  );
}

type BulkButtonProps = ButtonProps & {
  allowed: boolean;
  /** Why it is not allowed, if so. */
  reason: string;
};

/** One action of the bar; where the role does not allow it, it says why. */
export const BulkButton = ({ allowed, ...props }: BulkButtonProps) => (
  <CommandButton size="sm" variant="outline" disabled={!allowed} {...props} />
);

interface BulkDeleteProps<T extends RowData> extends Pick<BulkButtonProps, 'allowed' | 'reason'> {
  table: TableInstance<T>;
  selection: Selection<T>;
  remove: (rows: T[]) => void;
}

/** Deletes the selected rows; the selection goes with them. No two presses delete a whole list: it takes what is in sight. */
export function BulkDelete<T extends RowData>({
  table,
  selection: { rows, isAll },
  remove,
  ...may
}: BulkDeleteProps<T>) {
  const intl = useIntl();
  const rest = may.allowed && isAll ? { allowed: false, reason: intl.formatMessage(tableMessages.deletePage) } : may;
  const press = () => {
    // As long as there is a row for it: all of the page may go, and the focus with them until others follow.
    tabStop()?.focus({ preventScroll: true });
    table.resetRowSelection(true);
    remove(rows);
  };
  return (
    <BulkButton {...rest} colorPalette="danger" onClick={press}>
      {intl.formatMessage(common.delete)}
    </BulkButton>
  );
}
