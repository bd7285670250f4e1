import { defineLayerStyles, defineSemanticTokens, defineTextStyles, defineTokens } from '@chakra-ui/react';

const steps = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 44, 48, 72, 96,
];
const spacing = Object.fromEntries(steps.map((n) => [String(n), { value: `${n / 4}rem` }]));
const values = (map: Record<string, string>) =>
  Object.fromEntries(Object.entries(map).map(([k, v]) => [k, { value: v }]));

const FALLBACK = "'Inter Stand-in', Lato, system-ui, sans-serif";

export const tokens = defineTokens({
  fonts: values({
    body: `'Inter Variable', ${FALLBACK}`,
    heading: `'Inter Variable', ${FALLBACK}`,
    mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  }),
  /** 12 labels, 13 secondary, 14 body and tables, 16, 20 page title, 28 figure. */
  fontSizes: values({
    '2xs': '0.6875rem',
    xs: '0.75rem',
    sm: '0.8125rem',
    md: '0.875rem',
    lg: '1rem',
    xl: '1.25rem',
    '2xl': '1.75rem',
  }),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '700' }),
  lineHeights: values({ none: '1', tight: '1.25', short: '1.375', moderate: '1.5' }),
  letterSpacings: values({ tight: '-0.015em', wide: '0.02em' }),
  /** md small controls, lg cards and inputs, full pills. */
  radii: values({
    none: '0',
    xs: '2px',
    sm: '4px',
    md: '6px',
    lg: '8px',
    xl: '12px',
    full: '999px',
  }),
  spacing,
  sizes: {
    ...spacing,
    ...values({
      xs: '20rem',
      sm: '24rem',
      md: '28rem',
      lg: '32rem',
      xl: '36rem',
      '2xl': '42rem',
      full: '100%',
      max: 'max-content',
      min: 'min-content',
    }),
  },
  shadows: values({
    xs: '0 1px 2px rgb(16 22 29 / 0.06)',
    sm: '0 2px 6px rgb(16 22 29 / 0.10)',
    md: '0 6px 18px rgb(16 22 29 / 0.14)',
    lg: '0 12px 32px rgb(16 22 29 / 0.20)',
  }),
  durations: values({ fast: '120ms', moderate: '150ms', slow: '200ms' }),
  animations: values({ spin: 'spin 0.8s linear infinite', pulse: 'pulse 1.6s ease-in-out infinite' }),
  zIndex: values({
    docked: '10',
    sticky: '100',
    modal: '1400',
    popover: '1500',
    skipNav: '1600',
    tooltip: '1800',
  }),
});

/** The colours themselves are custom properties of tokens.css, so that modes and presets switch without a new system. */
const v = (name: string) => ({ value: `var(--c-${name})` });
const palette = (name: string) => ({
  solid: v(`${name}-solid`),
  solidHover: v(`${name}-solid-hover`),
  contrast: v(`${name}-contrast`),
  fg: v(`${name}-fg`),
  text: v(`${name}-fg`),
  subtle: v(`${name}-subtle`),
  muted: v(`${name}-muted`),
  emphasized: v(`${name}-emphasized`),
  border: v(`${name}-border`),
  focusRing: v(`${name}-focus-ring`),
});
const level = (band: string) => ({
  DEFAULT: v(`level-${band}`),
  fg: v(`level-${band}-fg`),
  subtle: v(`level-${band}-subtle`),
});
export const semanticColors = defineSemanticTokens.colors({
  transparent: { value: 'transparent' },
  current: { value: 'currentColor' },
  white: { value: '#ffffff' },
  page: v('page'),
  surface: v('surface'),
  raised: v('raised'),
  sunken: v('sunken'),
  hover: v('hover'),
  text: v('text'),
  muted: v('muted'),
  inverted: { DEFAULT: v('inverted'), text: v('inverted-text') },
  fg: { error: v('danger-fg') },
  border: {
    DEFAULT: v('border'),
    strong: v('border-strong'),
    error: v('danger-border'),
  },
  accent: palette('accent'),
  success: palette('success'),
  warning: palette('warning'),
  danger: palette('danger'),
  info: palette('info'),
  neutral: {
    solid: v('inverted'),
    solidHover: v('inverted'),
    contrast: v('inverted-text'),
    fg: v('text'),
    text: v('text'),
    subtle: v('sunken'),
    muted: v('sunken'),
    emphasized: v('border'),
    border: v('border-strong'),
    focusRing: v('accent-focus-ring'),
  },
  level: { low: level('low'), mid: level('mid'), high: level('high'), over: level('over') },
  glass: { white: v('glass-white'), green: v('glass-green'), brown: v('glass-brown'), outline: v('glass-outline') },
});

const text = (fontSize: string, lineHeight: string, more: object = {}) => ({
  value: { fontSize, lineHeight, ...more },
});

export const textStyles = defineTextStyles({
  '2xs': text('2xs', '0.875rem'),
  xs: text('xs', '1rem'),
  sm: text('sm', '1.125rem'),
  md: text('md', '1.25rem'),
  lg: text('lg', '1.5rem'),
  xl: text('xl', '1.75rem'),
  '2xl': text('2xl', '2.25rem'),
  secondary: text('sm', '1.125rem', { color: 'muted' }),
  label: text('xs', '1rem', { color: 'muted', fontWeight: 'medium' }),
  title: text('xl', '1.75rem', { fontWeight: 'semibold', letterSpacing: 'tight' }),
  section: text('md', '1.25rem', { fontWeight: 'semibold' }),
  figure: text('2xl', '2.25rem', {
    fontWeight: 'semibold',
    letterSpacing: 'tight',
    fontVariantNumeric: 'tabular-nums',
  }),
  tabular: { value: { fontVariantNumeric: 'tabular-nums' } },
});

export const layerStyles = defineLayerStyles({
  disabled: { value: { opacity: 0.55, cursor: 'not-allowed' } },
  card: { value: { bg: 'surface', borderWidth: '1px', borderColor: 'border', borderRadius: 'lg' } },
  raised: {
    value: {
      bg: 'raised',
      color: 'text',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'lg',
      boxShadow: 'md',
    },
  },
});
