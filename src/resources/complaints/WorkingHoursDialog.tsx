import { Checkbox, Fieldset, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { array, number, object, string } from 'yup';
import type { WorkingHours } from '@/api/generated/dashboard.schemas';
import { useUpdateCustomer } from '@/api/generated/users/users';
import { TextField, TimeField } from '@/form/fields';
import { FormDialog } from '@/form/FormDialog';
import { NumberField } from '@/form/NumberField';
import { problemOf } from '@/form/problem';
import { say, timeRule } from '@/form/rules';
import { useFormField } from '@/form/useFormField';
import { closingMessages as messages } from './closingMessages';
import { dayName } from './dayName';

type Values = { working_hours: WorkingHours };

const schema = object({
  working_hours: object({
    days: array(number().required()).min(1, say(messages.daysNeeded)),
    from: timeRule(),
    to: timeRule().test('later', say(messages.toLater), (to, { parent }) => !to || to > (parent as WorkingHours).from),
    holidays: string()
      .trim()
      .uppercase()
      .matches(/^[A-Z]{2}(-[A-Z0-9]{1,3}){0,2}$/u, { message: say(messages.holidaysCode), excludeEmptyString: true })
      .default(''),
    due: number()
      .typeError(say(messages.dueRange))
      .required(say(messages.dueRange))
      .min(1, say(messages.dueRange))
      .max(400, say(messages.dueRange)),
  }),
});

/** When the office works, by which notifications are due. */
export function WorkingHoursDialog({ hours, onClose }: { hours: WorkingHours; onClose: () => void }) {
  const intl = useIntl();
  const { mutateAsync } = useUpdateCustomer();
  const save = async (values: Values) => {
    const { days, holidays: region } = values.working_hours;
    try {
      const working_hours = { ...values.working_hours, days: days.toSorted((a, b) => a - b) };
      await mutateAsync({ data: { working_hours } });
    } catch (error) {
      // Which regions there are, only the server knows.
      for (const one of problemOf(error)?.errors ?? [])
        if (one.path.endsWith('holidays')) one.message = intl.formatMessage(messages.noHolidays, { region });
      throw error;
    }
  };
  return (
    <FormDialog
      onClose={onClose}
      title={intl.formatMessage(messages.changeHours)}
      submitLabel={intl.formatMessage(messages.saveHours)}
      initialValues={{ working_hours: hours }}
      schema={schema}
      save={save}
      savedText={intl.formatMessage(messages.hoursSaved)}
    >
      <Days />
      <Flex gap="4">
        <TimeField name="working_hours.from" label={intl.formatMessage(messages.from)} />
        <TimeField name="working_hours.to" label={intl.formatMessage(messages.to)} />
      </Flex>
      <TextField
        name="working_hours.holidays"
        label={intl.formatMessage(messages.holidays)}
        help={intl.formatMessage(messages.holidaysHelp)}
      />
      <NumberField
        name="working_hours.due"
        digits={1}
        label={intl.formatMessage(messages.due)}
        help={intl.formatMessage(messages.dueHelp)}
      />
    </FormDialog>
  );
}

function Days() {
  const intl = useIntl();
  const { value, error, setValue } = useFormField<number[]>('working_hours.days');
  return (
    <Fieldset.Root invalid={error !== undefined}>
      <Fieldset.Legend textStyle="label">{intl.formatMessage(messages.days)}</Fieldset.Legend>
      <Flex wrap="wrap" columnGap="4" mt="1">
        {[1, 2, 3, 4, 5, 6, 7].map((day) => (
          <Checkbox.Root
            key={day}
            minH="10"
            checked={value.includes(day)}
            onCheckedChange={({ checked }) => setValue(checked ? [...value, day] : value.filter((one) => one !== day))}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>{dayName(intl, day)}</Checkbox.Label>
          </Checkbox.Root>
        ))}
      </Flex>
      {error ? (
        <Text role="alert" color="danger.fg" textStyle="sm">
          {error}
        </Text>
      ) : null}
    </Fieldset.Root>
  );
}
