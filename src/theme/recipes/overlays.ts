import { defineSlotRecipe } from '@chakra-ui/react';
import {
  comboboxAnatomy,
  dialogAnatomy,
  drawerAnatomy,
  menuAnatomy,
  popoverAnatomy,
  toastAnatomy,
  tooltipAnatomy,
} from '@chakra-ui/react/anatomy';

import { box, sizes } from './fields';

/** Above what opened it: Zag counts the layers. */
const above = (level: string) => ({ '--z': `zIndex.${level}`, zIndex: 'calc(var(--z) + var(--layer-index, 0))' });
/** Only looks: nothing moves for readers who asked for less motion (`base.css`). */
const fade = { _open: { animation: 'fade-in 120ms ease-out' }, _closed: { animation: 'fade-out 100ms ease-out' } };
const floating = {
  ...above('popover'),
  ...fade,
  layerStyle: 'raised',
  maxW: 'calc(100vw - 16px)',
  maxH: 'min(var(--available-height), calc(100dvh - 16px))',
  position: 'relative' as const,
  overflowY: 'auto',
  outline: 'none',
};

const menu = defineSlotRecipe({
  className: 'menu',
  slots: menuAnatomy.keys(),
  base: {
    content: { ...floating, p: '1', minW: '44' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      w: '100%',
      minH: '8',
      px: '2.5',
      py: '1',
      borderRadius: 'md',
      textStyle: 'md',
      textAlign: 'start',
      cursor: 'pointer',
      userSelect: 'none',
      color: 'text',
      outline: 'none',
      _highlighted: { bg: 'hover', boxShadow: 'inset 0 0 0 2px var(--c-accent-focus-ring)' },
      _hover: { bg: 'hover', boxShadow: 'none' },
      '&[aria-disabled=true]': { color: 'muted', cursor: 'not-allowed' },
      '& svg': { boxSize: '4', flexShrink: 0 },
    },
    itemText: { flex: '1' },
    separator: { my: '1', mx: '-1', borderTopWidth: '1px' },
  },
});

const combobox = defineSlotRecipe({
  className: 'combobox',
  slots: comboboxAnatomy.keys(),
  base: {
    root: { w: '100%', minW: '0' },
    input: box,
    content: { ...floating, p: '1', minW: '14rem', maxH: '16rem' },
    item: {
      display: 'block',
      px: '2',
      py: '1.5',
      borderRadius: 'md',
      cursor: 'pointer',
      _highlighted: { bg: 'accent.subtle' },
    },
  },
  variants: { size: { sm: { input: sizes.sm }, md: { input: sizes.md } } },
  defaultVariants: { size: 'md' },
});

const popover = defineSlotRecipe({
  className: 'popover',
  slots: popoverAnatomy.keys(),
  base: { content: { ...floating, p: '3' } },
});

const tooltip = defineSlotRecipe({
  className: 'tooltip',
  slots: tooltipAnatomy.keys(),
  base: {
    content: {
      ...above('tooltip'),
      ...fade,
      px: '2',
      py: '1',
      maxW: 'xs',
      borderRadius: 'md',
      bg: 'inverted',
      color: 'inverted.text',
      textStyle: 'xs',
      fontWeight: 'medium',
    },
  },
});

const toast = defineSlotRecipe({
  className: 'toast',
  slots: toastAnatomy.keys(),
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      w: '26rem',
      maxW: 'calc(100vw - 1.5rem)',
      ps: '3',
      pe: '1.5',
      py: '1.5',
      minH: '10',
      textStyle: 'sm',
      layerStyle: 'raised',
      borderInlineStartWidth: '3px',
      borderInlineStartColor: 'colorPalette.solid',
      // Zag puts one below the other.
      translate: 'var(--x) var(--y)',
      opacity: 'var(--opacity)',
      zIndex: 'var(--z-index)',
      transition: 'translate 150ms ease-out, opacity 150ms ease-out',
    },
    title: { flex: '1', minW: '0', overflowWrap: 'anywhere' },
  },
});

const backdrop = {
  ...above('modal'),
  ...fade,
  position: 'fixed' as const,
  inset: '0',
  bg: 'rgb(10 14 18 / 0.45)',
};
const positioner = {
  ...above('modal'),
  display: 'flex',
  position: 'fixed' as const,
  inset: '0',
  // On its way out it is in nobody's way.
  '&:has(> [data-state=closed])': { pointerEvents: 'none' },
};
const panel = {
  display: 'flex',
  flexDirection: 'column' as const,
  width: '100%',
  bg: 'raised',
  color: 'text',
  boxShadow: 'lg',
  outline: 'none',
};
const row = { display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: '2', flexShrink: 0 };
const parts = {
  backdrop,
  // Large text has its buttons below it.
  header: { ...row, flexWrap: { base: 'wrap' as const, sm: 'nowrap' as const }, ps: '5', pe: '3', pt: '3', pb: '2' },
  title: { flex: { base: '1 1 6rem', sm: '1' }, minW: '0', textStyle: 'lg', fontWeight: 'semibold' },
  body: { flex: '1', minH: '0', overflowY: 'auto' as const, position: 'relative' as const, px: '5', py: '2' },
  footer: { ...row, flexWrap: 'wrap' as const, px: '5', py: '4' },
};

const widths = {
  sm: { content: { maxW: { sm: 'sm' } } },
  md: { content: { maxW: { sm: 'md' } } },
  lg: { content: { maxW: { sm: 'lg' } } },
  xl: { content: { maxW: { sm: 'xl' } } },
  '2xl': { content: { maxW: { sm: '3xl' } } },
};

const dialog = defineSlotRecipe({
  className: 'dialog',
  slots: dialogAnatomy.keys(),
  base: {
    ...parts,
    positioner: { ...positioner, justifyContent: 'center' },
    content: {
      ...panel,
      borderRadius: 'lg',
      borderWidth: '1px',
      _open: { animation: 'rise-in 150ms ease-out' },
      _closed: { animation: 'fade-out 150ms ease-out' },
    },
  },
  variants: {
    size: widths,
    placement: {
      center: { positioner: { alignItems: 'center', p: '4' }, content: { maxH: 'calc(100dvh - 2rem)' } },
      // At the bottom edge on phones.
      bottom: {
        positioner: { alignItems: { base: 'flex-end', sm: 'center' }, p: { base: '0', sm: '6' } },
        content: {
          maxH: { base: '92dvh', sm: 'calc(100dvh - 3rem)' },
          borderBottomRadius: { base: '0', sm: 'lg' },
        },
      },
      top: {
        positioner: { alignItems: 'flex-start', px: '4', pt: { base: '4', sm: '12vh' } },
        content: { maxH: '70dvh', overflow: 'hidden' },
      },
    },
  },
  defaultVariants: { size: 'md', placement: 'bottom' },
});

const drawer = defineSlotRecipe({
  className: 'drawer',
  slots: drawerAnatomy.keys(),
  base: {
    ...parts,
    positioner: { ...positioner, alignItems: 'stretch' },
    content: { ...panel, height: '100dvh' },
  },
  variants: {
    size: widths,
    placement: {
      start: {
        positioner: { justifyContent: 'flex-start' },
        content: {
          maxW: { base: '20rem' },
          borderInlineEndWidth: '1px',
          _open: { animation: 'slide-in-start 180ms cubic-bezier(0.2, 0, 0, 1)' },
          _closed: { animation: 'slide-out-start 150ms ease-out' },
        },
      },
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: {
          borderInlineStartWidth: '1px',
          _open: { animation: 'slide-in 180ms cubic-bezier(0.2, 0, 0, 1)' },
          _closed: { animation: 'slide-out 150ms ease-out' },
        },
      },
    },
  },
  defaultVariants: { size: 'md', placement: 'end' },
});

export const overlays = { slotRecipes: { menu, combobox, popover, tooltip, toast, dialog, drawer } };
