import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import { alertAnatomy, progressAnatomy } from '@chakra-ui/react/anatomy';

const heading = defineRecipe({
  className: 'heading',
  base: { fontFamily: 'heading', fontWeight: 'semibold', color: 'text' },
  variants: {
    size: { sm: { textStyle: 'md' }, md: { textStyle: 'lg' }, lg: { textStyle: 'title' } },
  },
  defaultVariants: { size: 'lg' },
});

const kbd = defineRecipe({
  className: 'kbd',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    px: '1.5',
    minH: '5',
    textStyle: 'xs',
    fontFamily: 'mono',
    color: 'muted',
    bg: 'sunken',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'sm',
  },
});

const separator = defineRecipe({
  className: 'separator',
  base: { display: 'block', borderColor: 'border', borderTopWidth: '1px', width: '100%' },
});

const skeleton = defineRecipe({
  className: 'skeleton',
  base: {},
  variants: {
    loading: {
      true: {
        bg: 'border/70',
        borderRadius: 'md',
        color: 'transparent',
        animation: 'pulse',
        pointerEvents: 'none',
        userSelect: 'none',
      },
    },
  },
});

const spinner = defineRecipe({
  className: 'spinner',
  base: {
    display: 'inline-block',
    borderRadius: 'full',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderInlineStartColor: 'transparent',
    animation: 'spin',
    width: 'var(--spinner-size)',
    height: 'var(--spinner-size)',
  },
  variants: {
    size: {
      inherit: { '--spinner-size': '1em' },
      xs: { '--spinner-size': 'sizes.3' },
      sm: { '--spinner-size': 'sizes.4' },
      md: { '--spinner-size': 'sizes.5' },
      lg: { '--spinner-size': 'sizes.8' },
    },
  },
  defaultVariants: { size: 'md' },
});

const alert = defineSlotRecipe({
  className: 'alert',
  slots: alertAnatomy.keys(),
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2.5',
      width: '100%',
      px: '3',
      py: '2.5',
      textStyle: 'md',
      borderRadius: 'lg',
      borderWidth: '1px',
      bg: 'colorPalette.subtle',
      borderColor: 'colorPalette.emphasized',
      color: 'text',
    },
    indicator: { color: 'colorPalette.fg', flexShrink: 0, boxSize: '5', _icon: { boxSize: '5' } },
    content: { flex: 1, display: 'flex', flexDirection: 'column', gap: '0.5' },
    title: { fontWeight: 'medium' },
    description: { color: 'muted' },
  },
  variants: {
    status: {
      info: { root: { colorPalette: 'info' } },
      success: { root: { colorPalette: 'success' } },
      warning: { root: { colorPalette: 'warning' } },
      error: { root: { colorPalette: 'danger' } },
    },
  },
  defaultVariants: { status: 'info' },
});

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
  },
});

export const marks = {
  recipes: { heading, kbd, separator, skeleton, spinner },
  slotRecipes: { alert, progress },
};
