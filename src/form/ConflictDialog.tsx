import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { ModalDialog } from '@/ui/dialogs';
import { Radios } from '@/ui/Radios';
import { choiceOf, type Difference } from './conflict';
import { formMessages } from './messages';

interface ConflictDialogProps {
  differences: Difference[];
  onClose: () => void;
  /** What closing it is called, where no form is behind it. */
  closeLabel?: MessageDescriptor;
  /** The chosen value of each field that differs. */
  onResolve: (values: Record<string, unknown>) => void;
}
type Side = 'mine' | 'theirs';

/** Two versions side by side, with a choice for each field. */
export function ConflictDialog({ differences, onClose, closeLabel, onResolve }: ConflictDialogProps) {
  const intl = useIntl();
  const [choice, setChoice] = useState<Record<string, Side>>(() =>
    Object.fromEntries(differences.map((d) => [choiceOf(d), d.preferred])),
  );
  const all = (side: Side) => setChoice(Object.fromEntries(differences.map((d) => [choiceOf(d), side])));
  const resolve = () =>
    onResolve(Object.fromEntries(differences.map((d) => [d.name, d[choice[choiceOf(d)] ?? 'mine']])));
  return (
    <ModalDialog
      open
      onClose={onClose}
      size="xl"
      title={intl.formatMessage(formMessages.conflictTitle)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {intl.formatMessage(closeLabel ?? formMessages.backToForm)}
          </Button>
          <Button onClick={resolve}>{intl.formatMessage(formMessages.saveChoice)}</Button>
        </>
      }
    >
      <Text textStyle="secondary" mb="3">
        {intl.formatMessage(differences.length > 0 ? formMessages.conflictText : formMessages.conflictNone)}
      </Text>
      {differences.length > 0 ? (
        <Flex gap="2" mb="3">
          {(['mine', 'theirs'] as const).map((side) => (
            <Button key={side} size="sm" variant="outline" onClick={() => all(side)}>
              {intl.formatMessage(side === 'mine' ? formMessages.allMine : formMessages.allTheirs)}
            </Button>
          ))}
        </Flex>
      ) : null}
      <Flex direction="column" gap="3">
        {differences.map((difference) => (
          <Compared
            key={difference.name}
            difference={difference}
            chosen={choice[choiceOf(difference)] ?? 'mine'}
            onChoose={(side) => setChoice((before) => ({ ...before, [choiceOf(difference)]: side }))}
          />
        ))}
      </Flex>
    </ModalDialog>
  );
}

function Compared({
  difference,
  chosen,
  onChoose,
}: {
  difference: Difference;
  chosen: Side;
  onChoose: (side: Side) => void;
}) {
  const intl = useIntl();
  return (
    <Radios
      label={intl.formatMessage(difference.label)}
      value={chosen}
      onChange={onChoose}
      layout={{ display: 'grid', gap: '2', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } }}
      options={(['mine', 'theirs'] as const).map((side) => ({
        value: side,
        label: (
          <Box minW="0">
            <Text textStyle="label">
              {intl.formatMessage(side === 'mine' ? formMessages.mine : formMessages.theirs)}
            </Text>
            <Box overflowWrap="anywhere">{difference.show(difference[side])}</Box>
          </Box>
        ),
      }))}
    />
  );
}
