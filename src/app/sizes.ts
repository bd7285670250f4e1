/** Sizes of the main layout: of its header, for what sticks below it or fills the window under it, and of its sidebar. */
export const layoutSizes = {
  '--header-height': '3.5rem',
  '--sidebar-width': '15.5rem',
  'html[data-layout=mini] &': { '--sidebar-width': '4.25rem' },
};
