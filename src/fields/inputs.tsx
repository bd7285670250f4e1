import { Flex } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useMe } from '@/auth/useSession';
import type { FieldProps } from '@/form/FieldFrame';
import { DateField, SelectField, SwitchField, TextField, TimeField } from '@/form/fields';
import { NumberField } from '@/form/NumberField';
import { MaterialCode } from '@/api/generated/dashboard.schemas';
import { useFormField } from '@/form/useFormField';
import { GlassSwatch } from '@/ui/GlassSwatch';
import { Radios } from '@/ui/Radios';
import type { FieldKind, Fields } from './field';
import { useAreaOptions } from './kinds';
import { editable, type Editable } from './values';

type InputProps = FieldProps & { label: string; field: Editable };

function NumberInput({ field, ...props }: InputProps) {
  return <NumberField {...props} digits={field.edit.digits} />;
}

function ChoiceInput({ field, ...props }: InputProps) {
  const intl = useIntl();
  const { values } = useFormikContext();
  const { none, useOptions = () => [] } = field;
  return <SelectField {...props} options={useOptions(values as never)} none={none && intl.formatMessage(none)} />;
}

function AreaInput({ field: { none }, ...props }: InputProps) {
  const intl = useIntl();
  // What has no area is not seen by those who are limited to some, and not theirs to make.
  const mayBeNone = !useMe().limited_to_areas;
  return (
    <SelectField
      {...props}
      options={useAreaOptions()}
      none={none && mayBeNone ? intl.formatMessage(none) : undefined}
    />
  );
}

/** A list has an input of its own. */
const INPUTS: Record<Exclude<FieldKind, 'list'>, ComponentType<InputProps>> = {
  key: TextField,
  text: TextField,
  number: NumberInput,
  level: NumberInput,
  flag: SwitchField,
  choice: ChoiceInput,
  area: AreaInput,
  material: MaterialInput,
  date: DateField,
  time: TimeField,
};

function Input({ name, field, isNew }: { name: string; field: Editable; isNew: boolean }) {
  const intl = useIntl();
  const { edit, kind, label } = field;
  const fixed = isNew ? undefined : edit.fixed;
  const help = fixed ?? edit.help;
  const props = {
    name,
    label: intl.formatMessage(label),
    help: help && intl.formatMessage(help),
    optional: edit.optional,
    disabled: fixed !== undefined,
  };
  const Own = edit.input;
  if (Own) return <Own {...props} />;
  if (kind === 'list') throw new Error(`The list ${name} needs an input.`);
  const OfKind = INPUTS[kind];
  return <OfKind {...props} field={field} />;
}

/** The inputs of a record's fields, for create and edit alike. */
export function FieldInputs({ fields, isNew }: { fields: Fields; isNew: boolean }) {
  const shown = editable(fields).filter(([, { edit }]) => edit.input !== null);
  const lines = shown.reduce<(typeof shown)[]>((all, entry) => {
    if (entry[1].edit.beside) all.at(-1)?.push(entry);
    else all.push([entry]);
    return all;
  }, []);
  return lines.map((line) => {
    const inputs = line.map(([name, field]) => <Input key={name} name={name} field={field} isNew={isNew} />);
    return inputs.length === 1 ? (
      inputs
    ) : (
      <Flex key={line[0]?.[0]} gap="3" direction={{ base: 'column', sm: 'row' }}>
        {inputs}
      </Flex>
    );
  });
}

const OPTIONS = Object.values(MaterialCode).map((value) => ({
  value,
  label: <GlassSwatch code={value} text="short" />,
}));

/** The six materials, each with its swatch. */
function MaterialInput({ name, label }: Pick<FieldProps, 'name' | 'label'>) {
  const { value, error, setValue, onBlur } = useFormField<MaterialCode>(name);
  return (
    <Radios
      {...{ label, value, error, onBlur }}
      options={OPTIONS}
      onChange={setValue}
      layout={{ display: 'flex', gap: '2', flexWrap: 'wrap' }}
    />
  );
}
