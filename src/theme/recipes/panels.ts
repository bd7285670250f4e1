import { defineSlotRecipe } from '@chakra-ui/react';
import { cardAnatomy, tabsAnatomy } from '@chakra-ui/react/anatomy';

const card = defineSlotRecipe({
  className: 'card',
  slots: cardAnatomy.keys(),
  base: {
    root: { display: 'flex', flexDirection: 'column', minWidth: '0', layerStyle: 'card' },
    header: { display: 'flex', flexDirection: 'column', gap: '0.5', px: '4', pt: '4' },
    body: { flex: 1, p: '4', minWidth: '0' },
    footer: { display: 'flex', alignItems: 'center', gap: '2', px: '4', pb: '4' },
    title: { textStyle: 'section' },
    description: { textStyle: 'secondary' },
  },
});

const tabs = defineSlotRecipe({
  className: 'tabs',
  slots: tabsAnatomy.keys(),
  base: {
    root: { display: 'block', minWidth: '0' },
    list: { display: 'flex', gap: '1', borderBottomWidth: '1px', borderColor: 'border', overflowX: 'auto' },
    trigger: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      h: '9',
      px: '3',
      color: 'muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      mb: '-1px',
      _hover: { color: 'text' },
      _selected: { color: 'accent.fg', borderColor: 'accent.border' },
      _focusVisible: { outlineOffset: '-2px' },
      _disabled: { layerStyle: 'disabled' },
    },
    content: { pt: '4' },
  },
});

export const panels = { slotRecipes: { card, tabs } };
