import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { FieldArray, getIn, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ContainerConstraint, WeekDay } from '@/api/generated/dashboard.schemas';
import { SelectField, TextField, TimeField } from '@/form/fields';
import { weekDayMessages } from '@/i18n/domain';
import { wordOptions } from '@/table/filters';
import { binLabels as label, binMessages as messages } from './messages';
import { WeekStrip } from './WeekStrip';

const useDays = wordOptions(weekDayMessages);
const MOST = 20;
const fresh = (week_day: WeekDay): ContainerConstraint => ({
  week_day,
  start_time: '07:00',
  end_time: '09:00',
  reason: '',
});

/** The times at which a container may not be emptied, drawn as a week and edited in it. */
export function ConstraintsField() {
  const intl = useIntl();
  const { values, errors } = useFormikContext<{ constraints: ContainerConstraint[] }>();
  const [picked, setPicked] = useState<number>();
  // A wrong time that is not open for editing would block the save unseen.
  const wrong = values.constraints.findIndex((_, index) => getIn(errors, `constraints.${index}`) !== undefined);
  const shown = picked ?? (wrong === -1 ? undefined : wrong);
  return (
    <FieldArray name="constraints">
      {({ push, remove }) => (
        <Box as="fieldset" minW="0">
          <Text as="legend" textStyle="sm" fontWeight="medium" mb="1">
            {intl.formatMessage(messages.constraintsTitle)}
          </Text>
          <Text textStyle="xs" color="muted" mb="2">
            {intl.formatMessage(values.constraints.length < MOST ? messages.constraintsHelp : messages.tooMany)}
          </Text>
          <WeekStrip
            constraints={values.constraints}
            picked={shown}
            onPick={setPicked}
            onAdd={
              values.constraints.length < MOST
                ? (day) => {
                    push(fresh(day));
                    setPicked(values.constraints.length);
                  }
                : undefined
            }
          />
          {shown !== undefined && values.constraints[shown] ? (
            <Constraint
              index={shown}
              onRemove={() => {
                remove(shown);
                setPicked(undefined);
              }}
            />
          ) : null}
        </Box>
      )}
    </FieldArray>
  );
}

function Constraint({ index, onRemove }: { index: number; onRemove: () => void }) {
  const intl = useIntl();
  const days = useDays();
  const box = useRef<HTMLDivElement>(null);
  // The strip may stand at the edge of the dialog, its editor below it out of sight.
  useEffect(() => {
    void box.current?.scrollIntoView({ block: 'nearest' });
  }, [index]);
  const name = (field: keyof ContainerConstraint) => `constraints.${index}.${field}`;
  return (
    <Flex ref={box} key={index} direction="column" gap="3" mt="3" p="3" borderWidth="1px" borderRadius="lg" bg="sunken">
      <Flex gap="3" wrap={{ base: 'wrap', sm: 'nowrap' }}>
        <SelectField name={name('week_day')} label={intl.formatMessage(label.week_day)} options={days} />
        <TimeField name={name('start_time')} label={intl.formatMessage(label.start_time)} />
        <TimeField name={name('end_time')} label={intl.formatMessage(label.end_time)} />
      </Flex>
      <TextField name={name('reason')} label={intl.formatMessage(label.reason)} />
      <Button size="sm" variant="outline" alignSelf="flex-start" onClick={onRemove}>
        <Trash2 aria-hidden />
        {intl.formatMessage(messages.removeConstraint)}
      </Button>
    </Flex>
  );
}
