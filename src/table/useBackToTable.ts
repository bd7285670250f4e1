import { useEffect, useRef } from 'react';

/** The cell of the page's table that Tab stops at: in the row whose details are or were open last, else where the keyboard was; or what is shown without rows. */
export const tabStop = () =>
  document.querySelector<HTMLElement>('.dt [data-cell][tabindex="0"], .dt-frame[tabindex="-1"]');

/** Gives the focus to the table when what had it unmounts with its opener: the bar of bulk actions, their dialogs. */
export function useBackToTable(shown: boolean) {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current && !shown && document.activeElement === document.body) tabStop()?.focus({ preventScroll: true });
    before.current = shown;
  }, [shown]);
}
