import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { FieldArray, useFormikContext } from 'formik';
import { useIntl } from 'react-intl';
import { IconButton } from '@/ui/IconButton';
import { MotionItem } from '@/ui/MotionList';
import { EntryFields } from './EntryFields';
import { complaintMessages, entryMessages as messages } from './messages';
import { MOST, newEntry, type EntriesValues } from './schema';

/** The notifications that are being entered, one card each. */
export function Entries() {
  const intl = useIntl();
  const { values } = useFormikContext<EntriesValues>();
  const entries = values.complaints;
  const several = entries.length > 1;
  return (
    <FieldArray name="complaints">
      {({ push, remove }) => (
        <>
          <Box as="ul" listStyleType="none" ps="0" aria-label={intl.formatMessage(complaintMessages.title)}>
            {/* A card that left slowly would still read its place in the form, where the next one or none is. */}
            {entries.map((entry, index) => (
              <MotionItem key={entry.key}>
                <Flex
                  as="fieldset"
                  direction="column"
                  gap="3"
                  minW="0"
                  mb="3"
                  css={several ? { p: '4', borderWidth: '1px', borderRadius: 'lg' } : undefined}
                >
                  {several ? (
                    <Flex align="center" justify="space-between">
                      <Text fontWeight="semibold">{intl.formatMessage(messages.entry, { n: index + 1 })}</Text>
                      <IconButton
                        size="sm"
                        label={intl.formatMessage(messages.remove, { n: index + 1 })}
                        onClick={() => remove(index)}
                      >
                        <X aria-hidden />
                      </IconButton>
                    </Flex>
                  ) : null}
                  <EntryFields at={`complaints.${index}.`} />
                </Flex>
              </MotionItem>
            ))}
          </Box>
          {entries.length < MOST ? (
            <Button
              size="sm"
              variant="outline"
              alignSelf="flex-start"
              // Citizens report a whole site: the next one is most likely of the same place.
              onClick={() => push(newEntry(entries.at(-1)?.location_id))}
            >
              <Plus aria-hidden />
              {intl.formatMessage(messages.add)}
            </Button>
          ) : (
            <Text color="muted">{intl.formatMessage(messages.most, { max: MOST })}</Text>
          )}
        </>
      )}
    </FieldArray>
  );
}
