import { Grid, Text } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useAreaChoices, useMe } from '@/auth/useSession';
import { DateField, SelectField, SwitchField, TimeField } from '@/form/fields';
import { FormDialog } from '@/form/FormDialog';
import { isDay } from '@/i18n/isDay';
import { toast } from '@/ui/toast';
import { shiftMessages, stepMessages, toastMessages } from '../messages';
import { useCalendar } from '../grid/context';
import { type Block, blockById, blockId, blocksOf, type Resource, sameShifts, type Times } from '../model/blocks';
import type { Actions } from '../planner/useActions';
import { overlaps, type Plan } from '../schedule/schedule';
import type { Kind } from '../search';
import { dialogMessages as messages } from './messages';
import { entryOf, isAlone, newValues, rebased, shiftSchema, valuesOf, type ShiftValues } from './values';
import { describe, useMaterialOptions } from '../labels';

export type ShiftTask = { block: Block } | { key: string; day: string; times?: Times | undefined };

interface Props {
  kind: Kind;
  task: ShiftTask;
  plan: Plan;
  resources: ReadonlyMap<string, Resource>;
  actions: Actions;
  onClose: () => void;
}

/** In the view of a day another start is another shift, and an absence has no button. */
function inDay({ key, entry }: Pick<Block, 'key' | 'entry'>): HTMLElement | null {
  const slot = document.querySelector<HTMLElement>(`[data-slot="${CSS.escape(blockId({ key, entry }))}"] button`);
  return slot ?? (document.querySelector('[data-row*="@"]') && document.getElementById('main'));
}

/** Creates or edits one shift, an absence, or overwrites a day. */
export function ShiftDialog({ kind, task, plan, resources, actions, onClose }: Props) {
  const { formatMessage } = useIntl();
  const { today } = useCalendar();
  const block = 'block' in task ? task.block : undefined;
  const saved = useRef<Pick<Block, 'key' | 'entry'>>(undefined);
  const save = (values: ShiftValues) => {
    const entry = entryOf(values);
    saved.current = { key: values.key, entry };
    const alone = isAlone(values);
    if (!block) return actions.create(values.key, entry, alone);
    const now = blockById(plan, blockId(block), today);
    if (now) return actions.edit(now, values.key, rebased(block.entry, now.entry, entry), alone);
    const step = formatMessage(stepMessages.edit);
    toast(formatMessage(toastMessages.changedSince, { step }), { variant: 'warning' });
    return Promise.resolve(false);
  };
  return (
    <FormDialog<ShiftValues, { updated_at: string }>
      onClose={onClose}
      title={formatMessage(block ? messages.editTitle : messages.createTitle)}
      submitLabel={formatMessage(block ? messages.editSubmit : messages.createSubmit)}
      initialValues={
        'block' in task ? valuesOf(task.block.key, task.block.entry) : newValues(task.key, task.day, task.times)
      }
      schema={shiftSchema}
      save={save}
      savedText={formatMessage(block ? toastMessages.changeDone : toastMessages.addDone)}
      fallbackFocus={() => (saved.current ? inDay(saved.current) : null)}
    >
      <Fields {...{ kind, resources }} />
      <Meanwhile {...{ plan, block }} />
    </FormDialog>
  );
}

function Fields({ kind, resources }: Pick<Props, 'kind' | 'resources'>) {
  const { formatMessage } = useIntl();
  const { account } = useMe();
  const choices = useAreaChoices();
  const { absent, partial } = useFormikContext<ShiftValues>().values;
  const materials = useMaterialOptions();
  const trucks = kind === 'trucks';
  return (
    <>
      <SelectField
        name="key"
        label={formatMessage(trucks ? shiftMessages.truck : shiftMessages.driver)}
        options={[...resources.values()].map(({ key, label, detail }) => ({
          value: key,
          label: `${label} · ${detail}`,
        }))}
      />
      <DateField name="work_date" label={formatMessage(messages.date)} />
      <SwitchField
        name="absent"
        label={formatMessage(messages.absent)}
        help={partial ? undefined : formatMessage(messages.absentHelp)}
      />
      {absent && !partial ? null : (
        <Grid templateColumns="1fr 1fr" gap="3">
          <TimeField name="start_time" label={formatMessage(messages.start)} />
          <TimeField name="end_time" label={formatMessage(messages.end)} />
        </Grid>
      )}
      {absent ? null : (
        <>
          {trucks ? (
            <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="3">
              <SelectField
                name="disposition_area_id"
                label={formatMessage(shiftMessages.area)}
                none={formatMessage(shiftMessages.noArea)}
                options={choices.map(({ id, name }) => ({ value: id, label: name }))}
              />
              <SelectField
                name="material_type_id"
                label={formatMessage(shiftMessages.material)}
                none={formatMessage(shiftMessages.noMaterial)}
                options={materials}
              />
            </Grid>
          ) : null}
          <SwitchField name="alone" label={formatMessage(messages.alone)} help={formatMessage(messages.aloneHelp)} />
        </>
      )}
      <Text textStyle="secondary">{formatMessage(messages.zone, { zone: account.time_zone })}</Text>
    </>
  );
}

/**
 * What has become of the shift since the form was opened; and the shifts that saving replaces: of the same start, a default at the same time, or those
 * of the whole day.
 */
function Meanwhile({ plan, block }: { plan: Plan; block: Block | undefined }) {
  const intl = useIntl();
  const { today, areaName } = useCalendar();
  const { values, isSubmitting } = useFormikContext<ShiftValues>();
  const { key, work_date, start_time, end_time } = values;
  // The calendar shows a change while it is saved: the shift does not replace itself.
  const [before, setBefore] = useState(plan);
  if (!isSubmitting && before !== plan) setBefore(plan);
  const day = isDay(work_date) ? blocksOf(before.get(key), work_date, today) : [];
  const gives = ({ origin, entry }: Block) => origin === 'default' && overlaps(entry, { start_time, end_time });
  const replaced = day
    .filter((other) => isAlone(values) || other.entry.start_time === start_time || gives(other))
    .filter((other) => !block || blockId(other) !== blockId(block));
  const now = block && blockById(before, blockId(block), today);
  const shifts = replaced.map(({ entry }) => describe(intl, entry, areaName)).join('; ');
  const texts = [
    block && !now && intl.formatMessage(messages.goneSince),
    now && !sameShifts([block.entry], [now.entry])
      ? intl.formatMessage(messages.changedSince, { shift: describe(intl, now.entry, areaName) })
      : '',
    shifts && intl.formatMessage(messages.replacesShifts, { shifts }),
  ].filter(Boolean);
  return texts.length === 0 ? null : (
    <Text role="status" color="warning.fg">
      {texts.join(' ')}
    </Text>
  );
}
