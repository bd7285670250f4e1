import { defineSlotRecipe } from '@chakra-ui/react';
import { progressAnatomy } from '@chakra-ui/react/anatomy';

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

export const sliders = { slotRecipes: { progress } };
