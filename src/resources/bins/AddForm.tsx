import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { FieldArray, useFormikContext } from 'formik';
import { Check, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { array, object } from 'yup';
import { MaterialCode, type BinInput } from '@/api/generated/dashboard.schemas';
import { newValues } from '@/fields/values';
import { SelectField, TextField } from '@/form/fields';
import { FormDialog } from '@/form/FormDialog';
import { formMessages } from '@/form/messages';
import { problemOf } from '@/form/problem';
import { keyRule, requiredText, say } from '@/form/rules';
import { errorsBelow } from '@/form/save';
import { useSave } from '@/table/useSave';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { bins } from './commands';
import { binFields, useConstructions } from './fields';
import { binLabels as label, addMessages as messages } from './messages';

type Row = Pick<BinInput, 'container_id' | 'material_type'>;
interface Values {
  construction_type: string;
  containers: (Row & { id: string })[];
}

/** Where the new containers stand, and the keys of those that stand there already. */
export interface AddTo {
  locationId: string;
  present: readonly Row[];
}

const MOST = 20;
const LETTERS: Partial<Record<MaterialCode, string>> = { '11': 'W', '12': 'G', '13': 'B' };

/** Rows have no name that stays: keys are typed. */
let rows = 0;

/** The next free key as containers of a location are usually named: 07/12-W1; M is a combination. */
function proposed({ locationId }: AddTo, material_type: MaterialCode, taken: readonly Row[]) {
  const begin = `${locationId}-${LETTERS[material_type] ?? 'M'}`;
  const free = (number: number) => taken.every(({ container_id }) => container_id !== `${begin}${number}`);
  const number = Array.from({ length: taken.length + 1 }, (_, index) => index + 1).find(free);
  return { id: `row${(rows += 1)}`, container_id: `${begin}${number}`, material_type };
}

const schema = object({
  construction_type: requiredText(40),
  containers: array(object({ container_id: keyRule() }))
    .min(1, say(messages.none))
    .test('twice', (rows = [], { createError }) => {
      const index = rows.findIndex(
        (row, at) => rows.findIndex(({ container_id }) => container_id === row.container_id) < at,
      );
      return index === -1 || createError({ path: `containers.${index}.container_id`, message: say(messages.twice) });
    }),
});

/** The construction of those that were added last: a city has few. */
let lastConstruction = '';

/** Adds several containers to a location. Those that were saved stay saved when another is refused. */
export function AddForm({ onClose, ...to }: AddTo & { onClose: () => void }) {
  const intl = useIntl();
  const { create, settle } = useSave(bins);
  const [saved, setSaved] = useState<readonly string[]>([]);
  const [initial] = useState<Values>(() => {
    const missing = (['11', '12', '13'] as const).filter((one) =>
      to.present.every(({ material_type }) => material_type !== one),
    );
    return {
      construction_type: lastConstruction,
      containers: missing.map((material) => proposed(to, material, to.present)),
    };
  });

  const save = async ({ construction_type, containers }: Values) => {
    const done = [...saved];
    let failed: unknown;
    for (const [index, { id: _id, ...row }] of containers.entries()) {
      if (done.includes(row.container_id)) continue;
      const input = { ...newValues(binFields, { location_id: to.locationId, construction_type }), ...row };
      try {
        await create(input as unknown as BinInput);
        done.push(row.container_id);
        setSaved([...done]);
      } catch (error) {
        const refused = errorsBelow(error, `containers.${index}`, ['container_id', 'material_type']);
        if (failed && refused) problemOf(failed)?.errors?.push(...refused);
        else failed = error;
        if (!refused) break;
      }
    }
    if (done.length > saved.length) settle();
    lastConstruction = construction_type;
    if (failed) throw failed;
  };

  return (
    <FormDialog<Values, never>
      onClose={onClose}
      title={intl.formatMessage(messages.title, { location: to.locationId })}
      submitLabel={intl.formatMessage(messages.submit)}
      initialValues={initial}
      schema={schema}
      save={save}
      savedText={intl.formatMessage(formMessages.added)}
      failedText={intl.formatMessage(formMessages.addFailed)}
    >
      <Rows to={to} saved={saved} />
    </FormDialog>
  );
}

function Rows({ to, saved }: { to: AddTo; saved: readonly string[] }) {
  const intl = useIntl();
  const { values, errors, submitCount } = useFormikContext<Values>();
  const { containers } = values;
  return (
    <>
      <SelectField
        name="construction_type"
        label={intl.formatMessage(label.construction_type)}
        options={useConstructions()}
      />
      <FieldArray name="containers">
        {({ push, remove }) => (
          <Box as="fieldset" minW="0">
            <Text as="legend" textStyle="sm" fontWeight="medium" mb="2">
              {intl.formatMessage(messages.containers)}
            </Text>
            {containers.map(({ id, container_id, material_type }, index) => (
              <Flex key={id} gap="3" mb="3" align="center">
                <Box flex="1">
                  <TextField
                    name={`containers.${index}.container_id`}
                    label={<GlassSwatch code={material_type} />}
                    disabled={saved.includes(container_id)}
                  />
                </Box>
                {saved.includes(container_id) ? (
                  <Flex align="center" gap="1" alignSelf="flex-end" h="10">
                    <Check aria-hidden size="16" />
                    {intl.formatMessage(messages.saved)}
                  </Flex>
                ) : (
                  <IconButton
                    variant="ghost"
                    alignSelf="flex-end"
                    aria-label={intl.formatMessage(messages.remove, { name: container_id })}
                    onClick={() => remove(index)}
                  >
                    <X aria-hidden />
                  </IconButton>
                )}
              </Flex>
            ))}
            {submitCount > 0 && containers.length === 0 && errors.containers ? (
              <Text role="alert" color="error" mb="2">
                {intl.formatMessage(messages.none)}
              </Text>
            ) : null}
            <Flex wrap="wrap" gap="2" role="group" aria-label={intl.formatMessage(messages.more)}>
              {Object.values(MaterialCode).map((material) => (
                <Button
                  key={material}
                  size="sm"
                  variant="outline"
                  disabled={containers.length >= MOST}
                  onClick={() => push(proposed(to, material, [...to.present, ...containers]))}
                >
                  <Plus aria-hidden />
                  <GlassSwatch code={material} text="short" />
                </Button>
              ))}
            </Flex>
          </Box>
        )}
      </FieldArray>
      <Text role="status" textStyle="sm" color="muted" minH="5">
        {saved.length > 0
          ? intl.formatMessage(messages.progress, { done: saved.length, all: containers.length })
          : null}
      </Text>
    </>
  );
}
