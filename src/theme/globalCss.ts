import { defineGlobalStyles } from '@chakra-ui/react';

export const globalCss = defineGlobalStyles({
  html: {
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
    // Chakra's shadow and ring utilities read these; unset they would void the whole declaration. They are inherited: on every
    // element they would cost each of them a table of variables of its own.
    '--ring-inset': 'var(--chakra-empty, )',
    '--ring-offset-width': '0px',
    '--ring-offset-color': 'transparent',
    '--ring-offset-shadow': '0 0 #0000',
    '--ring-shadow': '0 0 #0000',
    colorPalette: 'accent',
    color: 'text',
    bg: 'page',
    fontSize: '100%',
    // What Tab brings into the window is not under the header: its height, and the ring.
    scrollPaddingTop: '3.75rem',
    '&[lang=ar]': { fontFamily: 'system-ui, sans-serif' },
  },
  body: { fontFamily: 'body', fontSize: 'md', lineHeight: '1.25rem', color: 'text', bg: 'page', minH: '100dvh' },
  '*::placeholder': { color: 'muted', opacity: 1 },
  '*::selection': { bg: 'accent.emphasized', color: 'text' },
  ':focus-visible': { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
  // Arabic shows English where it has no text of its own: each text keeps its own direction (a question mark stays at its
  // end), blocks stay aligned to the page's. `right` because `start` would follow the text. Table cells align by `start`.
  '[dir=rtl] body': { textAlign: 'right' },
  ':where([dir=rtl]) :where(p, h1, h2, h3, h4, span, label, legend, li, dd, dt, button, a, div, small, option)': {
    unicodeBidi: 'plaintext',
  },
});
