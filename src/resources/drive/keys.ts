/** Buttons for a thumb, as wide as what they are in. */
export const wideKey = { w: '100%', size: 'lg', h: '14', mt: '3' } as const;

/** 56 px with one line, and no larger than its letters ask for. */
export const barKey = {
  h: 'auto',
  px: '4px',
  py: '18px',
  lineHeight: '1.25rem',
  whiteSpace: 'normal',
  minW: '0',
} as const;
