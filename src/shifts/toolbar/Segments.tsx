import { SegmentGroup } from '@chakra-ui/react';

interface Props<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** A choice of few that are all worth seeing. */
export function Segments<T extends string>({ label, value, options, onChange }: Props<T>) {
  return (
    <SegmentGroup.Root value={value} aria-label={label} onValueChange={(event) => onChange(event.value as T)}>
      <SegmentGroup.Indicator />
      {options.map((option) => (
        <SegmentGroup.Item key={option.value} value={option.value}>
          <SegmentGroup.ItemText>{option.label}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}
