import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { MaterialCode } from '@/api/generated/dashboard.schemas';
import { common } from '@/i18n/common';
import { materialMessages } from '@/i18n/domain';
import { formatDecimal } from '@/i18n/format';
import { ModalDialog } from '@/ui/dialogs';
import { Tooltip } from '@/ui/Tooltip';
import { dayName } from '../labels';
import type { Conflict, Fix } from '../model/conflicts/types';
import type { Planner, Question } from '../planner/usePlanner';
import { conflictMessages as messages, fixMessages, ruleMessages } from './messages';

/** The conflicts of a change, each with its fixes. Nothing has been sent yet. */
export function ConflictDialog({ question, resources }: { question: Question; resources: Planner['resources'] }) {
  const { formatMessage } = useIntl();
  const { change, conflicts, answer } = question;
  const refused = conflicts.some((conflict) => conflict.refused);
  return (
    <ModalDialog
      open
      onClose={() => answer(null)}
      title={formatMessage(messages.title, { n: conflicts.length })}
      footer={
        <>
          <Tooltip content={refused ? formatMessage(messages.refused) : undefined}>
            <Button variant="outline" disabled={refused} onClick={() => answer(change)}>
              {formatMessage(messages.anyway)}
            </Button>
          </Tooltip>
          <Button data-autofocus="" onClick={() => answer(null)}>
            {formatMessage(common.back)}
          </Button>
        </>
      }
    >
      <Text textStyle="secondary" mb="3">
        {formatMessage(messages.text)}
      </Text>
      <Flex as="ul" listStyleType="none" direction="column" gap="4">
        {conflicts.map((conflict) => (
          <Item
            key={`${conflict.rule} ${conflict.kind} ${conflict.key} ${conflict.day} ${conflict.entry.start_time}`}
            conflict={conflict}
            who={resources[conflict.kind].get(conflict.key)?.label ?? conflict.key}
            onTake={({ writes }) =>
              answer({ ...change, [conflict.kind]: [...(change[conflict.kind] ?? []), ...writes] })
            }
          />
        ))}
      </Flex>
    </ModalDialog>
  );
}

function Item({ conflict, who, onTake }: { conflict: Conflict; who: string; onTake: (fix: Fix) => void }) {
  const intl = useIntl();
  const { rule, day, values, refused, fixes } = conflict;
  const text = intl.formatMessage(ruleMessages[rule], {
    other: values.other ?? '',
    hours: formatDecimal(intl, values.hours, 1),
    material: values.material ? intl.formatMessage(materialMessages[values.material]) : '',
  });
  return (
    <Flex as="li" gap="3">
      <Box color={refused ? 'danger.fg' : 'warning.fg'} pt="0.5">
        <TriangleAlert size={16} aria-hidden />
      </Box>
      <Box minW="0">
        <Text textStyle="label">{intl.formatMessage(messages.of, { who, day: dayName(intl, day) })}</Text>
        <Text>{text}</Text>
        <Flex gap="2" wrap="wrap" mt="1.5">
          {fixes.map((fix) => (
            <Button key={`${fix.name} ${fix.value}`} size="xs" variant="outline" onClick={() => onTake(fix)}>
              {intl.formatMessage(fixMessages[fix.name], {
                value:
                  fix.name === 'material' ? intl.formatMessage(materialMessages[fix.value as MaterialCode]) : fix.value,
              })}
            </Button>
          ))}
        </Flex>
      </Box>
    </Flex>
  );
}
