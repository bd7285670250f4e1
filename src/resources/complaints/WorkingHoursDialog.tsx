import { Checkbox, Fieldset, Flex } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { FormattedNumber, useIntl } from 'react-intl';
import { array, number, object, string } from 'yup';
import type { ClosingTimes, WorkingHours } from '@/api/generated/dashboard.schemas';
import { getListClosingTimesQueryKey } from '@/api/generated/complaints/complaints';
import { getListHolidaysQueryKey } from '@/api/generated/reference/reference';
import { updateCustomer } from '@/api/generated/users/users';
import type { ComparedField } from '@/form/conflict';
import { TimeField } from '@/form/fields';
import { FormDialog } from '@/form/FormDialog';
import { NumberField } from '@/form/NumberField';
import { ifMatch, problemOf } from '@/form/problem';
import { say, timeRule } from '@/form/rules';
import { useFormField } from '@/form/useFormField';
import { NOTHING } from '@/i18n/format';
import { Problem } from '@/ui/Problem';
import { closingMessages as messages } from './closingMessages';
import { dayName, dayNames } from './dayName';
import { HolidayRegionFields } from './HolidayRegionFields';
import { RegionName } from './regionName';

/** What the hours are compared by: of closing times, or of a customer that has changed. */
type State = Pick<ClosingTimes, 'working_hours'> & { updated_at: string };

const schema = object({
  days: array(number().required()).min(1, say(messages.daysNeeded)),
  from: timeRule(),
  to: timeRule().test('later', say(messages.toLater), (to, { parent }) => !to || to > (parent as WorkingHours).from),
  holidays: string().default(''),
  due: number()
    .typeError(say(messages.dueRange))
    .required(say(messages.dueRange))
    .min(1, say(messages.dueRange))
    .max(400, say(messages.dueRange)),
});

const compared: ComparedField[] = [
  { name: 'days', label: messages.days, show: (days) => <DayNames days={days as number[]} /> },
  { name: 'from', label: messages.from, show: String },
  { name: 'to', label: messages.to, show: String },
  {
    name: 'holidays',
    label: messages.holidays,
    show: (code) => (code ? <RegionName code={code as string} /> : NOTHING),
  },
  { name: 'due', label: messages.due, show: (due) => <FormattedNumber value={due as number} /> },
];

/** When the office works, by which notifications are due. */
export function WorkingHoursDialog({ times, onClose }: { times: ClosingTimes; onClose: () => void }) {
  const intl = useIntl();
  const queries = useQueryClient();
  const { updated_at } = times;
  const save = async (values: WorkingHours, base: State | undefined) => {
    const working_hours = { ...values, days: values.days.toSorted((a, b) => a - b) };
    try {
      await updateCustomer({ working_hours }, base && ifMatch(base));
    } catch (error) {
      for (const one of problemOf(error)?.errors ?? []) one.path = one.path.replace('working_hours.', '');
      throw error;
    }
    void queries.invalidateQueries({ queryKey: getListHolidaysQueryKey() });
    await queries.invalidateQueries({ queryKey: getListClosingTimesQueryKey() });
  };
  return (
    <FormDialog<WorkingHours, State>
      onClose={onClose}
      title={intl.formatMessage(messages.changeHours)}
      submitLabel={intl.formatMessage(messages.saveHours)}
      initialValues={times.working_hours}
      schema={schema}
      save={save}
      editing={
        updated_at === undefined
          ? undefined
          : { record: { ...times, updated_at }, toValues: (state) => state.working_hours, fields: compared }
      }
      savedText={intl.formatMessage(messages.hoursSaved)}
    >
      <Days />
      <Flex gap="4">
        <TimeField name="from" label={intl.formatMessage(messages.from)} />
        <TimeField name="to" label={intl.formatMessage(messages.to)} />
      </Flex>
      <HolidayRegionFields />
      <NumberField
        name="due"
        digits={1}
        label={intl.formatMessage(messages.due)}
        help={intl.formatMessage(messages.dueHelp)}
      />
    </FormDialog>
  );
}

function DayNames({ days }: { days: readonly number[] }) {
  return dayNames(useIntl(), days);
}

function Days() {
  const intl = useIntl();
  const { value, error, setValue } = useFormField<number[]>('days');
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
      <Problem textStyle="sm">{error}</Problem>
    </Fieldset.Root>
  );
}
