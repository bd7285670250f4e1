import { Flex } from '@chakra-ui/react';
import { Redo2, Undo2 } from 'lucide-react';
import { useIntl } from 'react-intl';
import { IconButton } from '@/ui/IconButton';
import { shiftMessages as messages } from '../messages';
import type { History } from '../model/history';

interface Props {
  writable: boolean;
  history: History;
  travel: (direction: 'undo' | 'redo') => void;
}

/** Undo and redo. Not in the page's head: there the message about the last step would lie over the next press. */
export function UndoBar({ writable, history, travel }: Props) {
  const { formatMessage } = useIntl();
  const reason = writable ? undefined : formatMessage(messages.readOnly);
  const [undo, redo] = [history.done.at(-1), history.undone.at(-1)];
  return (
    <Flex gap="1">
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
    </Flex>
  );
}
