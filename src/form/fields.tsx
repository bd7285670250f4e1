import { Field, Input, Switch } from '@chakra-ui/react';
import type { HTMLInputTypeAttribute } from 'react';
import { useIntl } from 'react-intl';
import { DateInput, TimeInput } from '@/ui/dateInputs';
import { Select } from '@/ui/Select';
import { FieldFrame, type FieldProps } from './FieldFrame';
import { formMessages } from './messages';
import { useFormField } from './useFormField';

interface TextFieldProps extends FieldProps {
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
}

export function TextField({ name, type = 'text', autoComplete = 'off', ...frame }: TextFieldProps) {
  const { value, error, setValue, onBlur } = useFormField<string>(name);
  return (
    <FieldFrame {...frame} error={error}>
      <Input
        name={name}
        type={type}
        autoComplete={autoComplete}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        onBlur={onBlur}
      />
    </FieldFrame>
  );
}

interface DateFieldProps extends FieldProps {
  min?: string;
  max?: string;
}

/** A day, `YYYY-MM-DD`; what cannot be read as one is left to the field's rule (`dateRule`). */
export function DateField({ name, min, max, ...frame }: DateFieldProps) {
  const { value, error, finish, onBlur } = useFormField<string>(name);
  return (
    <FieldFrame {...frame} error={error}>
      <DateInput {...{ name, value, min, max, onBlur }} clearable={frame.optional} onChange={finish} />
    </FieldFrame>
  );
}

/** A time of day, `HH:mm`; what cannot be read as one is left to the field's rule (`timeRule`). */
export function TimeField({ name, ...frame }: FieldProps) {
  const { value, error, finish, onBlur } = useFormField<string>(name);
  return (
    <FieldFrame {...frame} error={error}>
      <TimeInput {...{ name, value, onBlur }} onChange={finish} />
    </FieldFrame>
  );
}

interface SelectFieldProps<T extends string | number> extends FieldProps {
  options: readonly { value: T; label: string }[];
  /** Wording of "nothing"; with it the value may be null. */
  none?: string;
}

/** A choice of few. The value keeps the type that the options have. */
export function SelectField<T extends string | number>({ name, options, none, ...frame }: SelectFieldProps<T>) {
  const intl = useIntl();
  const { value, error, setValue, onBlur } = useFormField<T | null | ''>(name);
  const isGone = value && options.length > 0 && options.every((option) => option.value !== value);
  return (
    <FieldFrame {...frame} error={error}>
      <Select
        {...{ name, onBlur }}
        // One that can be chosen no more, such as an area that was archived meanwhile: the browser would show the first as chosen.
        options={isGone ? [{ value, label: intl.formatMessage(formMessages.choose) }, ...options] : options}
        value={value || undefined}
        none={none ?? (value ? undefined : intl.formatMessage(formMessages.choose))}
        onChange={(chosen) => setValue(chosen ?? (none === undefined ? '' : null))}
      />
    </FieldFrame>
  );
}

export function SwitchField({ name, label, help, disabled }: FieldProps) {
  const { value, error, setValue } = useFormField<boolean>(name);
  return (
    <Field.Root invalid={Boolean(error)} disabled={disabled}>
      <Switch.Root checked={value} disabled={disabled} onCheckedChange={({ checked }) => setValue(checked)}>
        <Switch.HiddenInput name={name} />
        <Switch.Control />
        <Switch.Label>{label}</Switch.Label>
      </Switch.Root>
      {help ? <Field.HelperText>{help}</Field.HelperText> : null}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
