const done = (to: string) =>
  `linear-gradient(to ${to}, var(--c-accent-solid) var(--done), var(--c-border-strong) var(--done))`;
const track = {
  height: '4px',
  borderRadius: '999px',
  background: done('right'),
  '[dir=rtl] &': { background: done('left') },
};
const thumb = {
  appearance: 'none',
  width: '16px',
  height: '16px',
  border: '2px solid var(--c-surface)',
  borderRadius: '999px',
  background: 'var(--c-accent-solid)',
};
/** A slider in the theme's colours (`--done` is the share passed): the browsers' own track is white in dark mode. */
export const range = {
  appearance: 'none',
  height: '16px',
  borderRadius: '999px',
  background: 'transparent',
  cursor: 'pointer',
  '&::-webkit-slider-runnable-track': track,
  '&::-moz-range-track': track,
  '&::-webkit-slider-thumb': { ...thumb, marginTop: '-6px' },
  '&::-moz-range-thumb': thumb,
};
