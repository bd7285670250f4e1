export type Mode = 'light' | 'dark';
export type Contrast = 'default' | 'bold';

export interface Neutrals {
  page: string;
  surface: string;
  /** Menus, dialogs and toasts. */
  raised: string;
  /** Table heads, tracks, hovered rows. */
  sunken: string;
  hover: string;
  /** Hairline between areas; decoration, not the only mark of a control. */
  border: string;
  /** Outline of inputs and other controls, 3:1. */
  borderStrong: string;
  text: string;
  muted: string;
  /** Tooltips: the reverse of the surface. */
  inverted: string;
  invertedText: string;
}

/** The quiet part of the palette. Dark is designed by hand: borders lighter than their surface, low chroma. */
export const neutrals: Record<Contrast, Record<Mode, Neutrals>> = {
  default: {
    light: {
      page: '#f7f8fa',
      surface: '#ffffff',
      raised: '#ffffff',
      sunken: '#f0f2f5',
      hover: '#f3f5f8',
      border: '#dfe3e8',
      borderStrong: '#818c9a',
      text: '#1a2129',
      muted: '#566270',
      inverted: '#1f2730',
      invertedText: '#f4f6f8',
    },
    dark: {
      page: '#0f1419',
      surface: '#161c23',
      raised: '#1c242d',
      sunken: '#1a2129',
      hover: '#1f2832',
      border: '#2b3641',
      borderStrong: '#728091',
      text: '#e6eaef',
      muted: '#9eaab7',
      inverted: '#e6eaef',
      invertedText: '#161c23',
    },
  },
  bold: {
    light: {
      page: '#ffffff',
      surface: '#ffffff',
      raised: '#ffffff',
      sunken: '#f2f4f6',
      hover: '#eceff2',
      border: '#8d97a3',
      borderStrong: '#4d5864',
      text: '#000000',
      muted: '#37414c',
      inverted: '#000000',
      invertedText: '#ffffff',
    },
    dark: {
      page: '#000000',
      surface: '#0a0e12',
      raised: '#10161c',
      sunken: '#141b22',
      hover: '#1c252e',
      border: '#5f6c7a',
      borderStrong: '#a3b0be',
      text: '#ffffff',
      muted: '#c9d2db',
      inverted: '#ffffff',
      invertedText: '#000000',
    },
  },
};
