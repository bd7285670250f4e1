import { Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { defineMessages } from '@/i18n/define';
import { Kbd } from '@/ui/Kbd';
import { ModalDialog } from '@/ui/dialogs';
import { dialogMessages } from './messages';

const keyMessages = defineMessages({
  walk: { id: 'shifts.keys.walk', defaultMessage: 'Go to the next shift or day' },
  pick: { id: 'shifts.keys.pick', defaultMessage: 'Pick up, then move with the arrows and drop with Space' },
  copyPick: { id: 'shifts.keys.copyPick', defaultMessage: 'Pick up a copy' },
  open: { id: 'shifts.keys.open', defaultMessage: 'Edit the shift, or create one on an empty day' },
  erase: { id: 'shifts.keys.erase', defaultMessage: 'Delete' },
  end: { id: 'shifts.keys.end', defaultMessage: 'End 15 minutes later or earlier' },
  start: { id: 'shifts.keys.start', defaultMessage: 'Start 15 minutes later or earlier' },
  select: { id: 'shifts.keys.select', defaultMessage: 'Select or deselect' },
  all: { id: 'shifts.keys.all', defaultMessage: 'Select all' },
  copy: { id: 'shifts.keys.copy', defaultMessage: 'Copy, then paste on another day' },
  away: { id: 'shifts.keys.away', defaultMessage: 'Not available on this day' },
  undo: { id: 'shifts.keys.undo', defaultMessage: 'Undo and redo' },
  clear: { id: 'shifts.keys.clear', defaultMessage: 'Cancel, clear the selection' },
});

const KEYS: readonly [keyof typeof keyMessages, string[][]][] = [
  ['walk', [['←', '↑', '→', '↓']]],
  ['pick', [['Space']]],
  ['copyPick', [['Ctrl', 'Space']]],
  ['open', [['Enter']]],
  ['erase', [['Delete']]],
  [
    'end',
    [
      ['Alt', '↓'],
      ['Alt', '↑'],
    ],
  ],
  [
    'start',
    [
      ['Alt', 'Shift', '↓'],
      ['Alt', 'Shift', '↑'],
    ],
  ],
  ['select', [['Shift', 'Space']]],
  ['all', [['Ctrl', 'A']]],
  [
    'copy',
    [
      ['Ctrl', 'C'],
      ['Ctrl', 'V'],
    ],
  ],
  ['away', [['N']]],
  [
    'undo',
    [
      ['Ctrl', 'Z'],
      ['Ctrl', 'Y'],
    ],
  ],
  ['clear', [['Esc']]],
];

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <ModalDialog open onClose={onClose} title={formatMessage(dialogMessages.keysTitle)}>
      {KEYS.map(([name, combos]) => (
        <Flex key={name} justify="space-between" gap="4" py="1.5" borderBottomWidth="1px">
          <Text>{formatMessage(keyMessages[name])}</Text>
          <Flex direction={{ base: 'column', sm: 'row' }} align="flex-end" columnGap="3" rowGap="1" flexShrink={0}>
            {combos.map((keys) => (
              <Kbd key={keys.join()} keys={keys} />
            ))}
          </Flex>
        </Flex>
      ))}
    </ModalDialog>
  );
}
