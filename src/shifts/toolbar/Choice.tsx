import { NativeSelect } from '@chakra-ui/react';

interface Props<T extends string | number> {
  /** Names the choice; shown as its first entry where nothing is chosen. */
  label: string;
  value: T | undefined;
  options: readonly { value: T; label: string }[];
  /** Nothing chosen is allowed. */
  none?: boolean;
  onChange: (value: T | undefined) => void;
  width?: string;
}

/** A small select of the toolbar. */
export function Choice<T extends string | number>({ label, value, options, none, onChange, width }: Props<T>) {
  return (
    <NativeSelect.Root size="sm" w={width ?? 'auto'}>
      <NativeSelect.Field
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => onChange(options.find((option) => String(option.value) === event.target.value)?.value)}
      >
        {none ? <option value="">{label}</option> : null}
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
