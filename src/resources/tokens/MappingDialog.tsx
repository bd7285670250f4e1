import { Box, Button, Flex, SimpleGrid, Text, Textarea } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { useRef, useState, type FocusEvent, type MouseEvent } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import {
  LevelUnit,
  type MachineToken,
  type MappedReading,
  type VendorPayload,
} from '@/api/generated/dashboard.schemas';
import { setTokenMapping, useTryMapping } from '@/api/generated/tokens/tokens';
import { apiBase } from '@/api/config';
import { SelectField, TextField } from '@/form/fields';
import { FieldFrame, type FieldProps } from '@/form/FieldFrame';
import { FormDialog } from '@/form/FormDialog';
import { NumberField } from '@/form/NumberField';
import { ifMatch, problemOf } from '@/form/problem';
import { refusalsOf } from '@/form/save';
import { useFormField, type FormStatus } from '@/form/useFormField';
import { formatDateTime } from '@/i18n/dates';
import { formatPercent } from '@/i18n/format';
import { example, isDistance, mappingSchema, toMapping, toValues, type MappingValues } from './mapping';
import { mappingLabels as label, mappingMessages as messages, unitMessages } from './mappingMessages';

const fields = ['rows', 'device', 'level', 'recorded_at', 'key', 'unit', 'offset', 'height', 'devices'] as const;
const compared = fields.map((name) => ({ name, label: label[name], show: (value: unknown) => String(value ?? '–') }));

/** Paths of a refusal as the form names its fields: `mapping.devices.3.device` is about the devices. */
function atFields(error: unknown): unknown {
  for (const one of problemOf(error)?.errors ?? [])
    one.path = one.path.replace(/^(body\.)?mapping\.(\w+).*$/u, '$2').replace(/^body\./u, '');
  return error;
}

/** What a vendor's payloads mean that are sent with a token, tried out on one of them. */
export function MappingDialog({
  token,
  onClose,
  onSaved,
}: {
  token: MachineToken;
  onClose: () => void;
  onSaved: (token: MachineToken) => void;
}) {
  const intl = useIntl();
  const queries = useQueryClient();
  const save = async (values: MappingValues, base: MachineToken = token) => {
    try {
      const saved = await setTokenMapping(token.id, { mapping: toMapping(values) }, ifMatch(base));
      onSaved(saved.token);
    } catch (error) {
      throw atFields(error);
    }
    await queries.invalidateQueries({ queryKey: ['tokens'] });
  };
  return (
    <FormDialog<MappingValues, MachineToken>
      onClose={onClose}
      size="2xl"
      title={intl.formatMessage(messages.title, { name: token.name })}
      submitLabel={intl.formatMessage(messages.save)}
      initialValues={toValues(token)}
      schema={mappingSchema}
      save={save}
      editing={{ record: token, toValues, fields: compared }}
      savedText={intl.formatMessage(messages.saved)}
    >
      <Text>
        {intl.formatMessage(messages.intro, {
          address: new URL(`${apiBase()}/webhooks/levels/`, window.location.href).href,
        })}
      </Text>
      <Fields />
      <Trial />
    </FormDialog>
  );
}

function Fields() {
  const intl = useIntl();
  const { value: unit } = useFormField<LevelUnit>('unit');
  const text = (message: MessageDescriptor) => intl.formatMessage(message);
  return (
    <>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3.5">
        <TextField name="device" label={text(label.device)} />
        <TextField name="level" label={text(label.level)} />
        <SelectField
          name="unit"
          label={text(label.unit)}
          options={Object.values(LevelUnit).map((value) => ({ value, label: text(unitMessages[value]) }))}
        />
        <NumberField name="offset" digits={3} optional label={text(isDistance(unit) ? label.full : label.offset)} />
        {isDistance(unit) ? <NumberField name="height" digits={3} label={text(label.height)} /> : null}
        <TextField name="recorded_at" optional label={text(label.recorded_at)} help={text(messages.timeHelp)} />
        <TextField name="key" optional label={text(label.key)} help={text(messages.keyHelp)} />
        <TextField name="rows" optional label={text(label.rows)} help={text(messages.rowsHelp)} />
      </SimpleGrid>
      <LinesField name="devices" optional label={text(label.devices)} help={text(messages.devicesHelp)} />
    </>
  );
}

/** The browser brings the line with the caret into view, and not the field. */
const whole = {
  onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => currentTarget.scrollIntoView({ block: 'nearest' }),
};

function LinesField({ name, ...frame }: FieldProps) {
  const { value, error, setValue, onBlur } = useFormField<string>(name);
  return (
    <FieldFrame {...frame} error={error}>
      <Textarea
        {...{ name, value, onBlur }}
        {...whole}
        rows={4}
        dir="ltr"
        onChange={(event) => setValue(event.target.value)}
      />
    </FieldFrame>
  );
}

/** The field that was being filled in keeps the focus: what is said of it when it is left would move the button away under the mouse. */
const press = { onMouseDown: (event: MouseEvent) => event.preventDefault() };

/** Readings of a trial that are shown. */
const most = 100;

/** A payload that is pasted, and what it means by what the form holds; what is wrong is shown at its field, too. */
function Trial() {
  const intl = useIntl();
  const { values, setStatus, setValues, setFieldValue, validateForm, setTouched } = useFormikContext<MappingValues>();
  const { mutateAsync, isPending } = useTryMapping();
  const part = useRef<HTMLDivElement>(null);
  const [wrong, setWrong] = useState<string>();
  const [tried, setTried] = useState<{ values: MappingValues; readings: MappedReading[] }>();
  // What was tried out says nothing of what has been changed since.
  const readings = tried?.values === values ? tried.readings : undefined;

  const tryOut = async () => {
    setTried(undefined);
    setWrong(undefined);
    setStatus({});
    const faults = await validateForm();
    if (Object.keys(faults).length > 0) {
      void setTouched(Object.fromEntries(Object.keys(faults).map((name) => [name, true])), false);
      // The first wrong field may be out of sight.
      const inputs = [...(part.current?.closest('form')?.elements ?? [])] as HTMLInputElement[];
      return inputs.find(({ name }) => name in faults)?.focus();
    }
    const parsed = parse(values.payload);
    if (!parsed) return setWrong(intl.formatMessage(messages.noJson));
    try {
      const { readings: told } = await mutateAsync({
        data: { mapping: toMapping({ ...values, ...mappingSchema.cast(values) }), payload: parsed },
      });
      const refusals: NonNullable<FormStatus['refusals']> = {};
      for (const { path, message } of told.flatMap(({ errors }) => errors))
        refusals[path] ??= { text: message, value: values[path as keyof MappingValues] };
      setStatus({ refusals });
      // What is wrong first: of many, not all are shown.
      const wrongFirst = told.toSorted((a, b) => Number(b.errors.length > 0) - Number(a.errors.length > 0));
      setTried({ values, readings: wrongFirst });
    } catch (error) {
      setStatus(refusalsOf(atFields(error), values, fields, intl));
    }
  };

  const fill = () => {
    void setValues({ ...values, ...example.values, payload: JSON.stringify(example.payload, null, 2) });
  };

  return (
    <Box ref={part} as="section" aria-label={intl.formatMessage(messages.try)}>
      <FieldFrame label={intl.formatMessage(label.payload)} error={wrong}>
        <Textarea
          {...whole}
          rows={6}
          dir="ltr"
          value={values.payload}
          onChange={(event) => void setFieldValue('payload', event.target.value, false)}
        />
      </FieldFrame>
      <Flex gap="2" wrap="wrap" mt="2">
        <Button {...press} variant="outline" aria-busy={isPending} onClick={() => isPending || void tryOut()}>
          {intl.formatMessage(messages.try)}
        </Button>
        <Button {...press} variant="ghost" onClick={fill}>
          {intl.formatMessage(messages.example)}
        </Button>
      </Flex>
      <Box role="status" aria-label={intl.formatMessage(messages.trial)} mt="2">
        {readings?.length === 0 ? intl.formatMessage(messages.nothing) : null}
        {readings?.slice(0, most).map((reading) => (
          <Reading key={JSON.stringify(reading)} reading={reading} />
        ))}
        {readings && readings.length > most ? (
          <Text mt="1">{intl.formatMessage(messages.more, { n: readings.length - most })}</Text>
        ) : null}
      </Box>
    </Box>
  );
}

function Reading({ reading: { device, container_id, level, recorded_at, errors } }: { reading: MappedReading }) {
  const intl = useIntl();
  return (
    <Box mt="1">
      <Text overflowWrap="anywhere">
        {intl.formatMessage(messages.reading, {
          device: device ?? '–',
          container: container_id ?? '–',
          level: level === null ? '–' : formatPercent(intl, level),
          time: recorded_at === null ? '–' : formatDateTime(intl, recorded_at),
        })}
      </Text>
      {errors.map(({ path, message }) => (
        <Text key={path} color="danger.fg">
          {message}
        </Text>
      ))}
    </Box>
  );
}

/** A payload that is typed; undefined when it is no object or list. */
function parse(text: string): VendorPayload | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as VendorPayload) : undefined;
  } catch {
    return undefined;
  }
}
