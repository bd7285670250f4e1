import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { formMessages } from '@/form/messages';
import { formatAge } from '@/i18n/dates';
import { fillLevelMessages } from '@/i18n/domain';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { ModalDialog } from '@/ui/dialogs';
import { StatusMark } from '@/ui/StatusMark';
import { WINDOW_HOURS, type Duplicate } from './duplicates';
import { entryMessages as messages } from './messages';
import type { Entry } from './schema';

interface DuplicatesDialogProps {
  entries: readonly Entry[];
  duplicates: readonly Duplicate[];
  onBack: () => void;
  onCreate: (entries: readonly Entry[]) => void;
}

/** What is most likely reported already, and the choice: back, without them, or all the same. */
export function DuplicatesDialog({ entries, duplicates, onBack, onCreate }: DuplicatesDialogProps) {
  const intl = useIntl();
  const doubtful = new Set(duplicates.map(({ entry }) => entry));
  const others = entries.filter((entry) => !doubtful.has(entry));
  return (
    <ModalDialog
      open
      onClose={onBack}
      title={intl.formatMessage(messages.duplicates)}
      footer={
        <>
          <Button variant="outline" onClick={onBack}>
            {intl.formatMessage(formMessages.backToForm)}
          </Button>
          <Button variant="outline" onClick={() => onCreate(entries)}>
            {intl.formatMessage(messages.createAnyway)}
          </Button>
          {others.length > 0 ? (
            <Button onClick={() => onCreate(others)} data-autofocus="">
              {intl.formatMessage(messages.leaveOut, { rest: others.length })}
            </Button>
          ) : null}
        </>
      }
    >
      <Text mb="2">
        {intl.formatMessage(messages.duplicatesText, { hours: WINDOW_HOURS, count: duplicates.length })}
      </Text>
      <Box as="ul" listStyleType="none" ps="0">
        {duplicates.map(({ entry, known }) => (
          <Box as="li" key={entry.key} py="2" borderTopWidth="1px">
            <Flex gap="3" align="center" wrap="wrap">
              <Text fontWeight="semibold">{entry.location_id}</Text>
              {entry.material_type ? <GlassSwatch code={entry.material_type} text="short" /> : null}
            </Flex>
            {known ? (
              <Flex gap="3" align="center" wrap="wrap" textStyle="secondary">
                <span>
                  {intl.formatMessage(messages.duplicateOf, { id: known.id, age: formatAge(intl, known.created_at) })}
                </span>
                <span>{intl.formatMessage(fillLevelMessages[known.reported_fill_level])}</span>
                <StatusMark status={known.status} />
              </Flex>
            ) : (
              <Text textStyle="secondary">{intl.formatMessage(messages.duplicateHere)}</Text>
            )}
          </Box>
        ))}
      </Box>
    </ModalDialog>
  );
}
