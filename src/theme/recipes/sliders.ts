import { defineSlotRecipe } from '@chakra-ui/react';
import { progressAnatomy, sliderAnatomy } from '@chakra-ui/react/anatomy';

const progress = defineSlotRecipe({
  className: 'progress',
  slots: progressAnatomy.keys(),
  base: {
    root: { position: 'relative' },
    label: { textStyle: 'sm', fontWeight: 'medium' },
    track: {
      overflow: 'hidden',
      position: 'relative',
      h: '2',
      borderRadius: 'full',
      bg: 'sunken',
      borderWidth: '1px',
      borderColor: 'border',
    },
    range: {
      h: '100%',
      bg: 'colorPalette.border',
      transition: 'width 150ms',
      _indeterminate: { animation: 'pulse', width: '100%' },
    },
    valueText: { textStyle: 'xs', fontVariantNumeric: 'tabular-nums' },
  },
});

const slider = defineSlotRecipe({
  className: 'slider',
  slots: sliderAnatomy.keys(),
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      position: 'relative',
      touchAction: 'none',
      width: '100%',
    },
    label: { textStyle: 'sm', fontWeight: 'medium' },
    control: { display: 'inline-flex', alignItems: 'center', position: 'relative', width: '100%', minHeight: '5' },
    track: { flex: 1, h: '1.5', overflow: 'hidden', borderRadius: 'full', bg: 'border.strong' },
    range: { height: '100%', bg: 'colorPalette.border' },
    thumb: {
      boxSize: '5',
      top: '50%',
      translate: '0 -50%',
      borderRadius: 'full',
      bg: 'surface',
      borderWidth: '2px',
      borderColor: 'colorPalette.border',
      zIndex: 2,
    },
    valueText: { textStyle: 'xs', fontVariantNumeric: 'tabular-nums', color: 'muted' },
  },
});

export const sliders = { slotRecipes: { progress, slider } };
