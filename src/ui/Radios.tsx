import { Box, RadioGroup, VisuallyHidden, type BoxProps } from '@chakra-ui/react';
import { useId, type CSSProperties, type ReactNode } from 'react';

interface RadiosProps<T extends string> {
  /** Name of the group. */
  label: ReactNode;
  hideLabel?: boolean;
  value: T | undefined;
  /** `after` does not belong to the name. */
  options: readonly { value: T; label: ReactNode; after?: ReactNode }[];
  onChange: (value: T) => void;
  onBlur?: () => void;
  /** Tiles have an outline; rows are for lists in a panel. */
  look?: 'tiles' | 'rows';
  /** How the options lie beside each other. */
  layout?: BoxProps;
  error?: string;
}

/** Unseen but as large as its option: touch and screen readers find it where it is seen. */
const COVER: CSSProperties = {
  ...{ position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0 },
  ...{ opacity: 0, clip: 'auto', cursor: 'pointer' },
};

const item = {
  position: 'relative' as const,
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  cursor: 'pointer',
  minW: '0',
  _focusVisible: { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '1px' },
};
const LOOKS = {
  rows: { ...item, minH: '8', px: '1.5', borderRadius: 'md', _hover: { bg: 'hover' } },
  tiles: {
    ...item,
    minH: '10',
    px: '3',
    py: '1.5',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'lg',
    _hover: { bg: 'hover' },
    _checked: { borderColor: 'accent.border', bg: 'accent.subtle' },
  },
};
const mark = {
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSize: '4',
  borderRadius: 'full',
  borderWidth: '1px',
  borderColor: 'border.strong',
  bg: 'surface',
  _checked: { borderColor: 'accent.border', bg: 'accent.solid' },
  '& .dot': { boxSize: '1.5', borderRadius: 'full', bg: 'accent.contrast' },
};

/** One of a few, all in sight, each with its mark. */
export function Radios<T extends string>(props: RadiosProps<T>) {
  const { label, hideLabel, value, options, onChange, onBlur, look = 'tiles', layout, error } = props;
  const id = useId();
  return (
    <RadioGroup.Root
      value={value ?? null}
      invalid={Boolean(error)}
      aria-describedby={error ? id : undefined}
      minW="0"
      onValueChange={(change) => onChange(change.value as T)}
    >
      <RadioGroup.Label textStyle="sm" fontWeight="medium" display="block" mb={hideLabel ? '0' : '1.5'}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </RadioGroup.Label>
      <Box {...layout}>
        {options.map((option) => (
          <RadioGroup.Item key={option.value} value={option.value} css={LOOKS[look]}>
            <RadioGroup.ItemHiddenInput style={COVER} onBlur={onBlur} />
            <RadioGroup.ItemIndicator css={mark} />
            <RadioGroup.ItemText display="flex" alignItems="center" gap="2" flex="1" minW="0">
              {option.label}
            </RadioGroup.ItemText>
            {option.after}
          </RadioGroup.Item>
        ))}
      </Box>
      {error ? (
        <Box id={id} role="alert" textStyle="xs" color="fg.error" mt="1">
          {error}
        </Box>
      ) : null}
    </RadioGroup.Root>
  );
}
