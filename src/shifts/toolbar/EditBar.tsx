import { Button, Flex } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { CalendarCog, Copy, Ellipsis, Keyboard, Plus, Printer, TriangleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import { common } from '@/i18n/common';
import { Menu, MenuItem, MenuSeparator } from '@/ui/Menu';
import { Tooltip } from '@/ui/Tooltip';
import { shiftMessages as messages } from '../messages';

interface Props {
  writable: boolean;
  /** The day shown. */
  day: string;
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
export function EditBar({ writable, day, loaded, onCreate, onCopy, onDefaults, onPrint, onKeys }: Props) {
  const { formatMessage } = useIntl();
  const reason = !writable ? formatMessage(messages.readOnly) : loaded ? undefined : formatMessage(common.loading);
  return (
    <Flex gap="1" align="center" wrap="wrap">
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
        {writable ? (
          <MenuItem icon={<TriangleAlert />} link={<Link to="/tours/disruption" search={{ date: day }} />}>
            {formatMessage(messages.disruption)}
          </MenuItem>
        ) : null}
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
