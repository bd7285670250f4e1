import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react';
import { alertAnatomy, avatarAnatomy, tagAnatomy } from '@chakra-ui/react/anatomy';

const badge = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    borderRadius: 'full',
    px: '2',
    minH: '5',
    textStyle: 'xs',
    fontWeight: 'medium',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  variants: {
    variant: {
      subtle: { bg: 'colorPalette.muted', color: 'colorPalette.fg' },
      solid: { bg: 'colorPalette.solid', color: 'colorPalette.contrast' },
      outline: { borderWidth: '1px', borderColor: 'border.strong', color: 'text' },
    },
  },
  defaultVariants: { variant: 'subtle' },
});

const heading = defineRecipe({
  className: 'heading',
  base: { fontFamily: 'heading', fontWeight: 'semibold', color: 'text' },
  variants: {
    size: { sm: { textStyle: 'md' }, md: { textStyle: 'lg' }, lg: { textStyle: 'title' }, xl: { textStyle: '2xl' } },
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
  base: { display: 'block', borderColor: 'border' },
  variants: {
    orientation: {
      horizontal: { borderTopWidth: '1px', width: '100%' },
      vertical: { borderInlineStartWidth: '1px', height: '100%' },
    },
  },
  defaultVariants: { orientation: 'horizontal' },
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
      neutral: { root: { colorPalette: 'neutral' } },
    },
  },
  defaultVariants: { status: 'info' },
});

const avatar = defineSlotRecipe({
  className: 'avatar',
  slots: avatarAnatomy.keys(),
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: 0,
      borderRadius: 'full',
      bg: 'colorPalette.muted',
      color: 'colorPalette.fg',
      fontWeight: 'semibold',
      overflow: 'hidden',
    },
    image: { width: '100%', height: '100%', objectFit: 'cover' },
  },
  variants: {
    size: {
      sm: { root: { boxSize: '7', textStyle: 'xs' } },
      md: { root: { boxSize: '9', textStyle: 'sm' } },
      lg: { root: { boxSize: '16', textStyle: 'xl' } },
    },
  },
  defaultVariants: { size: 'md' },
});

const tag = defineSlotRecipe({
  className: 'tag',
  slots: tagAnatomy.keys(),
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      maxW: '100%',
      minH: '6',
      px: '2',
      borderRadius: 'full',
      bg: 'colorPalette.muted',
      color: 'colorPalette.fg',
      textStyle: 'xs',
    },
    label: { lineClamp: '1' },
    closeTrigger: {
      display: 'flex',
      color: 'inherit',
      cursor: 'pointer',
      borderRadius: 'full',
      _icon: { boxSize: '3.5' },
    },
  },
});

export const marks = {
  recipes: { badge, heading, kbd, separator, skeleton, spinner },
  slotRecipes: { alert, avatar, tag },
};
