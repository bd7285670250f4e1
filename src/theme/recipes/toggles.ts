import { defineSlotRecipe } from '@chakra-ui/react';
import { checkboxAnatomy, segmentGroupAnatomy, switchAnatomy } from '@chakra-ui/react/anatomy';

const ring = { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' };
const root = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  position: 'relative' as const,
  cursor: 'pointer',
  _disabled: { cursor: 'not-allowed' },
};
const label = { textStyle: 'md', userSelect: 'none' as const, _disabled: { opacity: 0.55 } };
const mark = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  boxSize: '4.5',
  bg: 'surface',
  borderWidth: '1px',
  borderColor: 'border.strong',
  color: 'colorPalette.contrast',
  _focusVisible: ring,
  _invalid: { borderColor: 'border.error' },
  _disabled: { opacity: 0.55 },
};
const on = { bg: 'colorPalette.solid', borderColor: 'colorPalette.border' };

const checkbox = defineSlotRecipe({
  className: 'checkbox',
  slots: checkboxAnatomy.keys(),
  base: {
    root,
    label,
    control: { ...mark, borderRadius: 'sm', _icon: { boxSize: '3.5' }, _checked: on, _indeterminate: on },
  },
});

/** A row of mutually exclusive choices; `ui/Segments.tsx`. */
const segmentGroup = defineSlotRecipe({
  className: 'segment-group',
  slots: segmentGroupAnatomy.keys(),
  base: {
    root: {
      display: 'inline-flex',
      position: 'relative',
      isolation: 'isolate',
      bg: 'sunken',
      borderRadius: 'lg',
      p: '0.5',
      maxW: '100%',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1.5',
      flex: 1,
      px: { base: '1.5', sm: '3' },
      fontWeight: 'medium',
      color: 'muted',
      cursor: 'pointer',
      borderRadius: 'md',
      whiteSpace: 'nowrap',
      _hover: { color: 'text' },
      _checked: { color: 'text' },
      _focusWithin: { ...ring, outlineOffset: '-2px' },
      _disabled: { layerStyle: 'disabled' },
    },
    indicator: {
      width: 'var(--width)',
      height: 'var(--height)',
      top: 'var(--top)',
      bg: 'surface',
      borderRadius: 'md',
      boxShadow: 'xs',
      borderWidth: '1px',
      borderColor: 'border.strong',
      zIndex: -1,
    },
  },
  variants: {
    size: {
      xs: { item: { minH: '6', textStyle: 'xs', px: '2' } },
      sm: { item: { minH: '8', textStyle: 'sm' } },
    },
  },
  defaultVariants: { size: 'sm' },
});

const toggle = defineSlotRecipe({
  className: 'switch',
  slots: switchAnatomy.keys(),
  base: {
    root,
    label,
    control: {
      display: 'inline-flex',
      alignItems: 'center',
      flexShrink: 0,
      width: '9',
      height: '5',
      p: '0.5',
      borderRadius: 'full',
      bg: 'border.strong',
      transition: 'background-color 120ms',
      _checked: { bg: 'colorPalette.solid', boxShadow: 'inset 0 0 0 1px var(--c-accent-border)' },
      _focusVisible: ring,
      _disabled: { opacity: 0.55 },
    },
    thumb: {
      boxSize: '4',
      borderRadius: 'full',
      bg: 'surface',
      transition: 'margin 120ms',
      _checked: { bg: 'colorPalette.contrast', ms: '4' },
    },
  },
});

export const toggles = { slotRecipes: { checkbox, segmentGroup, switch: toggle } };
