import { Box, chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

interface ChoiceProps<T extends string> {
  label: string;
  value: T;
  options: { value: T; label: string; icon?: ReactNode }[];
  onChange: (value: T) => void;
  columns?: number;
  /** Replaces the label, which stays for screen readers. */
  swatch?: (value: T) => ReactNode;
}

const Option = chakra('label', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: '10',
    px: '3',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'lg',
    textStyle: 'sm',
    fontWeight: 'medium',
    cursor: 'pointer',
    _hover: { bg: 'hover' },
    '&:has(:checked)': {
      borderColor: 'accent.border',
      bg: 'accent.subtle',
      color: 'accent.fg',
      boxShadow: 'inset 0 0 0 1px var(--c-accent-border)',
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
  },
});

/** Transparent and as large as its tile, for touch and screen readers. */
const Cover = chakra('input', { base: { position: 'absolute', inset: '0', opacity: 0, cursor: 'pointer' } });

/** Native radio buttons that look like tiles. */
export function Choice<T extends string>({ label, value, options, onChange, columns = 2, swatch }: ChoiceProps<T>) {
  const name = useId();
  return (
    <chakra.fieldset border="0" p="0" m="0" minW="0">
      <chakra.legend textStyle="label" mb="1.5" p="0">
        {label}
      </chakra.legend>
      <Box display="grid" gap="2" gridTemplateColumns={`repeat(${columns}, 1fr)`}>
        {options.map((option) => (
          <Option key={option.value}>
            <Cover
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {swatch?.(option.value) ?? option.icon}
            {option.label}
          </Option>
        ))}
      </Box>
    </chakra.fieldset>
  );
}
