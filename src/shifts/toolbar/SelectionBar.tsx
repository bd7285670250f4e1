import { Button, Flex, Text } from '@chakra-ui/react';
import { CalendarX, Pencil, RotateCcw, Trash2, TriangleAlert, X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { common } from '@/i18n/common';
import { plusDays, today } from '@/i18n/dates';
import { defineMessages } from '@/i18n/define';
import { IconButton } from '@/ui/IconButton';
import { ButtonLink } from '@/ui/links';
import type { Block, Resource } from '../model/blocks';
import { shiftMessages } from '../messages';
import type { Actions } from '../planner/useActions';
import type { Kind } from '../search';

const selectionMessages = defineMessages({
  selected: { id: 'shifts.selected', defaultMessage: '{n, plural, one {# shift} other {# shifts}} selected' },
  away: { id: 'shifts.selected.away', defaultMessage: 'I will not be available' },
  reset: { id: 'shifts.selected.reset', defaultMessage: 'Back to default' },
  clear: { id: 'shifts.selected.clear', defaultMessage: 'Clear selection' },
});

interface SelectionProps {
  kind: Kind;
  resources: ReadonlyMap<string, Resource>;
  blocks: readonly Block[];
  writable: boolean;
  actions: Actions;
  onEdit: (block: Block) => void;
  onClear: () => void;
}

/** What can be done with the selected shifts without dragging. */
export function SelectionBar({ kind, resources, blocks, writable, actions, onEdit, onClear }: SelectionProps) {
  const { formatMessage } = useIntl();
  const [first] = blocks;
  if (!first) return null;
  const { work_date: date, available } = first.entry;
  const who = resources.get(first.key);
  // A shift that ends after midnight is entered as two: that of yesterday goes on.
  const isOver = date < (first.entry.end_time === '23:59' ? plusDays(today(), -1) : today());
  const drop = kind === 'trucks' ? { license_plate: first.key } : { driver_id: who?.detail };
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
          {blocks.length === 1 && available && who && !isOver ? (
            <ButtonLink to="/tours/disruption" search={{ date, ...drop }} size="sm" variant="outline">
              <TriangleAlert aria-hidden />
              {formatMessage(shiftMessages.dropsOut)}
            </ButtonLink>
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
