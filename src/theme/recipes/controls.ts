import { defineRecipe } from '@chakra-ui/react';

/** Under a thumb 40 px at least; large text is broken before it is cut. */
const touch = {
  '@media (max-width: 599px)': { minH: '10', minW: '10', h: 'auto', maxW: '100%', whiteSpace: 'normal' },
};

const button = defineRecipe({
  className: 'btn',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    userSelect: 'none',
    whiteSpace: 'nowrap',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontWeight: 'medium',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    _disabled: { layerStyle: 'disabled' },
    '&[aria-disabled=true]': { layerStyle: 'disabled' },
    _icon: { flexShrink: 0, width: '1.125em', height: '1.125em' },
  },
  variants: {
    size: {
      xs: { h: '7', minW: '7', px: '2', gap: '1', textStyle: 'xs', ...touch },
      sm: { h: '8', minW: '8', px: '2.5', gap: '1.5', textStyle: 'sm', ...touch },
      md: { h: '9', minW: '9', px: '3.5', gap: '2', textStyle: 'md', ...touch },
      lg: { h: '11', minW: '11', px: '5', gap: '2', textStyle: 'md' },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.solidHover', _disabled: { bg: 'colorPalette.solid' } },
      },
      outline: {
        bg: 'surface',
        color: 'text',
        borderColor: 'border.strong',
        _hover: { bg: 'hover' },
        _expanded: { bg: 'sunken' },
      },
      ghost: { bg: 'transparent', color: 'text', _hover: { bg: 'hover' }, _expanded: { bg: 'sunken' } },
      plain: { bg: 'transparent', color: 'colorPalette.fg', _hover: { textDecoration: 'underline' } },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});

const link = defineRecipe({
  className: 'link',
  base: {
    color: 'accent.fg',
    textUnderlineOffset: '3px',
    borderRadius: 'xs',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
    // For a thumb: 24 px at least, without a change of the lines it is in, or of what is beside it.
    '@media (max-width: 599px)': { py: '1', my: '-1' },
  },
});

export const controls = { recipes: { button, link } };
