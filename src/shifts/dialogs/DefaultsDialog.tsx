import { Box, Checkbox, Flex, Grid, Text } from '@chakra-ui/react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { object } from 'yup';
import { useMe } from '@/auth/useSession';
import { SelectField, TimeField } from '@/form/fields';
import { FormDialog } from '@/form/FormDialog';
import { useFormField } from '@/form/useFormField';
import { weekDayMessages } from '@/i18n/domain';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { shiftMessages, toastMessages } from '../messages';
import { WEEK } from '../schedule/days';
import type { Schedule } from '../schedule/schedule';
import type { Resource } from '../model/blocks';
import type { Actions } from '../planner/useActions';
import type { Kind } from '../search';
import { dayRule, defaultsFrom, defaultsOf, type WeekValues } from './values';
import { dialogMessages as messages } from './messages';
import { useMaterialOptions } from '../labels';

interface Props {
  kind: Kind;
  resource: Resource;
  schedule: Schedule | undefined;
  actions: Actions;
  onClose: () => void;
}

const schema = object(Object.fromEntries(WEEK.map((day) => [day, dayRule()])));

/** The default schedule: the template of all coming days without shifts of their own. */
export function DefaultsDialog({ kind, resource, schedule, actions, onClose }: Props) {
  const { formatMessage } = useIntl();
  return (
    <FormDialog<WeekValues, { updated_at: string }>
      onClose={onClose}
      title={formatMessage(messages.defaultsTitle, { who: resource.label })}
      submitLabel={formatMessage(messages.defaultsSubmit)}
      initialValues={defaultsOf(schedule)}
      schema={schema}
      save={(values) => actions.setDefaults(resource.key, defaultsFrom(values))}
      savedText={formatMessage(toastMessages.addDone)}
      size={kind === 'trucks' ? 'xl' : 'md'}
    >
      <Text textStyle="secondary">{formatMessage(messages.defaultsHelp)}</Text>
      {WEEK.map((day) => (
        <DayRow key={day} day={day} kind={kind} />
      ))}
    </FormDialog>
  );
}

function DayRow({ day, kind }: { day: (typeof WEEK)[number]; kind: Kind }) {
  const { formatMessage } = useIntl();
  const areas = useMe().disposition_areas;
  const materials = useMaterialOptions();
  const on = useFormField<boolean>(`${day}.on`);
  const name = formatMessage(weekDayMessages[day]);
  const label = (message: MessageDescriptor) => hidden(formatMessage(message, { day: name }));
  return (
    <Grid
      templateColumns={{ base: '1fr', sm: kind === 'trucks' ? '8rem 1fr 1.6fr' : '8rem 1fr' }}
      gap="3"
      alignItems="start"
      minH="9"
    >
      <Checkbox.Root checked={on.value} onCheckedChange={({ checked }) => on.setValue(checked === true)} mt="2">
        <Checkbox.HiddenInput aria-label={formatMessage(messages.works, { day: name })} />
        <Checkbox.Control>
          <Checkbox.Indicator />
        </Checkbox.Control>
        <Checkbox.Label>{name}</Checkbox.Label>
      </Checkbox.Root>
      {on.value ? (
        <Flex gap="2">
          <TimeField name={`${day}.start_time`} label={label(messages.startOn)} />
          <TimeField name={`${day}.end_time`} label={label(messages.endOn)} />
        </Flex>
      ) : (
        <Box />
      )}
      {on.value && kind === 'trucks' ? (
        <Flex gap="2">
          <SelectField
            name={`${day}.disposition_area_id`}
            label={label(messages.areaOn)}
            none={formatMessage(shiftMessages.noArea)}
            options={areas.map((area) => ({ value: area.id, label: area.name }))}
          />
          <SelectField
            name={`${day}.material_type_id`}
            label={label(messages.materialOn)}
            none={formatMessage(shiftMessages.noMaterial)}
            options={materials}
          />
        </Flex>
      ) : null}
    </Grid>
  );
}

/** The day is visible in the row; screen readers need it with each field. */
const hidden = (text: string) => <VisuallyHidden>{text}</VisuallyHidden>;
