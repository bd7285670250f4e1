import { Box, Checkbox, Field, Grid, Text, VisuallyHidden } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { object } from 'yup';
import { useAreaChoices } from '@/auth/useSession';
import { SelectField, TimeField } from '@/form/fields';
import { FormDialog } from '@/form/FormDialog';
import { useFormField } from '@/form/useFormField';
import { weekDayMessages } from '@/i18n/domain';
import { Select } from '@/ui/Select';
import { shiftMessages, toastMessages } from '../messages';
import { WEEK } from '../schedule/days';
import type { Plan, Schedule } from '../schedule/schedule';
import type { Resource } from '../model/blocks';
import { weekChange } from '../model/writes';
import type { Actions } from '../planner/useActions';
import type { Kind } from '../search';
import { dayRule, defaultsFrom, defaultsOf, type WeekValues } from './values';
import { dialogMessages as messages } from './messages';
import { useMaterialOptions } from '../labels';

interface Props {
  kind: Kind;
  /** The one edited first, and all that can be chosen. */
  first: Resource;
  rows: readonly Resource[];
  plan: Plan;
  actions: Actions;
  onClose: () => void;
}

const heads = [messages.start, messages.end, shiftMessages.area, shiftMessages.material];
const schema = object(Object.fromEntries(WEEK.map((day) => [day, dayRule()])));

/** The default schedule: the template of all coming days without shifts of their own. */
export function DefaultsDialog({ kind, first, rows, plan, actions, onClose }: Props) {
  const { formatMessage } = useIntl();
  const [{ of: resource, was }, setEdited] = useState({ of: first, was: plan.get(first.key) });
  return (
    <FormDialog<WeekValues, { updated_at: string }>
      onClose={onClose}
      title={formatMessage(messages.defaultsTitle, { who: resource.label })}
      submitLabel={formatMessage(messages.defaultsSubmit)}
      initialValues={defaultsOf(was)}
      schema={schema}
      save={(values) => actions.setDefaults(resource.key, weekChange(was?.defaults, defaultsFrom(values)))}
      savedText={formatMessage(toastMessages.changeDone)}
      size={kind === 'trucks' ? '2xl' : 'md'}
    >
      <Text textStyle="secondary">{formatMessage(messages.defaultsHelp)}</Text>
      <Chooser {...{ kind, plan, rows }} of={resource} onChoose={setEdited} />
      <Grid {...columns(kind)} textStyle="label" aria-hidden>
        <Box display={{ base: 'none', md: 'block' }} />
        {heads.slice(0, kind === 'trucks' ? 4 : 2).map((head) => (
          <Text key={head.id}>{formatMessage(head)}</Text>
        ))}
      </Grid>
      {WEEK.map((day) => (
        <DayRow key={day} day={day} kind={kind} />
      ))}
    </FormDialog>
  );
}

/** On phones the weekday is above its fields. */
const columns = (kind: Kind) => ({
  templateColumns: { base: '1fr 1fr', md: kind === 'trucks' ? '8rem 5rem 5rem 1fr 1fr' : '8rem 1fr 1fr' },
  gap: '3',
});

type ChooserProps = Pick<Props, 'kind' | 'plan' | 'rows'> & {
  of: Resource;
  onChoose: (to: { of: Resource; was: Schedule | undefined }) => void;
};

/** Another truck or driver, unless there is unsaved input. */
function Chooser({ kind, plan, rows, of, onChoose }: ChooserProps) {
  const { formatMessage } = useIntl();
  const { dirty, resetForm } = useFormikContext<WeekValues>();
  const choose = (key: string | undefined) => {
    const next = rows.find((row) => row.key === key);
    if (!next) return;
    const was = plan.get(next.key);
    resetForm({ values: defaultsOf(was) });
    onChoose({ of: next, was });
  };
  return (
    <Field.Root disabled={dirty} maxW="20rem">
      <Field.Label textStyle="label">
        {formatMessage(shiftMessages[kind === 'trucks' ? 'truck' : 'driver'])}
      </Field.Label>
      <Select
        value={of.key}
        options={rows.map(({ key, label, detail }) => ({ value: key, label: `${label} · ${detail}` }))}
        onChange={choose}
      />
      {dirty ? <Field.HelperText>{formatMessage(messages.chooseLater)}</Field.HelperText> : null}
    </Field.Root>
  );
}

function DayRow({ day, kind }: { day: (typeof WEEK)[number]; kind: Kind }) {
  const { formatMessage } = useIntl();
  const areas = useAreaChoices();
  const materials = useMaterialOptions();
  const on = useFormField<boolean>(`${day}.on`);
  const name = formatMessage(weekDayMessages[day]);
  const label = (message: MessageDescriptor) => hidden(formatMessage(message, { day: name }));
  return (
    <Grid {...columns(kind)} alignItems="start" minH="9">
      <Checkbox.Root
        checked={on.value}
        onCheckedChange={({ checked }) => on.setValue(checked === true)}
        mt="2"
        gridColumn={{ base: '1 / -1', md: 'auto' }}
      >
        <Checkbox.HiddenInput aria-label={formatMessage(messages.works, { day: name })} />
        <Checkbox.Control>
          <Checkbox.Indicator />
        </Checkbox.Control>
        <Checkbox.Label>{name}</Checkbox.Label>
      </Checkbox.Root>
      {on.value ? (
        <>
          <TimeField name={`${day}.start_time`} label={label(messages.startOn)} />
          <TimeField name={`${day}.end_time`} label={label(messages.endOn)} />
        </>
      ) : null}
      {on.value && kind === 'trucks' ? (
        <>
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
        </>
      ) : null}
    </Grid>
  );
}

/** The day is visible in the row; screen readers need it with each field. */
const hidden = (text: string) => <VisuallyHidden>{text}</VisuallyHidden>;
