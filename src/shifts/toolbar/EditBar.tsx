import { Button, Flex } from '@chakra-ui/react';
import { CalendarCog, Copy, Ellipsis, Keyboard, Plus, Printer, Redo2, Undo2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { IconButton } from '@/ui/IconButton';
import { Menu } from '@/ui/Menu';
import { MenuItem, MenuSeparator } from '@/ui/MenuItem';
import { Tooltip } from '@/ui/Tooltip';
import { common } from '@/i18n/common';
import { shiftMessages as messages } from '../messages';
import type { History } from '../model/history';

interface Props {
  writable: boolean;
  history: History;
  travel: (direction: 'undo' | 'redo') => void;
  onCreate: () => void;
  onCopy: (span: 'day' | 'week') => void;
  /** Of the truck or driver that is shown; left out in the overview. */
  onDefaults?: () => void;
  onPrint: () => void;
  onKeys: () => void;
}

/** Undo, redo, and what can be done besides working in the calendar itself. */
export function EditBar({ writable, history, travel, onCreate, onCopy, onDefaults, onPrint, onKeys }: Props) {
  const { formatMessage } = useIntl();
  const reason = writable ? undefined : formatMessage(messages.readOnly);
  const [undo, redo] = [history.done.at(-1), history.undone.at(-1)];
  return (
    <Flex gap="1" align="center">
      <IconButton
        size="sm"
        label={formatMessage(messages.undo)}
        hint={reason ?? (undo && formatMessage(messages.undoStep, { step: undo.label }))}
        disabled={!undo}
        onClick={() => travel('undo')}
      >
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton
        size="sm"
        label={formatMessage(messages.redo)}
        hint={reason ?? (redo && formatMessage(messages.redoStep, { step: redo.label }))}
        disabled={!redo}
        onClick={() => travel('redo')}
      >
        <Redo2 aria-hidden />
      </IconButton>
      <Menu
        label={formatMessage(common.more)}
        trigger={
          <Button size="sm" variant="outline" aria-label={formatMessage(common.more)} px="0">
            <Ellipsis aria-hidden />
          </Button>
        }
      >
        <MenuItem icon={<Copy />} disabled={!writable} reason={reason} onSelect={() => onCopy('day')}>
          {formatMessage(messages.copyDay)}
        </MenuItem>
        <MenuItem icon={<Copy />} disabled={!writable} reason={reason} onSelect={() => onCopy('week')}>
          {formatMessage(messages.copyWeek)}
        </MenuItem>
        {onDefaults ? (
          <MenuItem icon={<CalendarCog />} disabled={!writable} reason={reason} onSelect={onDefaults}>
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
        <Button size="sm" disabled={!writable} onClick={onCreate}>
          <Plus aria-hidden />
          {formatMessage(messages.create)}
        </Button>
      </Tooltip>
    </Flex>
  );
}
