import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import { fieldAnatomy, nativeSelectAnatomy } from '@chakra-ui/react/anatomy';

/** Tall enough for a finger on a phone. */
const touch = { '@media (max-width: 599px)': { minH: '10' } };

/** Looks of an input. */
export const box = {
  width: '100%',
  minWidth: '0',
  appearance: 'none' as const,
  textAlign: 'start' as const,
  bg: 'surface',
  color: 'text',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'lg',
  _hover: { borderColor: 'text' },
  _focusVisible: {
    outline: '2px solid',
    outlineColor: 'accent.focusRing',
    outlineOffset: '-1px',
    borderColor: 'transparent',
  },
  _invalid: { borderColor: 'border.error' },
  _disabled: { layerStyle: 'disabled' },
};
export const sizes = {
  sm: { h: '8', px: '2.5', textStyle: 'sm', ...touch },
  md: { h: '9', px: '3', textStyle: 'md', ...touch },
  lg: { h: '11', px: '3.5', textStyle: 'md' },
};

const input = defineRecipe({
  className: 'input',
  base: box,
  variants: { size: sizes },
  defaultVariants: { size: 'md' },
});

const textarea = defineRecipe({
  className: 'textarea',
  base: { ...box, resize: 'vertical' },
  variants: {
    size: { sm: { px: '2.5', py: '1.5', textStyle: 'sm' }, md: { px: '3', py: '2', minH: '20', textStyle: 'md' } },
  },
  defaultVariants: { size: 'md' },
});

const field = defineSlotRecipe({
  className: 'field',
  slots: fieldAnatomy.keys(),
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      position: 'relative',
      width: '100%',
      gap: '1',
    },
    label: {
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      textStyle: 'sm',
      fontWeight: 'medium',
      color: 'text',
      _disabled: { opacity: 0.55 },
    },
    requiredIndicator: { color: 'fg.error', lineHeight: '1' },
    helperText: { textStyle: 'xs', color: 'muted' },
    errorText: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      textStyle: 'xs',
      fontWeight: 'medium',
      color: 'fg.error',
      _icon: { boxSize: '3.5' },
    },
  },
});

const nativeSelect = defineSlotRecipe({
  className: 'native-select',
  slots: nativeSelectAnatomy.keys(),
  base: {
    root: { display: 'flex', position: 'relative', width: '100%', height: 'fit-content' },
    field: {
      ...box,
      cursor: 'pointer',
      // `start` would follow the text of the choice.
      _rtl: { textAlign: 'right' },
      '& > option, & > optgroup': { bg: 'surface', color: 'text' },
    },
    indicator: {
      position: 'absolute',
      insetEnd: '2.5',
      top: '50%',
      transform: 'translateY(-50%)',
      display: 'inline-flex',
      pointerEvents: 'none',
      color: 'muted',
      _icon: { boxSize: '4' },
    },
  },
  variants: {
    size: {
      sm: { field: { h: '8', ps: '2.5', pe: '8', textStyle: 'sm', ...touch } },
      md: { field: { h: '9', ps: '3', pe: '8', textStyle: 'md', ...touch } },
      lg: { field: { h: '11', ps: '3.5', pe: '9', textStyle: 'md' } },
    },
  },
  defaultVariants: { size: 'md' },
});

export const fields = { recipes: { input, textarea }, slotRecipes: { field, nativeSelect } };
