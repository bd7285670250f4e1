import { Button, Flex, Text } from '@chakra-ui/react';
import {
  CalendarCog,
  CalendarX,
  Copy,
  Ellipsis,
  Keyboard,
  Pencil,
  Plus,
  Printer,
  RotateCcw,
  Trash2,
  X,
} from 'lucide-react';
import { useIntl } from 'react-intl';
import { common } from '@/i18n/common';
import { defineMessages } from '@/i18n/define';
import { IconButton } from '@/ui/IconButton';
import { Menu, MenuItem, MenuSeparator } from '@/ui/Menu';
import { Tooltip } from '@/ui/Tooltip';
import { shiftMessages as messages } from '../messages';
import type { Block } from '../model/blocks';
import type { Actions } from '../planner/useActions';

interface Props {
  writable: boolean;
  /** Whether the shifts have loaded. */
  loaded: boolean;
  onCreate: () => void;
  onCopy: (span: 'day' | 'week') => void;
  /** For the truck or driver of week and month. */
  onDefaults?: () => void;
  onPrint: () => void;
  onKeys: () => void;
}

/** The page's actions: create, copy, default schedule, print, keyboard. */
export function EditBar({ writable, loaded, onCreate, onCopy, onDefaults, onPrint, onKeys }: Props) {
  const { formatMessage } = useIntl();
  const reason = !writable ? formatMessage(messages.readOnly) : loaded ? undefined : formatMessage(common.loading);
  return (
    <Flex gap="1" align="center">
      <Menu
        trigger={
          <Button size="sm" variant="outline" aria-label={formatMessage(common.more)} px="0">
            <Ellipsis aria-hidden />
          </Button>
        }
      >
        <MenuItem icon={<Copy />} disabled={Boolean(reason)} reason={reason} onSelect={() => onCopy('day')}>
          {formatMessage(messages.copyDay)}
        </MenuItem>
        <MenuItem icon={<Copy />} disabled={Boolean(reason)} reason={reason} onSelect={() => onCopy('week')}>
          {formatMessage(messages.copyWeek)}
        </MenuItem>
        {onDefaults ? (
          <MenuItem icon={<CalendarCog />} disabled={Boolean(reason)} reason={reason} onSelect={onDefaults}>
            {formatMessage(messages.editDefaults)}
          </MenuItem>
        ) : null}
        <MenuSeparator />
        <MenuItem icon={<Printer />} onSelect={onPrint}>
          {formatMessage(messages.print)}
        </MenuItem>
        <MenuItem icon={<Keyboard />} onSelect={onKeys}>
          {formatMessage(messages.keys)}
        </MenuItem>
      </Menu>
      <Tooltip content={reason}>
        <Button size="sm" disabled={Boolean(reason)} onClick={onCreate}>
          <Plus aria-hidden />
          {formatMessage(messages.create)}
        </Button>
      </Tooltip>
    </Flex>
  );
}

const selectionMessages = defineMessages({
  selected: { id: 'shifts.selected', defaultMessage: '{n, plural, one {# shift} other {# shifts}} selected' },
  away: { id: 'shifts.selected.away', defaultMessage: 'I will not be available' },
  reset: { id: 'shifts.selected.reset', defaultMessage: 'Back to default' },
  clear: { id: 'shifts.selected.clear', defaultMessage: 'Clear selection' },
});

interface SelectionProps {
  blocks: readonly Block[];
  writable: boolean;
  actions: Actions;
  onEdit: (block: Block) => void;
  onClear: () => void;
}

/** What can be done with the selected shifts without dragging. */
export function SelectionBar({ blocks, writable, actions, onEdit, onClear }: SelectionProps) {
  const { formatMessage } = useIntl();
  const [first] = blocks;
  if (!first) return null;
  const done = (work: Promise<boolean>) => void work.then((saved) => saved && onClear());
  return (
    <Flex
      role="toolbar"
      aria-label={formatMessage(selectionMessages.selected, { n: blocks.length })}
      gap="2"
      wrap="wrap"
      align="center"
      mt="2"
    >
      <Text fontWeight="medium" aria-live="polite">
        {formatMessage(selectionMessages.selected, { n: blocks.length })}
      </Text>
      {writable ? (
        <>
          {blocks.length === 1 ? (
            <Button size="sm" variant="outline" onClick={() => onEdit(first)}>
              <Pencil aria-hidden />
              {formatMessage(common.edit)}
            </Button>
          ) : null}
          <Button size="sm" variant="outline" onClick={() => done(actions.away(blocks))}>
            <CalendarX aria-hidden />
            {formatMessage(selectionMessages.away)}
          </Button>
          {blocks.some((block) => block.origin === 'dated') ? (
            <Button size="sm" variant="outline" onClick={() => done(actions.backToDefault(blocks))}>
              <RotateCcw aria-hidden />
              {formatMessage(selectionMessages.reset)}
            </Button>
          ) : null}
          <Button size="sm" variant="outline" colorPalette="danger" onClick={() => done(actions.erase(blocks))}>
            <Trash2 aria-hidden />
            {formatMessage(common.delete)}
          </Button>
        </>
      ) : null}
      <IconButton size="sm" label={formatMessage(selectionMessages.clear)} onClick={onClear}>
        <X aria-hidden />
      </IconButton>
    </Flex>
  );
}
