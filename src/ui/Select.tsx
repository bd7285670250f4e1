import { NativeSelect, type NativeSelectRootProps } from '@chakra-ui/react';

interface SelectProps<T extends string | number> extends Pick<
  NativeSelectRootProps,
  'size' | 'w' | 'flex' | 'disabled'
> {
  /** The name, where no label is beside it. */
  label?: string;
  /** The name of the form's field. */
  name?: string;
  value: T | undefined;
  options: readonly { value: T; label: string }[];
  /** Nothing chosen is allowed, and shown like this. */
  none?: string;
  onChange: (value: T | undefined) => void;
  onBlur?: () => void;
}

/** One of many, by the browser's own list. In forms: `SelectField`. */
export function Select<T extends string | number>(props: SelectProps<T>) {
  const { label, name, value, options, none, onChange, onBlur, ...root } = props;
  return (
    <NativeSelect.Root {...root}>
      <NativeSelect.Field
        aria-label={label}
        name={name}
        onBlur={onBlur}
        value={value ?? ''}
        onChange={(event) => onChange(options.find((option) => String(option.value) === event.target.value)?.value)}
      >
        {none ? <option value="">{none}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
