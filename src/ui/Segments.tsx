import { SegmentGroup, type SegmentGroupRootProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface SegmentsProps<T extends string> extends Pick<SegmentGroupRootProps, 'hideFrom'> {
  /** Name of the group. */
  label: string;
  value: T;
  options: readonly { value: T; label: string; icon?: ReactNode }[];
  onChange: (value: T) => void;
  size?: 'xs' | 'sm';
}

/** One of a few in a row, all worth seeing: periods, views. */
export function Segments<T extends string>({
  label,
  value,
  options,
  onChange,
  size = 'sm',
  ...root
}: SegmentsProps<T>) {
  return (
    <SegmentGroup.Root
      {...root}
      flexWrap="wrap"
      maxW="100%"
      size={size}
      value={value}
      aria-label={label}
      onValueChange={(change) => onChange(change.value as T)}
    >
      <SegmentGroup.Indicator />
      {options.map((option) => (
        <SegmentGroup.Item key={option.value} value={option.value}>
          {option.icon}
          <SegmentGroup.ItemText>{option.label}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  );
}
