/** Whether the page runs from right to left. Asks no style, which would have the browser style the page. */
export const isRtl = () => document.documentElement.dir === 'rtl';
